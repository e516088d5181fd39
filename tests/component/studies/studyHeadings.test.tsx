import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { STUDIES } from '@/src/board/studies/registry';
import { payment } from '../../helpers/cursors';
import { PlayedStudy } from '../../helpers/PlayedStudy';

/** Two payments, and one that is refused. */
const before = [payment(1, 2, 3000), payment(2, 1, 1000), payment(1, 2, 900_000)];

test.each(STUDIES)(
  'the headings of the study $label stand below that of all studies',
  async ({ load }) => {
    const { default: study } = await load();
    render(<PlayedStudy lesson={2} study={study} before={before} />);
    const levels = screen.queryAllByRole('heading').map(({ tagName }) => tagName);
    expect(new Set(levels)).toEqual(new Set(levels.map(() => 'H4')));
  },
);
