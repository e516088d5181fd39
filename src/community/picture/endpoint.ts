/** Pictures of scenarios as files. */
import type { Preview } from '@/events/banking/preview';
import { previewFor } from '@/src/server/community/show';
import { notHere } from '@/src/server/http/answer';
import { reading } from '@/src/server/http/endpoint';
import { pictureFile, type Scheme } from './file';

/** Pictures that are kept in memory, some kilobytes each; the one longest unused goes first. */
const MOST_KEPT = 1000;

const kept = new Map<string, string>();

/** What a picture is drawn from never changes, so that it is drawn once. */
function keptPicture(id: string, preview: Preview, scheme: Scheme): string {
  const key = `${scheme} ${id}`;
  const file = kept.get(key) ?? pictureFile(preview, scheme);
  kept.delete(key);
  kept.set(key, file);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return file;
}

/**
 * GET: the picture of a scenario for whoever may see it, in the colours of `?theme=dark` or else
 * the light ones. Only the browser keeps it, for a day: what is hidden is to be seen by few.
 */
export const showScenarioPicture = reading('anyone', async ({ db, member, params, request }) => {
  const { id = '' } = params;
  const preview = await previewFor(db, id, member);
  if (!preview) return notHere('picture');
  const scheme = request.nextUrl.searchParams.get('theme') === 'dark' ? 'dark' : 'light';
  return new Response(keptPicture(id, preview, scheme), {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, max-age=86400',
    },
  });
});
