// @vitest-environment jsdom
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { cartridgeOf } from '@/src/server/classroom/exports/cartridge';

/** The files of a cartridge, each read as XML. */
function opened(bytes: Uint8Array): ReadonlyMap<string, Document> {
  return new Map(
    Object.entries(unzipSync(bytes)).map(([name, content]) => {
      const read = new DOMParser().parseFromString(strFromU8(content), 'application/xml');
      expect(read.querySelector('parsererror'), name).toBeNull();
      return [name, read];
    }),
  );
}

const LINKS = [
  { title: 'Netting & settling', address: 'https://example.org/community/assignments/a?x=1&y=2' },
  { title: 'The run', address: 'https://example.org/lectures/when-payment-stops/the-run' },
];

describe('a cartridge', () => {
  const files = opened(
    cartridgeOf('Money, Monday', [
      { title: 'Assignments', links: LINKS },
      { title: 'Empty', links: [] },
    ]),
  );
  const manifest = files.get('imsmanifest.xml');

  test('says what it is, and has a module for each heading with links', () => {
    expect(manifest?.querySelector('schema')?.textContent).toBe('IMS Common Cartridge');
    expect(manifest?.querySelector('schemaversion')?.textContent).toBe('1.1.0');
    const titles = [...(manifest?.querySelectorAll('item > title') ?? [])];
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Assignments',
      'Netting & settling',
      'The run',
    ]);
  });

  test('names a resource for each link, whose file it holds', () => {
    const items = [...(manifest?.querySelectorAll('item[identifierref]') ?? [])];
    const named = items.map((item) => item.getAttribute('identifierref'));
    expect(named).toHaveLength(LINKS.length);
    named.forEach((id, place) => {
      const resource = manifest?.querySelector(`resource[identifier="${id}"]`);
      expect(resource?.getAttribute('type')).toBe('imswl_xmlv1p1');
      const link = files.get(resource?.querySelector('file')?.getAttribute('href') ?? '');
      expect(link?.querySelector('url')?.getAttribute('href')).toBe(LINKS[place]?.address);
      expect(link?.querySelector('title')?.textContent).toBe(LINKS[place]?.title);
    });
    expect(files.size).toBe(LINKS.length + 1);
  });

  test('takes any title for text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (title) => {
        const read = opened(cartridgeOf(title, [{ title, links: [{ title, address: 'x:y' }] }]));
        expect(read.size).toBe(2);
      }),
      { numRuns: 300 },
    );
  });
});
