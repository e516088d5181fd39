import type { LessonFacts } from '../../course/lesson';

export const facts: LessonFacts = {
  id: 36,
  title: 'Introduction',
  buildsOn: ['the-federal-reserve/fed-funds-rate-2', 'repos/repo-and-the-fed'],
  keyTerms: ['Policy Rate', 'Fed Funds Target Range'],
};
