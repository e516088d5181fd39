/** The picture of a scenario in a list. What it is drawn from never changes, so that it is drawn once. */
import type { Preview } from '@/events/views/preview';
import { markupOf } from './markup';
import { ScenarioPicture } from './ScenarioPicture';

/** Pictures that are kept, some kilobytes each; the one that was longest unused goes first. */
const MOST_KEPT = 1000;

const kept = new Map<string, string>();

function pictureMarkup(id: string, preview: Preview): string {
  const markup = kept.get(id) ?? markupOf(<ScenarioPicture preview={preview} />);
  kept.delete(id);
  kept.set(id, markup);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return markup;
}

interface ListedPictureProps {
  /** The id of the scenario, by which its picture is kept. */
  readonly id: string;
  readonly preview: Preview;
}

/** Draws it. */
export function ListedPicture({ id, preview }: ListedPictureProps) {
  return (
    <div
      className="scenario-card-picture"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own component, written out with every text in it escaped.
      dangerouslySetInnerHTML={{ __html: pictureMarkup(id, preview) }}
    />
  );
}
