/** What the files that a page fetched come to. */
import type { Weight } from './figures';

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
