/** What the drawings have in common: sizes, and the calm lines and type of a well-set page. */
import type { Margin } from '@nivo/core';

/** The size of a plot in pixels, and of its type: one em. */
export interface PlotSize {
  readonly width: number;
  readonly height: number;
  readonly em: number;
}

/** The margins around what is plotted, in ems of the chart's own type. */
export interface Margins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** The same margins in pixels. */
export function inPixels({ top, right, bottom, left }: Margins, em: number): Margin {
  return { top: top * em, right: right * em, bottom: bottom * em, left: left * em };
}

/** nivo's theme in the site's own tokens: both themes and paper follow from them. */
export function nivoTheme(em: number) {
  const text = { fontFamily: 'var(--font-sans)', fontSize: em, fill: 'var(--color-dimmed)' };
  return {
    text,
    axis: {
      domain: { line: { stroke: 'var(--color-control)', strokeWidth: 1 } },
      ticks: { line: { stroke: 'var(--color-control)', strokeWidth: 1 }, text },
    },
    grid: { line: { stroke: 'var(--color-hairline)', strokeWidth: 1 } },
  };
}
