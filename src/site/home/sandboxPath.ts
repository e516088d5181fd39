/** The page on which the story is at home: told here, for the page is to bring nothing of the board. */
export const SANDBOX = '/sandbox';
