/** The lessons as the boards that logs are played on. */
import type { Shelf } from '@/events/log/folded';
import { boardEntry, entryOf } from './catalogue';
import { loadLesson } from './load';

export const SHELF: Shelf = {
  titleOf: (id) => entryOf(id).title,
  load: async (id) => (boardEntry(id) ? loadLesson(id) : null),
};
