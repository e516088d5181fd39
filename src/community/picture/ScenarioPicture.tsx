/**
 * The picture of a scenario on a page. It is fetched as a file, which the browser keeps: written
 * into a list of two dozen, pictures would cost the server more than all the rest of the page.
 */
import type { Preview } from '@/events/worlds';
import { picturePath } from '../words';
import { sentenceOf } from './drawnWords';
import { SCHEMES } from './file';
import './scenarioPicture.css';

interface ScenarioPictureProps {
  /** The id of the scenario. */
  readonly id: string;
  readonly preview: Preview;
}

/** The picture, as wide as its place allows. The one of the other theme is neither seen nor fetched. */
export function ScenarioPicture({ id, preview }: ScenarioPictureProps) {
  const said = sentenceOf(preview);
  return SCHEMES.map((scheme) => (
    // biome-ignore lint/performance/noImgElement: a drawing has no size that Next could change.
    <img
      key={scheme}
      className={`scenario-picture scenario-picture-${scheme}`}
      src={picturePath(id, scheme)}
      alt={said}
      width={640}
      height={360}
      loading="lazy"
      decoding="async"
    />
  ));
}
