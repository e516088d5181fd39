import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { putPicture, removePicture, showPicture } from '@/src/server/account/picture';
import { pictures, users } from '@/src/server/database/schema/members';
import { LIMITS } from '@/src/server/rateLimit';
import { ask, ENGINES, type Person, useSite } from '../site';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 91, g: 63, b: 163 } } });

const own = (buffer: Buffer) => new Uint8Array(buffer);

/** A picture that is red on its left half and lies on its side, as a phone's may. */
async function onItsSide(): Promise<Uint8Array<ArrayBuffer>> {
  const red = await sharp({ create: { width: 100, height: 200, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const picture = blank(200, 200).composite([{ input: red, left: 0, top: 0 }]);
  const exif = { IFD0: { Copyright: 'a secret place', Orientation: '6' } };
  return own(await picture.jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer());
}

describe.each(ENGINES)('pictures of members, %s', (engine) => {
  const site = useSite(engine);
  const put = (as: Person, raw: Uint8Array<ArrayBuffer>, type = 'image/png') =>
    ask(putPicture, { as, raw, headers: { 'content-type': type } });
  const show = (id: string, query = '') =>
    ask(showPicture, { method: 'GET', path: `/api/members/${id}/picture${query}`, params: { id } });
  const kept = async ({ id }: Person) => {
    const [row] = await site.db.select().from(pictures).where(eq(pictures.userId, id));
    return row?.data ?? null;
  };

  test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('%s is taken', async (format) => {
    const ann = await site.person('Ann');
    const raw = own(await blank(60, 40).toFormat(format).toBuffer());
    const { status, data } = await put(ann, raw, `image/${format}`);
    expect(status).toBe(200);
    expect(data.image).toMatch(new RegExp(`^/api/members/${ann.id}/picture\\?v=\\d+$`));
    const made = await sharp((await kept(ann)) ?? undefined).metadata();
    expect(made).toMatchObject({ format: 'webp', width: 256, height: 256 });
  });

  test('is turned the right way up, and loses what the file says beside its pixels', async () => {
    const ann = await site.person('Ann');
    const raw = await onItsSide();
    expect(Buffer.from(raw).includes('a secret place')).toBe(true);
    expect((await put(ann, raw, 'image/jpeg')).status).toBe(200);
    const data = await kept(ann);
    const made = await sharp(data ?? undefined).metadata();
    expect([made.exif, made.xmp, made.icc, made.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    // Turned by a quarter, what was on the left is at the top.
    const { data: pixels, info } = await sharp(data ?? undefined)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const red = (x: number, y: number) => pixels[(y * info.width + x) * info.channels] ?? 0;
    expect(red(200, 20)).toBeGreaterThan(200);
    expect(red(20, 200)).toBeLessThan(150);
  });

  test('is shown to everybody, for good at its own address, and as nothing but a picture', async () => {
    const ann = await site.person('Ann');
    const { data } = await put(ann, own(await blank(9, 9).png().toBuffer()));
    const address = new URL(String(data.image), 'http://localhost:3000');
    const { status, response } = await show(ann.id, address.search);
    expect(status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(256);
    expect((await show(ann.id)).response.headers.get('cache-control')).toBe('no-cache');
    expect((await show(ann.id, '?v=1')).response.headers.get('cache-control')).toBe('no-cache');
  });

  test('an SVG is refused, whatever it says that it is', async () => {
    const ann = await site.person('Ann');
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
    for (const type of ['image/svg+xml', 'image/png']) {
      const { status, error } = await put(ann, svg, type);
      expect([status, error]).toEqual([415, 'A picture is a PNG, JPEG, WebP, GIF or AVIF file.']);
    }
    expect(await kept(ann)).toBeNull();
  });

  test.each([
    ['nothing', new Uint8Array(), 415],
    ['text', new TextEncoder().encode('a picture'), 415],
    ['a TIFF', own(Buffer.from('49492a0008000000', 'hex')), 415],
    ['the beginning of a PNG', own(Buffer.from('89504e470d0a1a0a00', 'hex')), 422],
  ])('%s is refused', async (_, raw, expected) => {
    const ann = await site.person('Ann');
    const { status, error } = await put(ann, raw);
    expect([status, typeof error]).toEqual([expected, 'string']);
    expect(await kept(ann)).toBeNull();
  });

  test('a file beyond the limit is refused, and one of too many pixels', async () => {
    const ann = await site.person('Ann');
    const large = await put(ann, new Uint8Array(512 * 1024 + 1));
    expect([large.status, large.error]).toEqual([
      413,
      'This is too large: at most 512 kB can be sent.',
    ]);
    const wide = await put(ann, own(await blank(6000, 5000).png().toBuffer()));
    expect([wide.status, wide.error]).toEqual([
      422,
      'This picture cannot be read, or has more than 24 million pixels.',
    ]);
    expect(await kept(ann)).toBeNull();
  });

  test('what is left out of a file that was cut off is not made up', async () => {
    const ann = await site.person('Ann');
    const noise = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, at) => (at * 7919) % 256));
    const whole = await sharp(noise, { raw: { width: 64, height: 64, channels: 3 } })
      .png()
      .toBuffer();
    expect((await put(ann, own(whole.subarray(0, whole.length >> 1)))).status).toBe(422);
  });

  test('another takes its place, and it can be taken away', async () => {
    const [ann, bob] = [await site.person('Ann'), await site.person('Bob')];
    const raw = own(await blank(9, 9).png().toBuffer());
    for (const as of [ann, ann, bob]) expect((await put(as, raw)).status).toBe(200);
    const { status, data } = await ask(removePicture, { as: ann });
    expect([status, data]).toEqual([200, { image: null }]);
    expect(await kept(ann)).toBeNull();
    const [row] = await site.db.select().from(users).where(eq(users.id, ann.id));
    expect(row?.pictureAt).toBeNull();
    expect((await show(ann.id)).status).toBe(404);
    expect((await show(bob.id)).status).toBe(200);
    expect((await ask(removePicture, { as: ann })).status).toBe(200);
  });

  test('there is none of nobody, and none of whoever was banned', async () => {
    const bad = await site.person('Bad');
    await put(bad, own(await blank(9, 9).png().toBuffer()));
    await site.db.update(users).set({ bannedAt: new Date() }).where(eq(users.id, bad.id));
    for (const id of ['nobody', bad.id, '../x']) {
      expect((await show(encodeURIComponent(id))).status).toBe(404);
    }
  });

  test('cannot be changed without end', async () => {
    const as = await site.person('Ann');
    for (let time = 0; time < LIMITS.account.times; time += 1) await ask(removePicture, { as });
    expect((await put(as, own(await blank(9, 9).png().toBuffer()))).status).toBe(429);
    expect(await kept(as)).toBeNull();
  });
});
