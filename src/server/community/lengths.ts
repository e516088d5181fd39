/** How long texts may be that members write, in characters. Forms and the server read them here. */

export const DESCRIPTION_LENGTH = 500;
export const NOTES_LENGTH = 5000;
export const COMMENT_LENGTH = 2000;
export const REASON_LENGTH = 500;
