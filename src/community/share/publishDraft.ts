/** What was typed to be published, kept until it is: the dialog may be closed, and the page loaded anew. */
import { isText, matchesExactly } from '@/events/guards';
import type { Words } from '../scenarios/WordsFields';

const NOTHING: Words = { title: '', description: '', notes: '' };

const shape = { title: isText, description: isText, notes: isText };

/** What was typed on this page: all there is where the browser keeps nothing. */
const typed = new Map<string, Words>();

/** What is in the storage of the tab; nothing where that cannot be read. */
function stored(key: string): Words {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return matchesExactly(found, shape) ? found : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** A draft that can be read, kept and dropped. */
interface Draft {
  readonly words: () => Words;
  readonly keep: (words: Words) => void;
  readonly drop: () => void;
}

/**
 * The draft of a member for what is played on a board. Another who signs in to this tab has another.
 *
 * @param gamePath the page on which the board is at home
 */
export function publishDraft(memberId: string, gamePath: string): Draft {
  const key = `tallystick:publish:${memberId}:${gamePath}`;
  const change = (words: Words, store: () => void) => {
    typed.set(key, words);
    try {
      store();
    } catch {
      // A full or forbidden storage: the draft lasts as long as the page.
    }
  };
  return {
    words: () => typed.get(key) ?? stored(key),
    keep: (words) => change(words, () => sessionStorage.setItem(key, JSON.stringify(words))),
    drop: () => change(NOTHING, () => sessionStorage.removeItem(key)),
  };
}
