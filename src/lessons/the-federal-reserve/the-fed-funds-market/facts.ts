import type { LessonFacts } from '../../course/lesson';

export const facts: LessonFacts = {
  id: 16,
  title: 'The Fed Funds Market',
  buildsOn: ['the-federal-reserve/daylight-overdrafts'],
  keyTerms: ['Federal Funds Market', 'Fed Funds Rate'],
};
