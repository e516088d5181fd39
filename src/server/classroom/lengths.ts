/** How long the texts of a class may be, in characters. Forms and the server read them here. */

/** The name of a class, or the title of an assignment. */
export const TITLE_LENGTH = 80;

export const INSTRUCTIONS_LENGTH = 4000;
