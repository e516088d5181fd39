/** The picture of a board within a page, in whichever colours the page has. */
import type { Preview } from '@/events/worlds';
import { Drawing } from '../picture/drawing';

/** The page's own colours: the picture changes with the theme. */
const ownPaint = (property: string): string => property;

/** As wide as its place. It says in a sentence what it shows. */
export function BoardPicture({ preview }: { readonly preview: Preview }) {
  return <Drawing preview={preview} paint={ownPaint} />;
}
