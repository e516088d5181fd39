/** A step that is asked for while the board of a published log is still on its way: the board shows it as it comes. */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { encodeLink } from '@/events/log/link';
import type { Log } from '@/events/worlds';
import { ScenarioBoard } from '@/src/board/scenario/ScenarioBoard';
import { payment } from '../../helpers/cursors';
import { Seeing } from '../../helpers/screen/seeing';

const log: Log = {
  ...{ world: 'banking', lesson: 2 },
  events: [1000, 2000, 3000].map((amount) => payment(1, 2, amount)),
};

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IntersectionObserver', Seeing);
  window.history.replaceState(null, '', '/community/scenarios/three-payments');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('@/src/board/island/gameOfLog');
  vi.doUnmock('@/src/board/session/openLog');
  vi.resetModules();
});

const status = () => document.querySelector('.board-status')?.textContent;

/** The page of a submission: the ways to its steps, and the place of its board. */
const page = (
  <>
    <a href="#at=1">Met at step 1</a>
    <a href="#at=2">Met at step 2</a>
    <ScenarioBoard payload={encodeLink(log)} title="Three payments">
      <p>The board is on its way …</p>
    </ScenarioBoard>
  </>
);

test('while it is fetched, the last press wins', async () => {
  let arrive = () => {};
  const asked = new Promise<void>((done) => {
    arrive = done;
  });
  vi.doMock('@/src/board/island/gameOfLog', async (original) => {
    await asked;
    return original();
  });
  render(page);
  await userEvent.click(screen.getByRole('link', { name: 'Met at step 1' }));
  await userEvent.click(screen.getByRole('link', { name: 'Met at step 2' }));
  expect(screen.getByText('The board is on its way …')).toBeVisible();
  arrive();
  await waitFor(() => expect(status()).toContain('Step 2 of 3'));
});

/** Presses ways to steps right after the board has read the address, before it hears of changes: it is being drawn. */
function pressedAsItIsDrawn(...steps: readonly number[]): void {
  let isPressed = false;
  vi.doMock('@/src/board/session/openLog', async (original) => {
    const own = await original<typeof import('@/src/board/session/openLog')>();
    const visitOf: typeof own.visitOf = (...given) => {
      const visit = own.visitOf(...given);
      for (const step of isPressed ? [] : steps) {
        window.history.replaceState(null, '', `#at=${step}`);
        window.dispatchEvent(new HashChangeEvent('hashchange'));
      }
      isPressed = true;
      return visit;
    };
    return { ...own, visitOf };
  });
}

test('while it is drawn, the last press wins', async () => {
  pressedAsItIsDrawn(1, 2);
  render(page);
  await waitFor(() => expect(status()).toContain('Step 2 of 3'));
  // What is shown afterwards is not taken back.
  await userEvent.click(screen.getByRole('button', { name: 'Step forward' }));
  expect(status()).toContain('Step 3 of 3');
});
