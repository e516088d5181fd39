/** Reading the previews that are kept beside published logs. */
import { type Preview, WORLD_NAMES, type WorldName, worldNamed } from '../worlds';

/** Reads a preview that was stored; null when it is none, or one of a form that is no longer written. */
export function readPreview(value: unknown): Preview | null {
  const found = WORLD_NAMES.map((name) => previewIn(name, value));
  return found.find((preview) => preview !== null) ?? null;
}

function previewIn<Name extends WorldName>(name: Name, value: unknown): Preview<Name> | null {
  const world = worldNamed(name);
  return world.isPreview(value) ? { ...value, world: name } : null;
}
