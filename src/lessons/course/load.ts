/**
 * Loading lessons. Each board's opening, offers and tasks are a file of their own, and
 * a page fetches that of its own lesson only.
 */
import { BOARDS } from './boards.generated';
import { boardEntry } from './catalogue';
import type { Lesson } from './lesson';

/** What is loaded once is the same lesson ever after. */
const loaded = new Map<number, Lesson>();

/** The lesson of this id. Rejects when it has no board, or when its file cannot be fetched. */
export async function loadLesson(id: number): Promise<Lesson> {
  const entry = boardEntry(id);
  const load = BOARDS.get(id);
  if (!entry || !load) throw new Error(`lesson ${id} has no board`);
  const { board } = await load();
  const lesson = loaded.get(id) ?? { ...entry, ...board };
  loaded.set(id, lesson);
  return lesson;
}
