import type { LessonFacts } from '../../course/lesson';

export const facts: LessonFacts = {
  id: 39,
  title: 'Money Funds and the Reverse Repo Facility',
  buildsOn: ['repos/repo-and-the-fed', 'the-central-bank-today/interest-on-reserves'],
  keyTerms: ['Money Market Fund', 'Overnight Reverse Repo Facility'],
};
