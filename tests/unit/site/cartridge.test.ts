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
  {
    title: 'Netting & settling',
    address: 'https://example.org/community/assignments/a?x=1&y=2',
    boards: [
      { title: 'First board', embed: 'https://example.org/embed#log=abc' },
      { title: 'Second <board>', embed: 'https://example.org/embed#log=def' },
    ],
  },
  {
    title: 'The run',
    address: 'https://example.org/lectures/when-payment-stops/the-run',
    boards: [],
  },
];

describe('a cartridge', () => {
  const files = opened(
    cartridgeOf('Money, Monday', [
      { title: 'Assignments', links: LINKS },
      { title: 'Empty', links: [] },
    ]),
  );
  const manifest = files.get('imsmanifest.xml');

  /** The names of all resources of a type that an item shows, in order. */
  const idsOf = (type: string) =>
    [...(manifest?.querySelectorAll('item[identifierref]') ?? [])]
      .map((item) => item.getAttribute('identifierref'))
      .filter((id) => manifest?.querySelector(`resource[identifier="${id}"][type="${type}"]`));

  test('says what it is, and has a module for each heading with links', () => {
    expect(manifest?.querySelector('schema')?.textContent).toBe('IMS Common Cartridge');
    expect(manifest?.querySelector('schemaversion')?.textContent).toBe('1.1.0');
    const titles = [...(manifest?.querySelectorAll('item > title') ?? [])];
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Assignments',
      'Netting & settling',
      'First board',
      'Second <board>',
      'The run',
    ]);
  });

  test('names a resource for each link, whose file it holds', () => {
    const named = idsOf('imswl_xmlv1p1');
    expect(named).toHaveLength(LINKS.length);
    named.forEach((id, index) => {
      const resource = manifest?.querySelector(`resource[identifier="${id}"]`);
      expect(resource?.getAttribute('type')).toBe('imswl_xmlv1p1');
      const link = files.get(resource?.querySelector('file')?.getAttribute('href') ?? '');
      expect(link?.querySelector('url')?.getAttribute('href')).toBe(LINKS[index]?.address);
      expect(link?.querySelector('title')?.textContent).toBe(LINKS[index]?.title);
    });
  });

  test('has a page for each board, with the board in a frame and the way to where it is handed in', () => {
    const boards = LINKS.flatMap((link) => link.boards.map((board) => ({ ...board, link })));
    const named = idsOf('webcontent');
    expect(named).toHaveLength(boards.length);
    named.forEach((id, index) => {
      const resource = manifest?.querySelector(`resource[identifier="${id}"]`);
      const file = resource?.querySelector('file')?.getAttribute('href');
      expect(resource?.getAttribute('href')).toBe(file);
      const page = files.get(file ?? '');
      const frame = page?.querySelector('iframe');
      expect(frame?.getAttribute('src')).toBe(boards[index]?.embed);
      expect(frame?.getAttribute('title')).toBe(boards[index]?.title);
      expect(page?.querySelector('a')?.getAttribute('href')).toBe(boards[index]?.link.address);
    });
    expect(files.size).toBe(LINKS.length + boards.length + 1);
  });

  test('takes any title for text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (title) => {
        const boards = [{ title, embed: `x:y#${title}` }];
        const links = [{ title, address: 'x:y', boards }];
        const read = opened(cartridgeOf(title, [{ title, links }]));
        expect(read.size).toBe(3);
      }),
      { numRuns: 100 },
    );
  });
});
