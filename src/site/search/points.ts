/** What a text teaches in its own words, read from its MDX: the terms it marks, and its points. For the server only. */
import { plain } from './headings';

/** A term that a text marks. */
const MARKED = /<(?:Key)?Term name="([^"]+)"/g;
/** The two lists in which a text says what it is about: before it begins, and at its end. */
const LISTS = /<YouWillLearn>([\s\S]*?)<\/YouWillLearn>|^## Recap$([\s\S]*?)(?=^## |$(?![\s\S]))/gm;
/** A line of a list, with the lines that go on with it. */
const ITEM = /^- (.+(?:\n {2}.+)*)/gm;

/** The names of the terms that a text marks, as often as it marks them. */
export function marksOf(mdx: string): readonly string[] {
  return [...mdx.matchAll(MARKED)].map(([, name = '']) => name);
}

/** What a text says that one will learn, and its recap. */
export function pointsOf(mdx: string): readonly string[] {
  return [...mdx.matchAll(LISTS)]
    .flatMap(([, learn, recap = '']) => [...(learn ?? recap).matchAll(ITEM)])
    .map(([, point = '']) => plain(point));
}
