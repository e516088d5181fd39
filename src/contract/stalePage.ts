/** What is said where a page holds a token that counts no more. */
export const STALE_PAGE = 'This page is out of date: load it again, then try once more.';
