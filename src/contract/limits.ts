/** What is held to a length or a number, and told to whoever fills in a form. */

/** Characters that a password has at least. */
export const MIN_PASSWORD = 10;

/** Characters that a password may have: hashing a longer one would only cost time. */
export const MAX_PASSWORD = 200;

/** Characters that the word of a seat has at least: it is tried ten times a quarter of an hour. */
export const MIN_WORD = 6;

/** Characters that a student id may have. */
export const MAX_STUDENT_ID = 40;

/** What somebody without a password types to delete the account. */
export const DELETION_WORD = 'delete';

/** Lessons of which progress is kept at most: far more than there are. */
export const MAX_LESSONS = 200;

/** Characters of the name of a class, and of the title of an assignment. */
export const MAX_TITLE = 80;

export const MAX_INSTRUCTIONS = 4000;

/** Parts that an assignment may have. */
export const MAX_PARTS = 12;

/** Answers that a choice may offer, and characters of each. */
export const MAX_OPTIONS = 12;
export const MAX_OPTION = 200;

/** Characters of the text of a question. */
export const MAX_PROMPT = 2000;

/** Characters of an answer in words. */
export const MAX_ANSWER = 4000;

/** Characters of what a number is counted in. */
export const MAX_UNIT = 20;

/** Points that a task or a question may be worth. More can be given for it by hand (marks.ts). */
export const MAX_WORTH = 100;

/** Characters of a mark: 17/20, B+, passed. */
export const MAX_MARK = 20;

/** Characters of what an instructor says of a hand-in. */
export const MAX_FEEDBACK = 4000;

/** Bytes that an uploaded picture may have; one of more is made smaller before it is sent. */
export const MAX_PICTURE_BYTES = 512 * 1024;

/** Characters of the address of somebody's page. */
export const MAX_ADDRESS = 300;

/** Characters of a link to a board, which holds its steps: some two thousand of them. */
export const MAX_LINK = 4000;

/** Characters that the texts of a scenario, and those about it, may have. */
export const MAX_DESCRIPTION = 500;
export const MAX_NOTES = 5000;
export const MAX_COMMENT = 2000;
export const MAX_REASON = 500;
