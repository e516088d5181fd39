import type { LessonFacts } from '../../course/lesson';

export const facts: LessonFacts = {
  id: 28,
  title: 'Time and Interest',
  buildsOn: ['the-federal-reserve/funding-a-mortgage', 'when-payment-stops/introduction'],
  keyTerms: ['Accrued Interest', 'Net Interest Margin', 'Maturity Transformation'],
};
