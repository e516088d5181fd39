/** The page of an embedded board: the board that the address names, with nothing around it. */
import { EmbedBoard } from './EmbedBoard';
import '../styles/styles';
import './embed.css';

/** Drawn on the server without a board: only the reader's browser knows which. */
export function EmbedPage() {
  return (
    <main id="main" className="embed" tabIndex={-1}>
      <h1 className="visually-hidden">Tallystick board</h1>
      <EmbedBoard />
      <noscript>
        <p>The board needs JavaScript to be played.</p>
      </noscript>
    </main>
  );
}
