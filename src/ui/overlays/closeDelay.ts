/** How long a card stays when the pointer or the focus has left: time enough to reach it. In milliseconds. */
export const CLOSE_DELAY = 150;
