/** The page of the sandbox. */
import { fragmentOf, linkPayload } from '@/events/log/link';
import { typeset } from '../sentence/plainText';
import { EXAMPLES } from './examples';
import { SandboxWait } from './Lead';
import { SandboxIsland } from './SandboxIsland';
import '../styles/styles';
import './sandbox.css';

/** Drawn on the server without a system, which only the reader's browser knows, but with what can be played at once. */
export function SandboxPage() {
  return (
    <div className="sandbox">
      <h1>Sandbox</h1>
      <div className="sandbox-body">
        <SandboxIsland>
          <SandboxWait>
            <ExampleLinks />
          </SandboxWait>
        </SandboxIsland>
      </div>
      <noscript>
        <p>The sandbox needs JavaScript.</p>
      </noscript>
    </div>
  );
}

/** The examples as links that hold them whole: one that is followed early is opened as the script comes. */
function ExampleLinks() {
  return (
    <div className="build-examples">
      <p>Meanwhile, choose an example to play:</p>
      <ul>
        {EXAMPLES.map(({ system, title, about, opening }) => {
          const log = { world: 'banking', lesson: 'sandbox', title, opening, events: [] } as const;
          const payload = linkPayload(log);
          return (
            <li key={system}>
              {payload === null ? title : <a href={`#${fragmentOf(payload, null)}`}>{title}</a>}
              <p>{typeset(about)}</p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
