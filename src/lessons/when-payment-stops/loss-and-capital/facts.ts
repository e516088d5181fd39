import type { LessonFacts } from '../../course/lesson';

export const facts: LessonFacts = {
  id: 30,
  title: 'Loss and Capital',
  buildsOn: ['when-payment-stops/time-and-interest'],
  keyTerms: ['Bank Capital', 'Capital Ratio', 'Write-Off'],
};
