/** Lessons 0, 7 and 20: each introduces its lecture, and has a text but no board. */
import type { Introduction } from './lesson';

/** Lesson 0. */
export const introductionToFundamentals: Introduction = {
  id: 0,
  title: 'Introduction',
  slug: 'introduction',
  lectureId: 0,
  keyTermIds: [],
  opening: null,
};

/** Lesson 7. */
export const introductionToCentralBank: Introduction = {
  id: 7,
  title: 'Introduction',
  slug: 'introduction',
  lectureId: 1,
  keyTermIds: [],
  opening: null,
};

/** Lesson 20. */
export const introductionToRepos: Introduction = {
  id: 20,
  title: 'Introduction',
  slug: 'introduction',
  lectureId: 3,
  keyTermIds: [2, 7, 8],
  opening: null,
};
