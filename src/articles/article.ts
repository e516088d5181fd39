/** What an article is to lists and addresses. */

/** What an article says of itself, in the `facts.ts` of its folder. */
export interface ArticleFacts {
  /** Unique; articles are listed in its order. Older addresses carry numbers below 10. */
  readonly id: number;
  readonly title: string;
  /** The address of the group that it belongs to; its own goes on from there by the name of its folder. */
  readonly group: string;
  /** Its calculators and charts, each by the name of its file in the folder, which is its component's too. */
  readonly calculators?: readonly string[];
}

/** A page that one reads. */
export interface ArticlePage extends Pick<ArticleFacts, 'id' | 'title'> {
  readonly kind: 'page';
  /** The whole address: `/articles/…`. */
  readonly path: string;
}
