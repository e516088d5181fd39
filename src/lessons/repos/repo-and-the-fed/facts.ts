import type { LessonFacts } from '../../course/lesson';

export const facts: LessonFacts = {
  id: 25,
  title: 'Repo and the Fed',
  buildsOn: ['the-federal-reserve/fed-funds-rate-2', 'repos/repo-in-balance-sheets'],
  keyTerms: ['Reverse Repo'],
};
