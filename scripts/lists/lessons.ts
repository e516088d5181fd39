/** The lists of lessons: a lecture is a folder of `src/lessons` with facts, a lesson one within it. */
import { existsSync } from 'node:fs';
import { z } from 'zod';
import { byId, factsIn, foldersWith, type List, listText, quoted } from './folders';

const ROOM = 'src/lessons';

const facts = z.object({ id: z.int(), title: z.string() });

interface LectureFolder {
  readonly id: number;
  readonly title: string;
  /** Within the room: `lecture`. */
  readonly folder: string;
}

interface LessonFolder {
  readonly id: number;
  readonly title: string;
  readonly lectureId: number;
  readonly slug: string;
  /** Within the room: `lecture/slug`. */
  readonly folder: string;
  readonly hasBoard: boolean;
}

async function lecturesIn(room: string): Promise<readonly LectureFolder[]> {
  const folders = foldersWith('facts.ts', room);
  const lectures = folders.map(async (folder) => {
    return { folder, ...(await factsIn(`${room}/${folder}`, facts)) };
  });
  return byId(await Promise.all(lectures));
}

async function lessonsIn(
  room: string,
  lectures: readonly LectureFolder[],
): Promise<readonly LessonFolder[]> {
  const found = lectures.flatMap((lecture) =>
    foldersWith('facts.ts', `${room}/${lecture.folder}`).map(async (slug) => {
      const folder = `${lecture.folder}/${slug}`;
      const { id, title } = await factsIn(`${room}/${folder}`, facts);
      const hasBoard = existsSync(`${room}/${folder}/board.ts`);
      return { id, title, lectureId: lecture.id, slug, folder, hasBoard };
    }),
  );
  const sorted = byId(await Promise.all(found));
  return lectures.flatMap(({ id }) => sorted.filter(({ lectureId }) => lectureId === id));
}

function catalogue(lectures: readonly LectureFolder[], lessons: readonly LessonFolder[]): string {
  return listText('Every lecture and every lesson, in order.', [
    "import type { CatalogueEntry, Lecture } from './lesson';",
    '',
    'export const lectures: readonly Lecture[] = [',
    ...lectures.map(
      ({ id, title, folder }) =>
        `  { id: ${id}, title: ${quoted(title)}, path: ${quoted(folder)} },`,
    ),
    '];',
    '',
    'export const lessons: readonly CatalogueEntry[] = [',
    ...lessons.map(
      ({ id, lectureId, title, slug, hasBoard }) =>
        `  { id: ${id}, lectureId: ${lectureId}, title: ${quoted(title)}, slug: ${quoted(slug)}, hasBoard: ${hasBoard} },`,
    ),
    '];',
  ]);
}

function folders(lessons: readonly LessonFolder[]): string {
  return listText('The folder of every lesson: `lecture/slug`.', [
    'export type LessonFolder =',
    ...lessons.map(({ folder }, index) => {
      return `  | ${quoted(folder)}${index === lessons.length - 1 ? ';' : ''}`;
    }),
  ]);
}

function boards(lessons: readonly LessonFolder[]): string {
  return listText('The board of every lesson that has one, each fetched by itself.', [
    "import type { LessonBoard } from './lesson';",
    '',
    'type Load = () => Promise<{ readonly board: LessonBoard }>;',
    '',
    'export const BOARDS: ReadonlyMap<number, Load> = new Map<number, Load>([',
    ...lessons.map(({ id, folder }) => `  [${id}, () => import('../${folder}/board')],`),
    ']);',
  ]);
}

function factsList(lessons: readonly LessonFolder[]): string {
  return listText('What every lesson says of itself, by its id.', [
    "import type { LessonFacts } from './course/lesson';",
    ...lessons.map(({ id, folder }) => `import { facts as facts${id} } from './${folder}/facts';`),
    '',
    'export const FACTS: ReadonlyMap<number, LessonFacts> = new Map([',
    ...lessons.map(({ id }) => `  [${id}, facts${id}],`),
    ']);',
  ]);
}

function demonstrations(lessons: readonly LessonFolder[]): string {
  return listText(
    'What every text shows on its board, as its log file has it, by the lesson’s id.',
    [
      ...lessons.map(
        ({ id, folder }) => `import demonstration${id} from './${folder}/demonstration.json';`,
      ),
      '',
      'export const DEMONSTRATIONS: ReadonlyMap<number, unknown> = new Map<number, unknown>([',
      ...lessons.map(({ id }) => `  [${id}, demonstration${id}],`),
      ']);',
    ],
  );
}

function texts(lectures: readonly LectureFolder[], lessons: readonly LessonFolder[]): string {
  return listText('The texts of all lectures and lessons, by their ids.', [
    ...lectures.flatMap(({ id, folder }) => [
      `import * as lecture${id} from './${folder}/index.mdx';`,
      `import * as recap${id} from './${folder}/recap.mdx';`,
    ]),
    ...lessons.map(({ id, folder }) => `import * as lesson${id} from './${folder}/index.mdx';`),
    '',
    'export const LECTURE_TEXTS = new Map([',
    ...lectures.map(({ id }) => `  [${id}, { text: lecture${id}, recap: recap${id} }],`),
    ']);',
    '',
    'export const LESSON_TEXTS = new Map([',
    ...lessons.map(({ id }) => `  [${id}, lesson${id}],`),
    ']);',
  ]);
}

/** The lists of the lessons in a room, written out. */
export async function lessonLists(room = ROOM): Promise<readonly List[]> {
  const lectures = await lecturesIn(room);
  const lessons = await lessonsIn(room, lectures);
  const withBoard = lessons.filter(({ hasBoard }) => hasBoard);
  return [
    { path: `${room}/course/catalogue.generated.ts`, text: catalogue(lectures, lessons) },
    { path: `${room}/course/folders.generated.ts`, text: folders(lessons) },
    { path: `${room}/course/boards.generated.ts`, text: boards(withBoard) },
    { path: `${room}/facts.generated.ts`, text: factsList(lessons) },
    { path: `${room}/demonstrations.generated.ts`, text: demonstrations(withBoard) },
    { path: `${room}/texts.generated.ts`, text: texts(lectures, lessons) },
  ];
}
