/** The only list of worlds. A third one is a folder, and a line here. */
import { banking } from './banking/world';
import { bills } from './bills/world';
import type { FoldedIn, World, WorldKind } from './world/world';

const WORLDS = { banking, bills };

type Worlds = typeof WORLDS;

/** What a world is called in logs. */
export type WorldName = keyof Worlds;

type KindOf<Name extends WorldName> = Name extends WorldName
  ? Worlds[Name] extends World<infer Kind extends WorldKind>
    ? Kind
    : never
  : never;

const TABLE: { readonly [Name in WorldName]: World<KindOf<Name>> } = WORLDS;

/** The world of this name. */
export function worldNamed<Name extends WorldName>(name: Name): World<KindOf<Name>> {
  return TABLE[name];
}

const isWorldName = (name: string): name is WorldName => Object.hasOwn(WORLDS, name);

/** Every world's name; logs that name no world are read as those of the first. */
export const WORLD_NAMES: readonly WorldName[] = Object.keys(WORLDS).filter(isWorldName);

/** A log of any world, or of one. */
export type Log<Name extends WorldName = WorldName> = {
  [Each in Name]: KindOf<Each>['log'] & { readonly world: Each };
}[Name];

/** A log folded in the world it belongs to. */
export type AnyFoldedLog<Name extends WorldName = WorldName> = {
  [Each in Name]: FoldedIn<KindOf<Each>> & { readonly world: Each };
}[Name];

/** What must be handed in to play a log of any world, or of one. */
export type BoardSetup<Name extends WorldName = WorldName> = KindOf<Name>['setup'];

/** The report of a log of any world, or of one. */
export type AnyReport<Name extends WorldName = WorldName> = {
  [Each in Name]: KindOf<Each>['report'] & { readonly world: Each };
}[Name];

/** The preview of a log of any world, or of one. */
export type Preview<Name extends WorldName = WorldName> = {
  [Each in Name]: KindOf<Each>['preview'] & { readonly world: Each };
}[Name];
