/** The rooms of the house, low to high, and what each may import. */
import type { Import } from './graph';
import { localPath } from './graph';

/** A room may import from its own level and from any level above it in this list. */
const levels = [
  ['events'],
  ['src/lessons/course'],
  ['machines'],
  ['src/contract'],
  ['src/ui', 'src/charts'],
  ['src/board'],
  ['src/lessons', 'src/articles', 'src/glossary'],
  ['src/request'],
  ['src/session'],
  ['src/site', 'src/account', 'src/community'],
  ['src/app'],
];

const order =
  'events < lessons/course (boards and facts) < machines < contract < ui, charts < board < lessons, articles, glossary < ' +
  'request < session < site, account, community < app';

/**
 * The rooms inside events/, low to high: what any world is made of, the tree of what was played, the
 * worlds, their list, and what is done with logs whatever their world.
 */
const coreOrder = [
  'events',
  'events/world',
  'events/timeline',
  'events/bills',
  'events/banking/ledger',
  'events/banking/systems',
  'events/banking/actions',
  'events/banking/board',
  'events/banking/views',
  'events/goals',
  'events/banking',
  'events/worlds',
  'events/log',
];

/** Rooms of one level that do not know each other: src/app hands one what the other draws. */
const apart: readonly (readonly [string, string])[] = [['src/account', 'src/community']];

/** What those take that run on the server and in every page: the contract, and the server itself. */
const taken: Readonly<Record<string, readonly string[]>> = {
  'src/contract': ['events'],
  'src/server': ['events', 'src/lessons/course', 'src/contract'],
};

const serverGuests = ['src/server', 'src/app', 'src/account', 'src/community'];

/** Packages that only one room may import. */
const doors: readonly [RegExp, string][] = [
  [/^@stitches\//, 'src/ui'],
  [/^@nivo\//, 'src/charts'],
];

const pagePackages =
  /^(?:react|react-dom|next|@radix-ui|@stitches|@nivo|@xstate\/react|node:[^/]+)(?:\/|$)/;
const corePackages = ['immer', 'zod', 'zod/mini', 'zod/v4/core'];

/** What stands below the pages of all that lies in src/lessons: the course, and of each lesson its board and facts. */
const COURSE = /^src\/lessons\/(?:course\/|(?:[^/]+\/){1,2}(?:board|facts)(?:\.ts)?$)/;

/** The room that a path lies in: two folders deep in src, one elsewhere. */
export function roomOf(path: string): string {
  if (COURSE.test(path)) return 'src/lessons/course';
  const [top = '', second = '', ...rest] = path.split('/');
  if (top !== 'src') return second === '' ? 'the top folder' : top;
  return rest.length === 0 && second.includes('.') ? 'src/app' : `${top}/${second}`;
}

/** The room inside events/ that a path lies in; the list of worlds is one by itself. */
function coreRoomOf(path: string): string {
  const [, second = '', third = '', ...rest] = path.replace(/\.ts$/, '').split('/');
  if (third === '') return second === 'worlds' ? 'events/worlds' : 'events';
  return second === 'banking' && rest.length > 0 ? `events/banking/${third}` : `events/${second}`;
}

/** What is wrong with an import between two rooms of events/; undefined where nothing is. */
function judgeCore(from: string, to: string): string | undefined {
  const [low, high] = [coreOrder.indexOf(to), coreOrder.indexOf(from)];
  if (low === -1 || high === -1) {
    return `imports ${to}; a room of events/ has its place in tests/tidy/support/rooms.ts`;
  }
  if (from.startsWith('events/banking') && to === 'events/bills') {
    return `imports ${to}; a world knows no other`;
  }
  if (low <= high) return undefined;
  return `imports upwards, from ${to}; inside events/ the order is ${coreOrder.join(' < ')}`;
}

function levelOf(room: string): number {
  return levels.findIndex((rooms) => rooms.includes(room));
}

function judgeRoom(from: string, to: string): string | undefined {
  if (to === from) return undefined;
  if (to === 'src/server') {
    // Tests and tools stand beside the house, not in it.
    if ([...serverGuests, 'tests', 'scripts'].includes(from)) return undefined;
    return `imports src/server, which only ${serverGuests.slice(1).join(', ')} may reach`;
  }
  const allowed = taken[from];
  if (allowed) {
    if (allowed.includes(to)) return undefined;
    return `imports ${to}; ${from} takes from ${allowed.join(' and ')} only`;
  }
  if (apart.some((pair) => pair.includes(from) && pair.includes(to))) {
    return `imports ${to}; move what both need down, or have src/app hand it in`;
  }
  if (to === 'fixtures' && from.startsWith('src/')) return undefined;
  if (levelOf(from) === -1) return undefined;
  if (levelOf(to) === -1) return `imports ${to}, which is no room of the product`;
  if (levelOf(to) <= levelOf(from)) return undefined;
  return `imports upwards, from ${to}; the order is ${order}. Move what both need down`;
}

function judgePackage(from: string, specifier: string): string | undefined {
  if ((from === 'events' || from === 'src/lessons/course') && !corePackages.includes(specifier)) {
    return `imports ${specifier}; ${from} takes ${corePackages.join(', ')} only`;
  }
  if (from === 'machines' && pagePackages.test(specifier)) {
    return `imports ${specifier}; nothing below src/ui knows the page or the system`;
  }
  const door = doors.find(([pattern]) => pattern.test(specifier))?.[1];
  if (door === undefined || door === from || !from.startsWith('src/')) return undefined;
  return `imports ${specifier}, whose only door is ${door}`;
}

/** What is wrong with an import, or undefined when it goes the right way. */
export function judge(path: string, { specifier }: Import): string | undefined {
  const from = roomOf(path);
  const target = localPath(path, specifier);
  if (target === undefined) return judgePackage(from, specifier);
  const to = roomOf(target);
  if (from === 'events' && to === 'events') return judgeCore(coreRoomOf(path), coreRoomOf(target));
  return judgeRoom(from, to);
}

/** Folders of src that the list of rooms does not know. */
export function isKnownRoom(path: string): boolean {
  const room = roomOf(path);
  return !room.startsWith('src/') || room === 'src/server' || levelOf(room) >= 0;
}
