/** One thing to choose, in a Select or a Segmented. */
export interface Option<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}
