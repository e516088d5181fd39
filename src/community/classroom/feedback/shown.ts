/** What the page of a hand-in hands to its parts that run in the browser. */

/** A comment, or an answer to one. */
export interface ShownSaid {
  readonly id: string;
  readonly by: string;
  /** Whether whoever looks wrote it. */
  readonly isOwn: boolean;
  readonly text: string;
  /** As JSON writes it. */
  readonly createdAt: string;
  /** null where the words are the first. */
  readonly editedAt: string | null;
}

/** A comment with the answers under it. */
export interface ShownThread extends ShownSaid {
  readonly attempt: number;
  readonly part: string | null;
  readonly step: number | null;
  readonly answers: readonly ShownSaid[];
}

/** A part of an assignment, as comments name it. */
export interface ShownPart {
  readonly id: string;
  readonly name: string;
  readonly isBoard: boolean;
}

/** Whose hand-in it is, and who looks. */
export interface ShownHandIn {
  /** The assignment’s. */
  readonly id: string;
  readonly learnerId: string;
  readonly learner: string;
  /** The class whose seat looks at what it handed in; null for somebody with an account. */
  readonly seatIn: string | null;
  /** Whether it is somebody who teaches that looks. */
  readonly isTeacher: boolean;
  /** The attempt that is shown. */
  readonly attempt: number;
  /** The part whose board is shown; null where none is. */
  readonly board: string | null;
}
