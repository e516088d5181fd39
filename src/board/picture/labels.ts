/** Labels that fit: each stands on its line or beside it where nothing else stands, or not at all. */
import { textWidth } from '@/src/ui/textWidth';
import type { Box } from './grid';
import type { Point, Route } from './routes';

/** A label, or a numbered disc, that wants a place on its line. */
export interface Wanted {
  readonly key: string;
  readonly route: Route;
  readonly width: number;
  readonly height: number;
  /** Stands at its best place even where it covers another. */
  readonly isNeeded: boolean;
}

interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** How wide a label is, with the room around its text: reckoned a size larger than map.css sets it. */
export function labelWidth(text: string): number {
  return textWidth(text) * 12 + 8;
}

/** The middle of each label that has found a place, by key; those that come first choose first. */
export function placeLabels(
  wanted: readonly Wanted[],
  boxes: readonly Box[],
  room: { readonly width: number; readonly height: number },
): ReadonlyMap<string, Point> {
  const taken: Area[] = boxes.map(({ x, y, width, height }) => ({
    left: x,
    right: x + width,
    top: y,
    bottom: y + height,
  }));
  const found = new Map<string, Point>();
  for (const { key, route, width, height, isNeeded } of wanted) {
    const centres = [0, 1, -1].flatMap((side) =>
      route.anchors.map(({ x, y }) => ({
        x: within(room.width, width, x + (side * (width + route.width)) / 2),
        y,
      })),
    );
    const free = centres.find((centre) => isFree(areaOf(centre, width, height), taken));
    const centre = free ?? (isNeeded ? centres[0] : undefined);
    if (!centre) continue;
    found.set(key, centre);
    taken.push(areaOf(centre, width, height));
  }
  return found;
}

/** Where the middle of a label may be so that all of it is in the picture. */
function within(room: number, width: number, x: number): number {
  return Math.min(room - width / 2 - 1, Math.max(width / 2 + 1, x));
}

function areaOf({ x, y }: Point, width: number, height: number): Area {
  return {
    left: x - width / 2,
    right: x + width / 2,
    top: y - height / 2,
    bottom: y + height / 2,
  };
}

function isFree(area: Area, taken: readonly Area[]): boolean {
  return taken.every(
    (other) =>
      area.right <= other.left ||
      area.left >= other.right ||
      area.bottom <= other.top ||
      area.top >= other.bottom,
  );
}
