/** What a text says of itself beside its words. */
export interface TextFacts {
  /** One sentence: what it is about. */
  readonly description: string;
  /** How long it takes to read and play. */
  readonly minutes: number;
}

/** MDX is not type-checked: a text that lacks its named exports is found here, when the site is built. */
export function textFacts({ description, minutes }: TextFacts): TextFacts {
  if (typeof description !== 'string' || typeof minutes !== 'number') {
    throw new Error('a text must export its description and its minutes');
  }
  return { description, minutes };
}
