/** Members’ pictures: put, taken away, shown. */
import { and, eq, isNull } from 'drizzle-orm';
import * as contract from '@/src/contract/account';
import { MAX_PICTURE_BYTES } from '@/src/contract/limits';
import { pictureAddress } from '../auth/member';
import { pictures, users } from '../database/schema/members';
import { notFound, ok } from '../http/answer';
import { readBytes } from '../http/body';
import { command, query } from '../http/endpoint';
import { squareOf } from './pictureBytes';

/** PUT: the picture of whoever asks, as bytes of a picture file. */
export const putPicture = command(
  contract.putPicture,
  { limit: 'account' },
  async ({ db, member, request }) => {
    const bytes = await readBytes(request, MAX_PICTURE_BYTES);
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
    return ok({ image: pictureAddress(member.id, pictureAt) });
  },
);

/** DELETE: takes the picture of whoever asks away. Initials stand for it. */
export const removePicture = command(
  contract.removePicture,
  { limit: 'account' },
  async ({ db, member }) => {
    await db.transaction(async (tx) => {
      await tx.delete(pictures).where(eq(pictures.userId, member.id));
      await tx.update(users).set({ pictureAt: null }).where(eq(users.id, member.id));
    });
    return ok({ image: null });
  },
);

/** GET: a member’s picture, for everybody. At an address that names its time it never changes. */
export const showPicture = query(
  contract.showPicture,
  async ({ db, params: { id }, query: { v } }) => {
    const [found] = await db
      .select({ data: pictures.data, pictureAt: users.pictureAt })
      .from(pictures)
      .innerJoin(users, eq(users.id, pictures.userId))
      .where(and(eq(pictures.userId, id), isNull(users.bannedAt)));
    if (!found) return notFound('picture');
    const isLasting = v === String(found.pictureAt?.getTime());
    return new Response(Buffer.from(found.data), {
      headers: {
        'Content-Type': 'image/webp',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': isLasting ? 'public, max-age=31536000, immutable' : 'no-cache',
      },
    });
  },
);
