import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LEADS } from '@/src/board/studies/leads';
import { STUDIES } from '@/src/board/studies/registry';
import { StudyLead } from '@/src/board/studies/StudyLead';

test('every closer look has an opening, and no opening is without one', () => {
  const looks = [...STUDIES.map(({ id }) => id), 'records', 'accounts'];
  expect([...LEADS.keys()]).toEqual(looks);
});

test.each([...LEADS])('%s opens with a picture, a sentence and an example', (id, lead) => {
  const { container } = render(<StudyLead id={id} />);
  expect(lead.says).toMatch(/^[A-Z].+\.$/);
  expect(container.querySelector('svg')?.childElementCount).toBe(1);
  expect(screen.getByRole('paragraph')).toHaveTextContent(/^[A-Z].+\. For instance: .+\.$/);
});

test('what has no opening shows none', () => {
  const { container } = render(<StudyLead id="none" />);
  expect(container).toBeEmptyDOMElement();
});
