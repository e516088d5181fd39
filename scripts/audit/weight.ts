/** What the files that a page fetched come to. */

/** What a page fetches until it is quiet. */
export interface Weight {
  /** Bytes, each file gzipped where that makes it smaller. */
  readonly script: number;
  readonly style: number;
  readonly font: number;
  /** Bytes of everything, the document included. */
  readonly all: number;
  readonly fontFiles: number;
  readonly requests: number;
}

/** A file, with the kind of thing that the browser fetched it as. */
export interface FetchedFile {
  readonly type: string;
  readonly bytes: number;
}

/** Sums up what was fetched. */
export function weightOf(files: readonly FetchedFile[]): Weight {
  const of = (kind: string): readonly FetchedFile[] => files.filter(({ type }) => type === kind);
  const sum = (some: readonly FetchedFile[]): number =>
    some.reduce((all, { bytes }) => all + bytes, 0);
  return {
    script: sum(of('script')),
    style: sum(of('stylesheet')),
    font: sum(of('font')),
    all: sum(files),
    fontFiles: of('font').length,
    requests: files.length,
  };
}
