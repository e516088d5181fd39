import type { LessonFacts } from '../../course/lesson';

export const facts: LessonFacts = {
  id: 15,
  title: 'Daylight Overdrafts',
  buildsOn: ['the-federal-reserve/introduction'],
  keyTerms: ['Daylight Overdraft'],
};
