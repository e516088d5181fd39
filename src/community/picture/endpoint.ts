/** Pictures of scenarios as files. */
import type { Preview } from '@/events/worlds';
import * as contract from '@/src/contract/scenarios';
import { previewFor } from '@/src/server/community/shownScenario';
import { notFound } from '@/src/server/http/answer';
import { query } from '@/src/server/http/endpoint';
import { pictureFile, type Scheme } from './file';

/** Pictures that are kept in memory, some kilobytes each; the one longest unused goes first. */
const MAX_KEPT = 1000;

const kept = new Map<string, string>();

/** What a picture is drawn from never changes, so that it is drawn once. */
function keptPicture(id: string, preview: Preview, scheme: Scheme): string {
  const key = `${scheme} ${id}`;
  const file = kept.get(key) ?? pictureFile(preview, scheme);
  kept.delete(key);
  kept.set(key, file);
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  return file;
}

/**
 * GET: the picture of a scenario for whoever may see it, in the colours of `?theme=dark` or else
 * the light ones. Only the browser keeps it, for a day: what is hidden is to be seen by few.
 */
export const showScenarioPicture = query(contract.showScenarioPicture, async (asked) => {
  const { db, member } = asked;
  const { id } = asked.params;
  const preview = await previewFor(db, id, member);
  if (!preview) return notFound('picture');
  const scheme = asked.query.theme === 'dark' ? 'dark' : 'light';
  return new Response(keptPicture(id, preview, scheme), {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, max-age=86400',
    },
  });
});
