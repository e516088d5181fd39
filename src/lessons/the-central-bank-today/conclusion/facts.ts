import type { LessonFacts } from '../../course/lesson';

export const facts: LessonFacts = {
  id: 43,
  title: 'Conclusion',
  buildsOn: [
    'the-central-bank-today/interest-on-reserves',
    'the-central-bank-today/money-funds',
    'the-central-bank-today/the-discount-rate',
    'the-central-bank-today/quantitative-easing',
    'the-central-bank-today/the-treasurys-account',
  ],
  keyTerms: ['Interest Rate Corridor', 'Standing Repo Facility'],
};
