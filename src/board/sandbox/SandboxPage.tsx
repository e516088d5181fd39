/** The page of the sandbox. */
import { SandboxIsland } from './SandboxIsland';
import '../styles/styles';
import './sandbox.css';

/** Drawn on the server without a system: only the reader's browser knows which. */
export function SandboxPage() {
  return (
    <div className="sandbox">
      <h1>Sandbox</h1>
      <div className="sandbox-body">
        <SandboxIsland />
      </div>
      <noscript>
        <p>The sandbox needs JavaScript.</p>
      </noscript>
    </div>
  );
}
