import type { LessonFacts } from '../../course/lesson';

export const facts: LessonFacts = {
  id: 21,
  title: 'Repo in Balance Sheets',
  buildsOn: ['repos/introduction'],
  keyTerms: ['Liability', 'Asset', 'Repo', 'Haircut'],
};
