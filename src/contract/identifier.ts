/** What identifiers look like, in addresses and in what is sent; nothing else is looked for. */
export const IDENTIFIER = /^[\w-]{1,64}$/;
