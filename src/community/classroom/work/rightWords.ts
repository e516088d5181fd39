/** Answers in words: what was answered, and what is right. */
import { dollars } from '@/events/money';
import type { AnswerWork, Question } from '@/src/contract/parts';
import { CHANGE_WORDS } from './workWords';

/** An amount that was predicted, which is told in dollars. */
const predicted = (amount: number): string => dollars(Math.round(amount * 100));

/** An answer in words. */
export function answerWords(question: Question, answer: AnswerWork['answer']): string {
  if (question.kind === 'choice' && typeof answer === 'object') {
    const chosen = answer.flatMap((index) => question.options[index] ?? []);
    return chosen.length === 0 ? 'None of them' : chosen.join('; ');
  }
  if (question.kind === 'number') return `${answer} ${question.unit}`.trim();
  if (question.kind === 'predict') {
    if (typeof answer === 'number') return predicted(answer);
    return new Map<string, string>(Object.entries(CHANGE_WORDS)).get(String(answer)) ?? '';
  }
  return String(answer);
}

/** What answers a question rightly, in words; null where only an instructor can say. */
export function rightWords(question: Question): string | null {
  switch (question.kind) {
    case 'choice':
      return question.right.flatMap((index) => question.options[index] ?? []).join('; ');
    case 'number': {
      const { answer, unit, tolerance } = question;
      const figure = unit === '' ? String(answer) : `${answer} ${unit}`;
      return tolerance > 0 ? `${figure}, give or take ${tolerance}` : figure;
    }
    case 'predict':
      return question.amount === undefined
        ? CHANGE_WORDS[question.right]
        : dollars(question.amount);
    case 'short':
      return null;
  }
}
