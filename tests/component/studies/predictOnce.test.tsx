import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { PredictToggle } from '@/src/board/predict/PredictToggle';
import { useScreen } from '@/src/board/screen/useScreen';
import { lessonGame } from '@/src/board/session/game';
import { FigureDialogs } from '@/src/board/stage/FigureDialogs';
import { lessonOf } from '../../helpers/boards';
import { openingCursorOf } from '../../helpers/cursors';

const game = lessonGame(lessonOf(2));
const cursor = openingCursorOf(2);

/** The switch and the dialog as a board has them, with one action to take. */
function Depositing({ onAct }: { readonly onAct: () => void }) {
  const chosen = useScreen(game);
  return (
    <>
      <PredictToggle isOn={chosen.isPredicting} onChange={chosen.setPredicting} />
      <button
        type="button"
        onClick={() => chosen.setPredicted({ type: 'deposit', customer: 1, bank: 0, amount: 2000 })}
      >
        Deposit
      </button>
      <FigureDialogs
        {...cursor}
        onAct={onAct}
        onGraded={() => {}}
        offers={game.board.offers}
        screen={chosen}
        leaf={cursor.at}
        send={() => {}}
      />
    </>
  );
}

describe('predicting', () => {
  test.each([
    ['Post it', false],
    ['Post it and predict the next', true],
  ])('is for one action where one says “%s”', async (name, isOn) => {
    const user = userEvent.setup();
    const onAct = vi.fn();
    render(<Depositing onAct={onAct} />);
    await user.click(screen.getByRole('checkbox', { name: 'Predict first' }));
    await user.click(screen.getByRole('button', { name: 'Deposit' }));
    await user.click(await screen.findByRole('button', { name: 'Reveal' }));
    await user.click(screen.getByRole('button', { name }));
    expect(onAct).toHaveBeenCalledOnce();
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Predict first' });
    expect(box.checked).toBe(isOn);
  });
});
