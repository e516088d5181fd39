/** The QR code in the share dialog: saved as a picture; and what there is where the steps are too many for one. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lessonGame } from '@/src/board/session/game';
import { BoardSlots, type SharePart } from '@/src/board/session/slots';
import { ShareDialog } from '@/src/board/share/ShareDialog';
import { SHARE_PARTS } from '@/src/community/share/CommunitySlots';
import { lessonOf } from '../../helpers/boards';
import { acting, openingCursorOf, payment } from '../../helpers/cursors';

const user = userEvent.setup();

/** What was handed to the browser to save. */
const saved: Blob[] = [];

beforeEach(() => {
  saved.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return 'blob:x';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Opens the dialog on so many payments, of amounts that no coding makes short. */
function open(payments: number, shareParts: readonly SharePart[] = []) {
  const { timeline, leaf } = acting(
    openingCursorOf(2),
    ...Array.from({ length: payments }, (_, index) => {
      const amount = 1 + (((index * 48_271) % 9973) % 97);
      return index % 2 === 0 ? payment(1, 2, amount) : payment(2, 1, amount);
    }),
  );
  const nothing = () => {};
  render(
    <BoardSlots value={{ shareParts, loadBanner: null }}>
      <ShareDialog
        open
        game={lessonGame(lessonOf(2))}
        timeline={timeline}
        leaf={leaf}
        current={2}
        onOpenChange={nothing}
        onFile={nothing}
        onLate={nothing}
      />
    </BoardSlots>,
  );
}

describe('the QR code', () => {
  test('is saved as a picture under the title that was given', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    open(2);
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'A day');
    await user.click(screen.getByRole('button', { name: 'Save as a picture' }));
    expect(click.mock.contexts).toMatchObject([{ download: 'A day (QR code).svg' }]);
    expect(saved[0]?.type).toBe('image/svg+xml');
    const text = (await saved[0]?.text()) ?? '';
    const picture = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    expect(picture.querySelector('title')?.textContent).toBe('QR code: A day');
    const shown = screen.getByRole('img', { name: 'QR code of the link' });
    expect(picture.getAttribute('viewBox')).toBe(shown.getAttribute('viewBox'));
    expect(picture.lastElementChild?.getAttribute('d')).toBe(
      shown.lastElementChild?.getAttribute('d'),
    );
  });
});

describe('steps that are too many for a QR code', () => {
  test('are led to publishing, whose page has one', async () => {
    open(3001, SHARE_PARTS);
    expect(await screen.findByText(/a QR code that leads to it\.$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go to Publish' }));
    expect(screen.getByRole('tab', { name: 'Publish' })).toHaveAttribute('aria-selected', 'true');
  });

  test('are said to be, where nothing can be published', () => {
    open(3001);
    expect(
      screen.getByText('These steps are too many for a QR code that a phone can read.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Go to Publish' })).not.toBeInTheDocument();
  });
});
