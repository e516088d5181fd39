/** Members’ pictures: put, taken away, shown. */
import { and, eq, isNull } from 'drizzle-orm';
import { pictureAddress } from '../auth/member';
import { pictures, users } from '../database/schema/members';
import { give, notHere } from '../http/answer';
import { readBytes } from '../http/body';
import { action, reading } from '../http/endpoint';
import { squareOf } from './pictureBytes';

/** Bytes that an uploaded picture may have. */
const LARGEST = 512 * 1024;

/** PUT: the picture of whoever asks, as bytes of a picture file. */
export const putPicture = action(
  { access: 'member', limit: 'account' },
  async ({ db, member, request }) => {
    const bytes = await readBytes(request, LARGEST);
    if ('error' in bytes) return bytes;
    const data = await squareOf(bytes);
    if ('error' in data) return data;
    const pictureAt = new Date();
    await db.transaction(async (tx) => {
      await tx
        .insert(pictures)
        .values({ userId: member.id, data })
        .onConflictDoUpdate({ target: pictures.userId, set: { data } });
      await tx.update(users).set({ pictureAt }).where(eq(users.id, member.id));
    });
    return give({ image: pictureAddress(member.id, pictureAt) });
  },
);

/** DELETE: takes the picture of whoever asks away. Initials stand for it. */
export const removePicture = action(
  { access: 'member', limit: 'account' },
  async ({ db, member }) => {
    await db.transaction(async (tx) => {
      await tx.delete(pictures).where(eq(pictures.userId, member.id));
      await tx.update(users).set({ pictureAt: null }).where(eq(users.id, member.id));
    });
    return give({ image: null });
  },
);

/** GET: a member’s picture, for everybody. At an address that names its time it never changes. */
export const showPicture = reading('anyone', async ({ db, params: { id = '' }, request }) => {
  const [found] = await db
    .select({ data: pictures.data, pictureAt: users.pictureAt })
    .from(pictures)
    .innerJoin(users, eq(users.id, pictures.userId))
    .where(and(eq(pictures.userId, id), isNull(users.bannedAt)));
  if (!found) return notHere('picture');
  const isLasting = request.nextUrl.searchParams.get('v') === String(found.pictureAt?.getTime());
  return new Response(Buffer.from(found.data), {
    headers: {
      'Content-Type': 'image/webp',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': isLasting ? 'public, max-age=31536000, immutable' : 'no-cache',
    },
  });
});
