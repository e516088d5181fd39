/** What is kept of texts of members: cleaned, no longer than it may be, or refused in a sentence. */
import { MAX_COMMENT, MAX_INSTRUCTIONS, MAX_STUDENT_ID, MAX_TITLE } from '@/src/contract/limits';
import { cleanName, isStudentId, MAX_NAME, nameKey, showsSomething } from '@/src/contract/names';
import { changeAssignment } from '@/src/contract/sent/classroom';
import { changeHandInComment } from '@/src/contract/sent/feedback';
import { changeSeat } from '@/src/contract/sent/seats';
import { plainText } from '@/src/contract/text';
import { readShape } from '@/src/server/http/body';
import { isSentence } from '../../prove/examiner';

/** What becomes of a text that is sent: what is kept, or what is wrong with the refusal. */
interface Taken {
  readonly kept: string | null;
  readonly faults: readonly string[];
}

type Read = ReturnType<typeof readShape>;

function takenFrom(read: Read, kept: string | undefined): Taken {
  if ('error' in read) {
    const faults = isSentence(read.error)
      ? []
      : [`this is no sentence: ${read.error.slice(0, 200)}`];
    return { kept: null, faults };
  }
  return { kept: kept ?? null, faults: kept === undefined ? ['it is not kept'] : [] };
}

/** Signs that nobody sees, and what turns the direction of the signs after it. */
const UNSEEN = /(?!\n)\p{Cc}|[\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]|\p{Cs}/u;

/** What is wrong with a text as it is kept: too long, with signs that are not seen, or other when it is cleaned again. */
function keptFaults(text: string, most: number, cleaned: string): readonly string[] {
  return [
    ...(text.length <= most ? [] : [`it has ${text.length} characters`]),
    ...(UNSEEN.test(text) ? ['it has signs that nobody sees'] : []),
    ...(cleaned === text ? [] : ['it is another text when it is cleaned again']),
  ];
}

/** The name of a member or of a seat. */
export function takenName(text: string): Taken {
  const read = readShape(changeSeat, { name: text });
  const taken = takenFrom(read, 'data' in read ? read.data.name : undefined);
  const { kept } = taken;
  if (kept === null) return taken;
  const faults = [
    ...keptFaults(kept, MAX_NAME, cleanName(kept)),
    ...(kept.includes('\n') ? ['it has several lines'] : []),
    ...(showsSomething(kept) ? [] : ['it shows nothing']),
    ...(nameKey(kept) === nameKey(cleanName(kept)) ? [] : ['it has two keys']),
  ];
  return { kept, faults: [...taken.faults, ...faults] };
}

/** A student id; empty for none. */
export function takenStudentId(text: string): Taken {
  const read = readShape(changeSeat, { studentId: text });
  const taken = takenFrom(read, 'data' in read ? read.data.studentId : undefined);
  const { kept } = taken;
  if (kept === null || kept === '') return taken;
  const faults = [
    ...keptFaults(kept, MAX_STUDENT_ID, plainText(kept)),
    ...(isStudentId(kept) ? [] : ['it is no student ID']),
    ...(/[=+,;"'<>&\\\n]|^[-@]/.test(kept) ? ['it has signs that mean something elsewhere'] : []),
  ];
  return { kept, faults: [...taken.faults, ...faults] };
}

/** A comment on what was handed in. */
export function takenComment(text: string): Taken {
  const read = readShape(changeHandInComment, { text });
  const taken = takenFrom(read, 'data' in read ? read.data.text : undefined);
  const { kept } = taken;
  if (kept === null) return taken;
  return { kept, faults: [...taken.faults, ...keptFaults(kept, MAX_COMMENT, plainText(kept))] };
}

/** The title of an assignment. */
export function takenTitle(text: string): Taken {
  const read = readShape(changeAssignment, { title: text });
  const taken = takenFrom(read, 'data' in read ? read.data.title : undefined);
  const { kept } = taken;
  if (kept === null) return taken;
  const faults = [
    ...keptFaults(kept, MAX_TITLE, plainText(kept)),
    ...(kept.includes('\n') ? ['it has several lines'] : []),
  ];
  return { kept, faults: [...taken.faults, ...faults] };
}

/** The instructions of an assignment, which are Markdown. */
export function takenInstructions(text: string): Taken {
  const read = readShape(changeAssignment, { instructions: text });
  const taken = takenFrom(read, 'data' in read ? read.data.instructions : undefined);
  const { kept } = taken;
  if (kept === null) return taken;
  return {
    kept,
    faults: [...taken.faults, ...keptFaults(kept, MAX_INSTRUCTIONS, plainText(kept))],
  };
}
