/** The picture of a scenario as the text of an SVG file, in the colours of one theme. */
import type { Preview } from '@/events/worlds';
import { DARK, LIGHT, type Theme } from '@/src/ui/stitches/tokens';
import { colourProperties } from '@/src/ui/theme';
import { Drawing, type Paint } from './drawing';
import { markupOf } from './markup';

/** The themes that there are pictures for. A picture of its own file cannot ask its page for one. */
export const SCHEMES = ['light', 'dark'] as const;

export type Scheme = (typeof SCHEMES)[number];

function paintOf(theme: Theme): Paint {
  const colours = new Map(colourProperties(theme).map(([name, value]) => [`var(${name})`, value]));
  return (property) => {
    const colour = colours.get(property);
    if (colour === undefined) throw new Error(`the theme has no ${property}`);
    return colour;
  };
}

const PAINTS: Readonly<Record<Scheme, Paint>> = { light: paintOf(LIGHT), dark: paintOf(DARK) };

/** The text of the file. */
export function pictureFile(preview: Preview, scheme: Scheme): string {
  return markupOf(<Drawing preview={preview} paint={PAINTS[scheme]} />);
}
