/** What a page's answer tells before any script has run: where its links lead, and its headers. */
import { headerFaults } from '../site/headers';
import { deadLinks, pageOf, type Reading, readOnce } from '../site/links';
import type { Visitor } from '../site/visitor';
import type { AnswerFigures, Opened } from './figures';

/** Looks at the answers of pages. What one visitor is answered is asked for once, however many pages lead to it. */
export function answerReader(): (page: Opened) => Promise<AnswerFigures> {
  const readings = new Map<Visitor, Reading>();
  return async ({ path, address, visitor }) => {
    const read = readings.get(visitor) ?? readOnce(async (at) => pageOf(await visitor.follow(at)));
    readings.set(visitor, read);
    const { headers } = await read(address);
    return { deadLinks: await deadLinks(address, read), headerFaults: headerFaults(path, headers) };
  };
}
