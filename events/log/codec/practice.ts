/**
 * What is practised on before a log is coded: a session of such a board, event by
 * event: its type's wire number, then its fields in wire order (-1 stands for
 * "all", a choice is its place from 1 and 0 where it is left out; events with
 * texts are not practised). It is what makes short logs short. It is part of the wire version
 * and knows nothing of the board itself, which may change at will; a board
 * without a session is practised on nothing. Each world keeps its own.
 */
import { type WorldName, worldNamed } from '../../worlds';

type Rows = readonly (readonly number[])[];

/** The rows that a board's logs are practised on. */
export function practiceFor(world: WorldName, place: number): Rows {
  const session = worldNamed(world).wire.practice.get(place);
  if (session === undefined) return [];
  return session.split(', ').map((row) => row.split(' ').map(Number));
}
