/** What is written in the form of an assignment outlives its page: it is kept in this browser, and offered when the form opens again. */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { encodeLink } from '@/events/log/link';
import { fileTextOf } from '@/events/log/log';
import type { Log } from '@/events/worlds';
import { AssignForm } from '@/src/community/classroom/assignments/AssignForm';
import { draftKey } from '@/src/community/classroom/assignments/drafts/draft';
import { giveAssignment, scenarioToAssign } from '@/src/contract/classroom';
import { notingServer, refusing } from '../../helpers/accounts/notingServer';
import { giving } from '../../helpers/contract';
import { router } from '../../helpers/navigation';

const user = userEvent.setup();
const server = notingServer(/\/api\/(classes|assignments)/);
const { asked } = server;

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
});

const press = (name: string) => user.click(screen.getByRole('button', { name }));

const LESSONS = [
  { id: 2, title: 'Deposit Transfers', lecture: 'Fundamentals', goals: ['Pay.', 'Gather.'] },
  { id: 10, title: 'Correspondent Banking', lecture: 'Towards', goals: ['Net.', 'Settle.'] },
] as const;

const PAYMENT: Log = {
  ...{ world: 'banking', lesson: 2 },
  events: [{ type: 'transfer', from: 1, fromBank: 0, to: 2, toBank: 0, amount: 700 }],
};

interface Whose {
  readonly classId?: string;
  readonly memberId?: string;
}

/** Opens the form as a page does that is loaded anew. */
function open({ classId = 'abc', memberId = 'me' }: Whose = {}) {
  const page = (
    <AssignForm classId={classId} memberId={memberId} lessons={LESSONS} first={LESSONS[0]} />
  );
  return render(page).unmount;
}

const offer = () => screen.queryByRole('region', { name: 'Left unfinished' });
const title = () => screen.getByLabelText('Title');

/** The text that is kept, and its key. */
function kept() {
  const key = localStorage.key(0) ?? '';
  return { key, text: localStorage.getItem(key) ?? '' };
}

/** Leaves the form with a title of one’s own, and opens it again. */
async function leftWithTitle(words = 'Two payments'): Promise<void> {
  const leave = open();
  await user.clear(title());
  await user.type(title(), words);
  leave();
}

describe('a new assignment that was left unfinished', () => {
  test('is offered with its date, and gone on with it is sent as if nothing had happened', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(new Date('2030-01-31T12:00:00Z').getTime());
    const leave = open();
    await user.selectOptions(screen.getByLabelText('Lesson'), '10');
    await user.click(screen.getByLabelText('1. Net.'));
    await user.clear(screen.getByLabelText('Points of task 2'));
    await user.type(screen.getByLabelText('Points of task 2'), '7');
    await press('Number');
    await press('Choice');
    await press('Move part 3 up');
    await user.type(screen.getByLabelText('Right answer'), '12');
    const [which, how] = screen.getAllByLabelText('Question');
    if (!which || !how) throw new Error('there are two questions');
    await user.type(which, 'Which?');
    await user.type(how, 'How much?');
    await user.type(screen.getByLabelText('Answer 1'), 'Loans');
    await user.type(screen.getByLabelText('Answer 2'), 'Notes');
    for (const answer of [/^Right.*answer 1/, /^Right.*answer 2/]) {
      await user.click(screen.getByRole('checkbox', { name: answer }));
    }
    await user.type(screen.getByLabelText('Instructions'), 'Gather.');
    await user.type(screen.getByLabelText('Due date'), '2090-01-31T18:00');
    await user.selectOptions(screen.getByLabelText('Late work'), 'refused');
    leave();

    const leaveAgain = open();
    expect(offer()).toHaveTextContent(/^You left this unfinished on 31 January 2030/);
    expect(offer()).not.toHaveTextContent('was changed');
    expect(screen.queryByLabelText('Title')).toBeNull();
    // Looked at and left alone, it is there once more.
    leaveAgain();
    open();
    await press('Go on');
    expect(offer()).toBeNull();
    expect(document.body).not.toHaveFocus();
    server.answers = [giving(giveAssignment, { id: 'given' })];
    await press('Create the assignment');
    await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
    expect(asked[0]?.[1]).toMatchObject({
      ...{ title: 'Correspondent Banking', instructions: 'Gather.', late: { rule: 'refused' } },
      due: new Date('2090-01-31T18:00').toISOString(),
      parts: [
        { id: '1', about: { lesson: 10 }, tasks: [{ index: 1, points: 7 }], model: null },
        {
          ...{ id: '3', kind: 'choice', prompt: 'Which?', options: ['Loans', 'Notes'] },
          right: [0, 1],
        },
        { id: '2', kind: 'number', prompt: 'How much?', answer: 12 },
      ],
    });
  });

  test('is gone once it is sent, and stays while the server refuses it', async () => {
    await leftWithTitle();
    const leave = open();
    await press('Go on');
    server.answers = [refusing('Too many.', 429)];
    await press('Create the assignment');
    await screen.findByText('Too many.');
    leave();
    const leaveAgain = open();
    await press('Go on');
    expect(title()).toHaveValue('Two payments');
    server.answers = [giving(giveAssignment, { id: 'given' })];
    await press('Create the assignment');
    await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
    // What is typed while the page of the assignment comes is of nothing any more.
    await user.type(title(), ' and more');
    leaveAgain();
    open();
    expect(offer()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  test('is gone once it is discarded', async () => {
    await leftWithTitle();
    const leave = open();
    await press('Discard');
    expect(title()).toHaveValue('Deposit Transfers');
    leave();
    open();
    expect(offer()).toBeNull();
  });

  test('is none where nothing was changed, or all of it was changed back', async () => {
    open()();
    expect(localStorage).toHaveLength(0);
    const leave = open();
    await user.type(title(), '!');
    await press('Choice');
    expect(localStorage).toHaveLength(1);
    await press('Remove part 2');
    await user.type(title(), '{Backspace}');
    leave();
    open();
    expect(offer()).toBeNull();
  });

  test('has what was typed before the page was hydrated', async () => {
    const page = <AssignForm classId="abc" memberId="me" lessons={LESSONS} first={LESSONS[0]} />;
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(page);
    const typed = within(container).getByLabelText('Instructions');
    if (typed instanceof HTMLTextAreaElement) typed.value = 'Gather.';
    render(page, { container, hydrate: true }).unmount();
    open();
    await press('Go on');
    expect(screen.getByLabelText('Instructions')).toHaveValue('Gather.');
  });

  test('is another for each class and each member', async () => {
    await leftWithTitle();
    open({ classId: 'xyz' })();
    const leave = open({ memberId: 'you' });
    expect(offer()).toBeNull();
    await user.type(title(), ' of yours');
    leave();
    open();
    await press('Go on');
    expect(title()).toHaveValue('Two payments');
  });

  test('takes the title of another choice still, where it had none of its own', async () => {
    const leave = open();
    await user.selectOptions(screen.getByLabelText('Lesson'), '10');
    leave();
    open();
    await press('Go on');
    await user.selectOptions(screen.getByLabelText('Lesson'), '2');
    expect(title()).toHaveValue('Deposit Transfers');
  });

  test('gives nothing of a part that was removed to another that has its id', async () => {
    const leave = open();
    await press('Answer in words');
    await user.type(screen.getByLabelText('Question'), 'Why?');
    leave();
    open();
    await press('Go on');
    expect(screen.getByLabelText('Question')).toHaveValue('Why?');
    await press('Remove part 2');
    await press('Number');
    expect(screen.getByLabelText('Question')).toHaveValue('');
  });

  test('has the link of its model', async () => {
    const leave = open();
    await user.click(screen.getByRole('radio', { name: 'Link' }));
    await user.click(screen.getByRole('textbox', { name: 'Link' }));
    const link = `https://example.org/lectures#log=${encodeLink(PAYMENT)}`;
    await user.paste(link);
    leave();
    open();
    await press('Go on');
    expect(screen.getByRole('textbox', { name: 'Link' })).toHaveValue(link);
  });

  /** Leaves the form once it holds a file as its model, and goes on with it. */
  async function leftWithFile(words: string, isKept: boolean): Promise<void> {
    const leave = open();
    await user.click(screen.getByRole('radio', { name: 'File' }));
    const file = new File([words], 'mine.json', { type: 'application/json' });
    await user.upload(screen.getByLabelText(/Choose a file/), file);
    await waitFor(() => expect(kept().text).toContain('"source":"file"'));
    if (isKept) await waitFor(() => expect(kept().text).toContain('mine.json'));
    leave();
    open();
    await press('Go on');
  }

  test('has the file of its model, and sends what was in it', async () => {
    await leftWithFile(fileTextOf(PAYMENT), true);
    expect(screen.getByText('mine.json')).toBeVisible();
    server.answers = [giving(giveAssignment, { id: 'given' })];
    await press('Create the assignment');
    await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
    expect(asked[0]?.[1]).toMatchObject({ parts: [{ model: fileTextOf(PAYMENT) }] });
  });

  test('asks again for a file that was too large to be kept', async () => {
    await leftWithFile(`${fileTextOf(PAYMENT)}${' '.repeat(65_536)}`, false);
    await press('Create the assignment');
    expect(await screen.findByText('Choose the file that Share saved.')).toBeVisible();
    expect(asked).toEqual([]);
  });

  test('says that it is written in another tab, or has been sent from there', async () => {
    open();
    const key = draftKey('me', 'class', 'abc');
    const told = (newValue: string | null, of = key) =>
      act(() => window.dispatchEvent(new StorageEvent('storage', { key: of, newValue })));
    told('{}', draftKey('you', 'class', 'abc'));
    expect(screen.queryByText(/another tab/)).toBeNull();
    told('{}');
    expect(screen.getByText(/^You are writing this in another tab too/)).toBeVisible();
    told(null);
    expect(screen.getByText(/has been sent or discarded in another tab/)).toBeVisible();
  });

  test('has its scenario looked up anew, with the tasks that were chosen', async () => {
    const found = { board: 'lesson 2', lesson: 2, tasks: ['Pay.', 'Lend.'], title: 'A run' };
    const answer = giving(scenarioToAssign, { ...found, start: fileTextOf(PAYMENT) });
    server.answers = [answer, answer, giving(giveAssignment, { id: 'given' })];
    const leave = open();
    await user.click(screen.getByRole('radio', { name: 'A shared scenario' }));
    await user.type(screen.getByLabelText('Address of the scenario'), 'xyz');
    await press('Look it up');
    await user.click(await screen.findByLabelText('1. Pay.'));
    leave();
    open();
    await press('Go on');
    expect(await screen.findByLabelText('1. Pay.')).not.toBeChecked();
    expect(screen.getByLabelText('2. Lend.')).toBeChecked();
    await press('Create the assignment');
    await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
    expect(asked.map(([what]) => what)).toEqual([
      'GET /api/assignments/scenario?scenario=xyz',
      'GET /api/assignments/scenario?scenario=xyz',
      'POST /api/classes/abc/assignments',
    ]);
    expect(asked[2]?.[1]).toMatchObject({
      title: 'A run',
      parts: [{ about: { scenario: 'xyz' }, tasks: [{ index: 1, points: 1 }] }],
    });
  });

  test('has its prediction as it was chosen', { timeout: 60_000 }, async () => {
    const leave = open();
    await press('Prediction');
    await user.click(screen.getByRole('radio', { name: 'Link' }));
    await user.click(screen.getByRole('textbox', { name: 'Link' }));
    await user.paste(`https://example.org/lectures#log=${encodeLink(PAYMENT)}`);
    const sheet = await screen.findByLabelText('Whose balance sheet', {}, { timeout: 30_000 });
    await user.selectOptions(sheet, 'Customer 2 *');
    await user.click(screen.getByRole('radio', { name: 'The amount it shows' }));
    leave();
    open();
    await press('Go on');
    const again = await screen.findByLabelText('Whose balance sheet', {}, { timeout: 30_000 });
    expect(again).toHaveDisplayValue('Customer 2 *');
    expect(screen.getByRole('radio', { name: 'The amount it shows' })).toBeChecked();
    expect(
      within(screen.getByRole('region', { name: 'Part 2' })).getByLabelText('Points'),
    ).toHaveValue('1');
  });
});

describe('a browser that keeps nothing, or something else', () => {
  test('leaves the form as it is without drafts where its storage is full or forbidden', async () => {
    const forbid = () => {
      throw new DOMException('Not here.', 'QuotaExceededError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(forbid);
    server.answers = [giving(giveAssignment, { id: 'given' })];
    open();
    await user.type(title(), ' twice');
    await press('Create the assignment');
    await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
    expect(asked[0]?.[1]).toMatchObject({ title: 'Deposit Transfers twice' });
  });

  test.each([
    ['no JSON', () => '{'],
    ['of another version', (text: string) => text.replace('"version":1', '"version":2')],
    ['of no date', (text: string) => text.replace(/"at":\d+/, '"at":9000000000000000')],
    ['of another form', (text: string) => text.replace('"parts":[', '"parts":[7,')],
  ])('offers nothing that is %s', async (_, spoilt) => {
    await leftWithTitle();
    const { key, text } = kept();
    expect(spoilt(text)).not.toBe(text);
    localStorage.setItem(key, spoilt(text));
    open();
    expect(offer()).toBeNull();
    expect(title()).toHaveValue('Deposit Transfers');
  });

  test('begins anew with a part whose fields cannot be read, and goes on with the others', async () => {
    const leave = open();
    await press('Answer in words');
    await press('Answer in words');
    const [first, second] = screen.getAllByLabelText('Question');
    if (!first || !second) throw new Error('there are two questions');
    await user.type(first, 'Why?');
    await user.type(second, 'How?');
    leave();
    const { key, text } = kept();
    localStorage.setItem(key, text.replace('"prompt":"Why?"', '"prompt":7'));
    open();
    await press('Go on');
    const values = screen.getAllByLabelText('Question').map((one) => one.textContent);
    expect(values).toEqual(['', 'How?']);
  });
});
