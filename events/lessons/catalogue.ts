/**
 * The catalogue: lectures, and lessons as lists and addresses know them. Order and
 * navigation everywhere are derived from it. What a board opens with and asks for
 * is not here: `load.ts` fetches it lesson by lesson.
 */
import { known } from '../known';
import type { CatalogueEntry, Lecture } from './lesson';

/** Every lecture, in order. */
export const LECTURES: readonly Lecture[] = [
  { id: 0, title: 'Fundamentals', path: 'fundamentals' },
  { id: 1, title: 'Towards a Central Bank', path: 'towards-a-central-bank' },
  { id: 2, title: 'The Federal Reserve', path: 'the-federal-reserve' },
  { id: 3, title: 'Repos', path: 'repos' },
];

/** Every lesson, those that only introduce their lecture included, in order. */
export const CATALOGUE: readonly CatalogueEntry[] = [
  introduction(0, 0),
  lesson(1, 0, 'Balance Sheets and Deposits', 'balance-sheets-and-deposits', [0, 1, 2]),
  lesson(2, 0, 'Deposit Transfers', 'deposit-transfers', [3, 4]),
  lesson(3, 0, 'Overdrafts', 'overdrafts', [5, 6]),
  lesson(4, 0, 'Loans', 'loans', [7, 8]),
  lesson(5, 0, 'Constraints', 'constraints', [9]),
  lesson(6, 0, 'Conclusion', 'conclusion'),
  introduction(7, 1),
  lesson(8, 1, 'One Big Bank', 'one-big-bank', [10, 11]),
  lesson(9, 1, 'Multiple Banks', 'multiple-banks', [12, 13]),
  lesson(10, 1, 'Correspondent Banking', 'correspondent-banking', [14, 15, 16, 17]),
  lesson(11, 1, 'The Clearing House', 'the-clearing-house', [18, 19, 20]),
  lesson(12, 1, 'Clearing House Loans', 'clearing-house-loans', [21]),
  lesson(13, 1, 'Conclusion', 'conclusion'),
  lesson(14, 2, 'Introduction', 'introduction', [22]),
  lesson(15, 2, 'Daylight Overdrafts', 'daylight-overdrafts', [24]),
  lesson(16, 2, 'The Fed Funds Market', 'the-fed-funds-market', [23, 25]),
  lesson(17, 2, 'Funding a Mortgage', 'funding-a-mortgage', [27, 28]),
  lesson(18, 2, 'Fed Funds Rate: Effective', 'fed-funds-rate-1', [29, 30]),
  lesson(19, 2, 'Fed Funds Rate: Target', 'fed-funds-rate-2', [26, 31, 32]),
  introduction(20, 3, [2, 7, 8]),
  lesson(21, 3, 'Repo in Balance Sheets', 'repo-in-balance-sheets', [1, 2, 33, 34]),
  lesson(22, 3, 'Comparison with Fed Funds', 'comparison-with-fed-funds', [7, 8, 36]),
  lesson(23, 3, 'Legal Construction of Repo', 'legal-construction-of-repo', [35, 39]),
  lesson(24, 3, 'Security Dealers', 'security-dealers', [37, 40]),
  lesson(25, 3, 'Repo and the Fed', 'repo-and-the-fed', [41]),
  lesson(26, 3, 'Interest Rate Spreads', 'interest-rate-spreads', [8, 38]),
];

function lesson(
  id: number,
  lectureId: number,
  title: string,
  slug: string,
  keyTermIds: readonly number[] = [],
): CatalogueEntry {
  return { id, lectureId, title, slug, keyTermIds, hasBoard: true };
}

/** A lesson that introduces its lecture: it has a text and no board. */
function introduction(
  id: number,
  lectureId: number,
  keyTermIds: readonly number[] = [],
): CatalogueEntry {
  const named = { title: 'Introduction', slug: 'introduction' };
  return { id, lectureId, ...named, keyTermIds, hasBoard: false };
}

/** The catalogue's entry of a lesson with a board; undefined when there is none of this id. */
export function boardEntry(id: number): CatalogueEntry | undefined {
  return CATALOGUE.find((entry) => entry.id === id && entry.hasBoard);
}

/** The catalogue's entry of a lesson. Throws when there is none of this id. */
export function entryOf(id: number): CatalogueEntry {
  const entry = CATALOGUE.find((one) => one.id === id);
  if (!entry) throw new Error(`the catalogue has no lesson ${id}`);
  return entry;
}

/** The lecture with this part of an address; undefined when there is none. */
export function lectureAt(path: string): Lecture | undefined {
  return LECTURES.find((lecture) => lecture.path === path);
}

/** The lessons of a lecture, in order. */
export function lessonsOf(lecture: Lecture): readonly CatalogueEntry[] {
  return CATALOGUE.filter(({ lectureId }) => lectureId === lecture.id);
}

/** The lecture a lesson belongs to. */
export function lectureOf(entry: CatalogueEntry): Lecture {
  return known(
    LECTURES.find((one) => one.id === entry.lectureId),
    'lecture of this lesson',
  );
}

/** The address of a lesson's page. */
export function lessonPath(entry: CatalogueEntry): string {
  return `/lectures/${lectureOf(entry).path}/${entry.slug}`;
}
