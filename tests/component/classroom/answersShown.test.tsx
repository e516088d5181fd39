/** What was answered, on the page of a submission: each answer with what was asked. */
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Answers } from '@/src/community/classroom/handIns/Answers';
import type { Question } from '@/src/contract/parts';

const PREDICTION: Question = {
  ...{ id: '2', kind: 'predict', prompt: 'Think it through.', points: 1, about: '1', of: 'model' },
  ...{ step: 1, party: 0, line: 'worth', called: ['Bank 1', 'Reserves'], right: 'shrinks' },
  act: 'Customer 1 pays Customer 2 $30.',
};

const WORDS: Question = { id: '3', kind: 'short', prompt: 'Why?', points: 2, modelAnswer: '' };

const view = {
  outlines: [PREDICTION, WORDS],
  work: { '2': { answer: 'grows', isRight: false }, '3': { answer: 'It lent.', isRight: null } },
  ...{ reworded: new Map(), tellsRight: true, givesRight: true },
};

const ASKED =
  'Step 1: “Customer 1 pays Customer 2 $30.” On the balance sheet of Bank 1, does “Reserves” grow, shrink or stay as it is?';

test('a prediction is shown with what it asks, and an answer in words leads to where it is marked', () => {
  const { rerender } = render(<Answers view={view} isMarked />);
  const [prediction, words] = screen.getAllByRole('listitem');
  expect(prediction).toHaveTextContent(
    `Think it through.${ASKED}It growsNot right. Right: It shrinks`,
  );
  expect(words).toHaveTextContent('Why?It lent.Give points');
  expect(screen.getByRole('link')).toHaveAttribute('href', '#points-3');
  rerender(<Answers view={view} isMarked={false} />);
  expect(screen.queryByRole('link')).toBeNull();
});
