// A script, not a module: it adds to what is known of every lesson's text.
declare module '*.mdx' {
  /** One sentence: what the lesson is about. */
  export const description: string;
  /** How long it takes to read and play, in minutes. */
  export const minutes: number;
}
