/** Boards in other sites: the page that they put in a frame, and the HTML by which they do. */
import { escaped } from './escaped';

/** The page of a board that another site embeds. */
export const EMBED_PATH = '/embed';

/** Room for two columns of T-accounts with the player under them, in CSS pixels. */
const WIDTH = 960;
const HEIGHT = 720;

/**
 * The HTML of a frame around a board. It is as wide as there is room, up to its own width.
 *
 * @param link the address of an embedded board, its log in the fragment
 * @param title what the frame is called for those who do not see it
 */
export function embedSnippet(link: string, title: string): string {
  const attributes = [
    ['src', link],
    ['title', title],
    ['width', String(WIDTH)],
    ['height', String(HEIGHT)],
    ['style', 'max-width: 100%; border: 0'],
    ['loading', 'lazy'],
    ['allow', 'fullscreen; clipboard-write'],
  ].map(([name, value = '']) => `${name}="${escaped(value)}"`);
  return `<iframe ${attributes.join(' ')}></iframe>`;
}
