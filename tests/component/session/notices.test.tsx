import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyRound } from '@/events/world/board';
import type { LessonEvent } from '@/machines/lesson';
import { Notices } from '@/src/board/notices/Notices';
import type { Outcome } from '@/src/board/session/slots';
import type { Session } from '@/src/board/session/useSession';
import * as downloading from '@/src/ui/download';
import { driven, pay, paying, visit } from '../../helpers/lines/lessonDriver';

const three = driven([paying(1), paying(2), paying(3)]);

function open(
  events: readonly LessonEvent[],
  said: Partial<Session<AnyRound>> = {},
  outcome: Outcome | null = null,
) {
  const { context, value } = driven(events, three);
  const [send, setOutcome] = [vi.fn(), vi.fn()];
  const { container } = render(
    <Notices
      outcome={outcome}
      setOutcome={setOutcome}
      session={{
        context,
        timeline: context.timeline,
        own: context.own?.timeline ?? context.timeline,
        source: value.source,
        playing: false,
        send,
        openFile: async () => true,
        filesRead: 0,
        trouble: null,
        unreadable: null,
        isResumed: false,
        ...said,
      }}
    />,
  );
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return { send, setOutcome, press, text: container.textContent };
}

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

beforeEach(() => vi.restoreAllMocks());

describe('the board says', () => {
  test('nothing when there is nothing to say', () => {
    expect(open([]).text).toBe('');
  });

  test('that a shared log is open, and whose steps are safe', async () => {
    const { send, press, text } = open([visit([pay(7)], { title: 'My day' })]);
    expect(text).toContain('You are looking at shared steps: My day.');
    expect(text).toContain('leaves your own steps untouched');
    expect(buttons()).toEqual(['Keep it as mine', 'Back to my own']);
    await press('Keep it as mine');
    await press('Back to my own');
    expect(send.mock.calls).toEqual([[{ type: 'KEEP' }], [{ type: 'LEAVE' }]]);
  });

  test('what came of something that was sent, until that is understood', async () => {
    const path = '/community/scenarios/abc';
    const outcome = { text: '“A run” is published.', isTrouble: false, path };
    const { setOutcome, press } = open([], {}, outcome);
    expect(screen.getByText(/“A run” is published\./).closest('[aria-live]')).toHaveAttribute(
      'aria-live',
      'polite',
    );
    expect(screen.getByRole('link', { name: 'Look at its page' })).toHaveAttribute('href', path);
    await press('Understood');
    expect(setOutcome).toHaveBeenCalledExactlyOnceWith(null);
  });

  test('what did not succeed, where there is nothing to look at', () => {
    open([], {}, { text: '“A run” was not published.', isTrouble: true });
    const notice = screen.getByText('“A run” was not published.').parentElement;
    expect(notice).toHaveAttribute('data-kind', 'trouble');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('no title where the shared log has none', () => {
    expect(open([visit([pay(7)])]).text).toContain('You are looking at shared steps. ');
  });

  test('which step of a shared log failed and why, until that is understood', async () => {
    const { send, press, text } = open([visit([pay(7), pay(90_000)])]);
    expect(text).toMatch(/What follows step 1 cannot be done: Customer 1 has \$99\.93/);
    expect(buttons()).toEqual(['Understood', 'Keep it as mine', 'Back to my own']);
    await press('Understood');
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'DISMISS' });
  });

  test('that a link cannot be read, with one way out', async () => {
    const problem = 'This link holds no steps.';
    const { send, press, text } = open([{ type: 'INVALID', problem }]);
    expect(text).toContain(problem);
    expect(buttons()).toEqual(['Back to my own board']);
    await press('Back to my own board');
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'LEAVE' });
  });

  test('that nothing is saved', () => {
    const trouble = 'This browser does not let us save.';
    expect(open([], { trouble }).text).toBe(`${trouble}Download all steps`);
    expect(buttons()).toEqual(['Download all steps']);
  });

  test('that what was saved cannot be read, and hands it out', async () => {
    const download = vi.spyOn(downloading, 'download').mockImplementation(() => {});
    const { context: cursor } = three;
    const unreadable = '{"edition":3}';
    const problem = 'What this browser had saved cannot be read.';
    const { press, text } = open([{ type: 'LOADED', cursor, problem }], { unreadable });
    expect(text).toContain(problem);
    expect(buttons()).toEqual(['Understood', 'Download what was saved']);
    await press('Download what was saved');
    expect(download).toHaveBeenCalledExactlyOnceWith(
      'tallystick-saved-log.txt',
      unreadable,
      'text/plain',
    );
  });
});

describe('what was taken away can be taken back', () => {
  test.each([
    ['after a reset', { type: 'RESET' }, /^The board was reset\./],
    ['after a deletion', { type: 'REMOVE', node: three.context.at }, /^These steps were deleted\./],
  ] as const)('%s', async (_when, event, sentence) => {
    const { send, press, text } = open([event]);
    expect(text).toMatch(sentence);
    await press('Undo');
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'UNDO' });
  });

  test('also on a shared log, where it means that log and nothing of one’s own', () => {
    const visited: readonly LessonEvent[] = [{ type: 'RESET' }, visit([pay(7)])];
    open(visited);
    expect(buttons()).not.toContain('Undo');
    cleanup();
    open([...visited, { type: 'RESET' }]);
    expect(buttons()).toContain('Undo');
  });
});
