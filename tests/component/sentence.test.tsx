import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PhraseText } from '@/src/board/sentence/Sentence';

test('keeps a short name in one line, and lets a long one wrap', () => {
  const long = 'Trustees of the Harbour and River Savings';
  render(
    <PhraseText phrase={[{ partyId: 1, name: 'Bank 1' }, ' owes ', { partyId: 2, name: long }]} />,
  );
  expect(screen.getByText('Bank 1')).toHaveClass('whole');
  expect(screen.getByText(long)).not.toHaveClass('whole');
});
