/** Bringing events about on the board's own forms, by mouse and by typing. */
import { expect } from '@playwright/test';
import type { Board } from './board';
import type { Filled, FilledForm } from './filled';

/** Does on the board what an event takes. */
export async function performEvent(board: Board, filled: Filled): Promise<void> {
  switch (filled.kind) {
    case 'form':
      await fillForm(board, filled);
      await board.page
        .locator('.composer')
        .getByRole('button', { name: filled.button, exact: true })
        .click();
      return;
    case 'note':
      await board.pin(filled.text);
      return;
    case 'slider':
      await moveSlider(board, filled);
      return;
    case 'rule':
      await board.unfold();
      await board.field(filled.label).fill(filled.text);
      await board.field(filled.label).press('Enter');
      return;
  }
}

async function fillForm(board: Board, { party, action, fields }: FilledForm): Promise<void> {
  if (party !== null) {
    const who = board.field('Party');
    // After an act of the board's own nobody acts until an act of somebody's is chosen.
    if ((await who.count()) === 0) await board.field('Action').selectOption({ index: 0 });
    await who.selectOption({ label: party });
  }
  await board.field('Action').selectOption({ label: action });
  for (const { label, text, isChosen } of fields) {
    if (isChosen) await board.field(label).selectOption({ label: text });
    else await board.field(label).fill(text);
  }
}

type FilledSlider = Extract<Filled, { readonly kind: 'slider' }>;

/** A slider's event is written when it is let go. */
async function moveSlider(board: Board, { label, value, says }: FilledSlider): Promise<void> {
  await board.unfold();
  const slider = board.region.getByRole('slider', { name: label, exact: true });
  await slider.fill(String(value));
  await slider.blur();
  await expect(slider).toHaveAttribute('aria-valuetext', says);
}
