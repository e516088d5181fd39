import type { LessonFacts } from '../../course/lesson';

export const facts: LessonFacts = {
  id: 8,
  title: 'One Big Bank',
  buildsOn: ['fundamentals/overdrafts'],
  keyTerms: ['Quantity of Money', 'Quantity Theory of Money'],
};
