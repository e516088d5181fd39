import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { decodePayload, readFragment } from '@/events/log/link';
import { parseLogText } from '@/events/log/parse';
import { type Game, lessonGame } from '@/src/board/session/game';
import { BoardSlots, type SharePart, type SharePartProps } from '@/src/board/session/slots';
import { ShareDialog } from '@/src/board/share/ShareDialog';
import { SHARE_PARTS } from '@/src/community/share/CommunitySlots';
import { lessonOf } from '../../helpers/boards';
import { acting, openingCursorOf, payment } from '../../helpers/cursors';

const lesson = lessonGame(lessonOf(2));
const { timeline, at, leaf } = acting(openingCursorOf(2), payment(1, 2, 1000), payment(2, 1, 250));
const send = vi.fn();
const onOpenChange = vi.fn();
const onFile = vi.fn();
const onLate = vi.fn();

/** What was handed to the browser to save. */
const saved: Blob[] = [];

beforeEach(() => {
  saved.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return 'blob:x';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
  for (const mock of [send, onOpenChange, onFile, onLate]) mock.mockClear();
});

interface Opened {
  readonly hasBooks?: boolean;
  readonly hasSlots?: boolean;
  readonly shareParts?: readonly SharePart[];
  readonly game?: Game;
  readonly title?: string;
}

/** Opens the dialog, of a board with books of account or of one without. */
function open(opened: Opened = {}) {
  const { hasBooks = true, hasSlots = true, shareParts = [], game = lesson, title } = opened;
  const user = userEvent.setup();
  const books = { game, timeline, at, playing: false, send };
  render(
    <BoardSlots value={{ shareParts, loadBanner: null }}>
      <ShareDialog
        open
        game={game}
        timeline={timeline}
        leaf={leaf}
        title={title}
        onOpenChange={onOpenChange}
        onFile={onFile}
        onLate={onLate}
        current={2}
        books={hasBooks ? books : undefined}
        hasSlots={hasSlots}
      />
    </BoardSlots>,
  );
  const part = (name: string) => user.click(screen.getByRole('tab', { name }));
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { user, part, press };
}

const logIn = (address: string) => {
  const fragment = readFragment(new URL(address).hash);
  const decoded = decodePayload(fragment?.payload ?? '');
  return 'problem' in decoded ? decoded : { log: decoded.log, round: fragment?.round };
};

describe('the share dialog', () => {
  test('offers what the board has', () => {
    open();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Link and code',
      'Embed',
      'File',
      'Print or present',
    ]);
  });

  test('offers no journal where the board keeps no books, and prints the page', async () => {
    const { part, press } = open({ hasBooks: false });
    expect(screen.queryByRole('tab', { name: 'Print or present' })).not.toBeInTheDocument();
    const print = vi.spyOn(window, 'print').mockReturnValue();
    expect(screen.getByLabelText('Title')).toBeVisible();
    await part('Print');
    // What would be typed there stands on no paper.
    expect(screen.queryByLabelText('Title')).toBeNull();
    await press('Print this page');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
    await part('File');
    expect(screen.getByRole('button', { name: 'Save as a file' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save as a journal' })).not.toBeInTheDocument();
  });

  test('says that a link was copied, until it is another one', async () => {
    const { user, press } = open();
    await press('Copy link');
    expect(await screen.findByText('The link is on the clipboard.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Open at step 2' }));
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
    expect(screen.queryByText('The link is on the clipboard.')).not.toBeInTheDocument();
  });

  test('keeps the title that the log has, unless another is typed', async () => {
    const { user, press } = open({ title: 'As it came' });
    const title = screen.getByRole('textbox', { name: 'Title' });
    expect(title).toHaveValue('As it came');
    await press('Copy link');
    const asCame = await navigator.clipboard.readText();
    expect(logIn(asCame)).toMatchObject({ log: { title: 'As it came' } });
    await user.clear(title);
    await press('Copy link');
    expect(logIn(await navigator.clipboard.readText())).not.toHaveProperty('log.title');
  });

  test('has the name of a system that was built', async () => {
    const { press } = open({
      game: { ...lesson, logOf: (events) => ({ ...lesson.logOf(events), title: 'My banks' }) },
    });
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('My banks');
    await press('Copy link');
    expect(logIn(await navigator.clipboard.readText())).toMatchObject({
      log: { title: 'My banks' },
    });
  });

  test('says what to do where the browser does not copy', async () => {
    const { press } = open();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await press('Copy link');
    expect(
      await screen.findByText(
        'The browser did not allow copying: select the link and copy it by hand.',
      ),
    ).toBeVisible();
  });
});

describe('the HTML for another page', () => {
  test('frames the same steps at the same round, under the title given', async () => {
    const { user, part, press } = open();
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'A "day"');
    await part('Embed');
    await press('Copy HTML');
    expect(await screen.findByText('The HTML is on the clipboard.')).toBeVisible();
    const page = new DOMParser().parseFromString(await navigator.clipboard.readText(), 'text/html');
    const frame = page.querySelector('iframe');
    expect(frame?.title).toBe('A "day": a Tallystick board');
    const address = frame?.getAttribute('src') ?? '';
    expect(new URL(address).pathname).toBe('/embed');
    expect(logIn(address)).toMatchObject({ round: 2, log: { lesson: 2, title: 'A "day"' } });
    await user.click(screen.getByRole('checkbox', { name: 'Open at step 2' }));
    expect(screen.getByRole('textbox', { name: 'HTML' })).not.toHaveTextContent('round');
  });
});

describe('files', () => {
  test('hold the steps, as a log, a journal, a table and a picture', async () => {
    const { part, press } = open();
    await part('File');
    await press('Save as a file');
    expect(screen.getByText('The file is with your downloads.')).toBeVisible();
    await press('Save as a journal');
    expect(screen.getByText('The journal is with your downloads.')).toBeVisible();
    await press('Save as a table');
    expect(screen.getByText('The table is with your downloads.')).toBeVisible();
    await press('Save as a picture');
    expect(screen.getByText('The picture is with your downloads.')).toBeVisible();
    const [log, journal, table, picture] = await Promise.all(saved.map((blob) => blob.text()));
    expect(picture).toMatch(/^<svg xmlns=/);
    expect(picture).toContain('Customer 2');
    expect(table).toMatch(
      /^\ufeff?Step,What happened,Party,Side,Item,Dollars\r\n0,Opening position,/,
    );
    expect(parseLogText(log ?? '')).toMatchObject({
      log: { lesson: 2, events: [payment(1, 2, 1000), payment(2, 1, 250)] },
    });
    expect(journal).toMatch(/^; Deposit Transfers\n; http.*#log=/);
    expect(journal).toContain('assets:Customer 1:Customer Deposits:Bank 1');
    expect(journal).toMatch(/\n2000-01-03 \(2\) Customer 2 pays Customer 1 \$2\.50\./);
  });
});

describe('printing and presenting', () => {
  test('take the place of the sheet, and close the dialog when they are left', async () => {
    const { user, part, press } = open();
    await part('Print or present');
    await press('Print …');
    const print = within(await screen.findByRole('dialog', { name: 'Print' }));
    expect(print.getByRole('article', { name: 'What is printed' })).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Share these 2 steps' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  test('a presentation is on the step that was shown', async () => {
    const { user, part, press } = open();
    await part('Print or present');
    await press('Present');
    const stage = await screen.findByRole('dialog', { name: 'Deposit Transfers, presented' });
    expect(stage).toHaveTextContent('Step 2 of 2');
    await user.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });
});

/** Says all that it is given, and tells something that came of it. */
function Told({ log, logText, title, onTitle, onLate: tell, ...about }: SharePartProps) {
  return (
    <>
      <output>
        {JSON.stringify({
          log,
          title,
          isText: logText().includes('tallystick-log'),
          ...about,
        })}
      </output>
      <button type="button" onClick={() => onTitle('By the part')}>
        Name it
      </button>
      <button type="button" onClick={() => tell({ text: 'It is told.', isTrouble: false })}>
        Tell it
      </button>
    </>
  );
}

describe('parts from above the board', () => {
  const part: SharePart = {
    value: 'told',
    label: 'Tell',
    description: 'It is sent to the teller.',
    load: async () => Told,
  };

  const told = async (): Promise<unknown> =>
    JSON.parse((await screen.findByRole('status')).textContent ?? '');

  const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

  test('stand after its own, and are given the shown line', async () => {
    const { user } = open({ shareParts: [part] });
    await user.click(await screen.findByRole('tab', { name: 'Tell' }));
    expect(tabs().at(-1)).toBe('Tell');
    const log = {
      world: 'banking',
      lesson: 2,
      events: [payment(1, 2, 1000), payment(2, 1, 250)],
    };
    expect(await told()).toEqual({
      log,
      title: '',
      isText: true,
      lessonId: 2,
      storageKey: lesson.storageKey,
      gameTitle: 'Deposit Transfers',
      gamePath: '/lectures/fundamentals/deposit-transfers',
    });
    // What the board’s own parts ask for is not asked for twice.
    expect(screen.queryByRole('textbox', { name: 'Title' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Name it' }));
    const named = { log: { ...log, title: 'By the part' }, title: 'By the part' };
    expect(await told()).toMatchObject(named);
    await user.click(screen.getByRole('button', { name: 'Tell it' }));
    expect(onLate).toHaveBeenCalledExactlyOnceWith({ text: 'It is told.', isTrouble: false });
    await user.click(screen.getByRole('tab', { name: 'File' }));
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('By the part');
  });

  test('say themselves what is sent, and the others that nothing is', async () => {
    const { user, part: go } = open({ shareParts: [part] });
    const dialog = screen.getByRole('dialog', { name: 'Share these 2 steps' });
    expect(dialog).toHaveTextContent('nothing is sent to a server');
    await user.click(await screen.findByRole('tab', { name: 'Tell' }));
    expect(dialog).toHaveTextContent('It is sent to the teller.');
    expect(dialog).not.toHaveTextContent('nothing is sent to a server');
    await go('File');
    expect(dialog).toHaveTextContent('nothing is sent to a server');
  });

  test('are left out where the board is not to offer them', async () => {
    open({ shareParts: [part], hasSlots: false });
    await vi.waitFor(() => expect(tabs()).toHaveLength(4));
    expect(screen.queryByRole('tab', { name: 'Tell' })).not.toBeInTheDocument();
  });

  test('that cannot be fetched leave the rest as it is, and are asked for again', async () => {
    const load = vi.fn(() => Promise.reject(new Error('offline')));
    const { user, part: go } = open({ shareParts: [{ ...part, load }] });
    await user.click(await screen.findByRole('tab', { name: 'Tell' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded.');
    await go('File');
    await go('Tell');
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  });

  test('of the community each bring what they show, and have values of their own', async () => {
    const values = [...SHARE_PARTS.map(({ value }) => value), 'link', 'embed', 'file', 'show'];
    expect(new Set(values).size).toBe(values.length);
    for (const { load, label, description } of SHARE_PARTS) {
      expect(await load()).toBeTypeOf('function');
      expect([label, description].every((text) => text.length > 0)).toBe(true);
    }
  });
});
