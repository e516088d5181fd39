/** What must be true of any text that a member sends: it is kept clean or refused, and wherever it is written it stays a text. */
import type { Chance } from '../../chance';
import { guarded } from '../../prove/examiner';
import { pollution } from '../check';
import { markdownFaults, wordsFaults } from './drawn';
import { calendarFaults, cartridgeFaults, csvFaults, fileNameFaults, letterFaults } from './files';
import { takenComment, takenInstructions, takenName, takenStudentId, takenTitle } from './kept';
import { textBy } from './texts';

/** What is found out of a text that is taken for something: as it was sent, and as it is kept. */
const CHECKS = {
  markdown: (text: string) => [
    ...markdownFaults(text),
    ...faultsOfKept(takenInstructions(text), markdownFaults),
  ],
  name: (text: string) => faultsOfKept(takenName(text), wordsFaults, csvFaults, letterFaults),
  studentId: (text: string) => faultsOfKept(takenStudentId(text), csvFaults),
  comment: (text: string) => [
    ...wordsFaults(text),
    ...faultsOfKept(takenComment(text), wordsFaults),
  ],
  fileName: (text: string) => [
    ...fileNameFaults(text),
    ...faultsOfKept(takenTitle(text), fileNameFaults),
  ],
  cell: csvFaults,
  calendar: calendarFaults,
  cartridge: cartridgeFaults,
  letter: letterFaults,
} as const satisfies Readonly<Record<string, (text: string) => readonly string[]>>;

type Kind = keyof typeof CHECKS;

/** A text, and what it is taken for. */
export interface MemberInput {
  readonly kind: Kind;
  readonly text: string;
}

const isKind = (name: string): name is Kind => name in CHECKS;

/** All that a text can be taken for. */
export const MEMBER_KINDS: readonly Kind[] = Object.keys(CHECKS).filter(isKind);

function faultsOfKept(
  { kept, faults }: ReturnType<typeof takenName>,
  ...checks: readonly ((text: string) => readonly string[])[]
): readonly string[] {
  return kept === null ? faults : [...faults, ...checks.flatMap((check) => check(kept))];
}

/** A text that chance comes to. */
export function memberInputBy(chance: Chance): MemberInput {
  return { kind: chance.pick(MEMBER_KINDS), text: textBy(chance) };
}

/** What is wrong with how a text is taken, a sentence each. */
export function memberFaults(_: Chance, { kind, text }: MemberInput): readonly string[] {
  return [...guarded(() => CHECKS[kind](text)), ...pollution()];
}
