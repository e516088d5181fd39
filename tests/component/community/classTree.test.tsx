/** The class as one tree, on the page of an assignment for whoever teaches it. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { pointOf } from '@/src/community/classroom/tree/geometry';
import { TreePart } from '@/src/community/classroom/tree/TreePart';
import { viewOf } from '@/src/community/classroom/tree/treeView';
import { type ClassTree, classTree } from '@/src/contract/classTree';
import { authServer } from '../../helpers/accounts/authServer';
import { giving } from '../../helpers/contract';
import { router } from '../../helpers/navigation';

const user = userEvent.setup();
const server = authServer();

beforeAll(() => server.start());
afterAll(() => server.stop());

/**
 * Ann and Bo pay $30; Ann goes on as the model does, Bo otherwise; Cy pays $20; nobody follows the
 * model to its end.
 */
const TREE: ClassTree = {
  learners: [
    { id: 'ann', name: 'Ann', kind: 'member' },
    { id: 'bo', name: 'Bo', kind: 'member' },
    { id: 'cy', name: 'Cy', kind: 'seat' },
  ],
  sentences: ['The opening', 'She pays $30.', 'She pays $10.', 'She pays $5.', 'She pays $20.'],
  steps: [
    { parent: null, round: 0, says: 0, ends: [], isModel: true },
    { parent: 0, round: 1, says: 1, ends: [], isModel: true },
    { parent: 1, round: 2, says: 2, ends: [0], isModel: true },
    { parent: 2, round: 3, says: 2, ends: [], isModel: true },
    { parent: 1, round: 2, says: 3, ends: [1], isModel: false },
    { parent: 0, round: 1, says: 4, ends: [2], isModel: false },
  ],
  hasModel: true,
  tries: { learners: 0, refused: [], predicted: [] },
  longest: 3,
  shown: 3,
};

async function shown(tree: ClassTree = TREE) {
  server.network.use(http.get('*/api/assignments/abc/tree', giving(classTree, tree)));
  render(<TreePart id="abc" part="1" title={null} />);
  await user.click(screen.getByRole('button', { name: 'Show the tree' }));
  return screen.findByRole('application', { name: 'The tree of what was handed in' });
}

const told = () => document.querySelector('[aria-live]')?.textContent;

describe('the tree of a class', () => {
  test('is asked for only once somebody wants to see it', async () => {
    const asked = vi.fn(giving(classTree, TREE));
    server.network.use(http.get('*/api/assignments/abc/tree', asked));
    render(<TreePart id="abc" part="1" title={null} />);
    expect(asked).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Show the tree' }));
    const box = await screen.findByRole('application');
    expect(asked).toHaveBeenCalledOnce();
    // The button has gone: the next key goes on from where the tree is.
    expect(document.activeElement).toContainElement(box);
    expect(document.body).not.toHaveFocus();
  });

  test('is walked by keys, tells each step, and opens the board there', async () => {
    const box = await shown();
    expect(
      screen.getByText(/^3 learners handed in\. .+ The dashed line is the model\.$/),
    ).toBeVisible();
    expect(told()).toBe('The opening. 3 of 3 learners.');
    box.focus();
    await user.keyboard('{ArrowRight}');
    expect(told()).toBe('Step 1. She pays $30.2 of 3 learners, and the model.');
    await user.keyboard('{ArrowRight}');
    expect(told()).toBe('Step 2. She pays $10.1 of 3 learners, and the model. 1 stopped here.');
    await user.keyboard('{ArrowDown}');
    expect(told()).toBe('Step 2. She pays $5.1 of 3 learners. 1 stopped here.');
    await user.keyboard('{Enter}');
    expect(router.push).toHaveBeenLastCalledWith('/community/assignments/abc/hand-ins/bo#at=2');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(told()).toBe('Step 1. She pays $20.1 of 3 learners. 1 stopped here.');
    await user.keyboard('{ArrowUp}{ArrowUp}{End}');
    expect(told()).toBe('Step 3. She pays $10.Only the model goes here.');
    expect(screen.queryByRole('link', { name: /Open the board/ })).toBeNull();
    router.push.mockClear();
    await user.keyboard('{Enter}');
    expect(router.push).not.toHaveBeenCalled();
    await user.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}{Home}');
    expect(told()).toBe('The opening. 3 of 3 learners.');
  });

  test('is drawn wide enough to be read where its ways are short', async () => {
    const box = await shown();
    const width = Number(box.querySelector('svg')?.getAttribute('width'));
    expect(width).toBeGreaterThan(400);
    const long = Array.from({ length: 200 }, (_, index) => ({
      ...{ parent: index === 0 ? null : index - 1, round: index, says: 0, ends: [], isModel: true },
    }));
    const view = viewOf({ ...TREE, steps: long });
    expect(pointOf(view, 1)[0] - pointOf(view, 0)[0]).toBe(24);
  });

  test('tells what a mouse points at, and opens what is clicked', async () => {
    const box = await shown();
    const drawing = box.querySelector('svg') ?? box;
    const [clientX, clientY] = pointOf(viewOf(TREE), 4);
    fireEvent.pointerMove(drawing, { clientX: 5000, clientY, pointerType: 'mouse' });
    fireEvent.click(drawing, { clientX: 5000, clientY });
    expect(told()).toBe('The opening. 3 of 3 learners.');
    // A finger that taps a step is told of it first; its next tap opens it.
    fireEvent.click(drawing, { clientX, clientY });
    expect(told()).toMatch(/^Step 2\. She pays \$5\./);
    expect(router.push).not.toHaveBeenCalled();
    fireEvent.click(drawing, { clientX, clientY });
    expect(router.push).toHaveBeenLastCalledWith('/community/assignments/abc/hand-ins/bo#at=2');
  });

  test('names nobody until it is asked to', async () => {
    await shown();
    const page = () => document.body.textContent ?? '';
    expect(page()).not.toMatch(/Ann|Bo\b|Cy/);
    await user.click(screen.getByRole('button', { name: '2 learners and the model:' }));
    expect(screen.getByRole('link', { name: /^Open the board of one of them/ })).toHaveAttribute(
      'href',
      '/community/assignments/abc/hand-ins/ann#at=1',
    );
    await user.click(screen.getByRole('checkbox', { name: 'Show names' }));
    expect(told()).toMatch(/Ann, Bo$/);
    expect(screen.getByRole('link', { name: 'Open Ann’s board at this step' })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Show names' }));
    expect(page()).not.toMatch(/Ann|Bo\b|Cy/);
  });

  test('is a table as well', async () => {
    await shown();
    await user.click(screen.getByText('The same as a table'));
    const table = await screen.findByRole('table');
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rows).toEqual([
      [
        'Row',
        'Goes on from',
        'Steps',
        'What the first of them did',
        'Learners',
        'The model',
        'Board',
      ],
      ['1', 'the opening', '1', 'She pays $30.', '2', 'yes', 'Open row 1 on the board'],
      ['2', 'row 1', '2', 'She pays $10.', '1', 'yes', 'Open row 2 on the board'],
      ['3', 'row 2', '3', 'She pays $10.', '0', 'yes', ''],
      ['4', 'row 1', '2', 'She pays $5.', '1', 'no', 'Open row 4 on the board'],
      ['5', 'the opening', '1', 'She pays $20.', '1', 'no', 'Open row 5 on the board'],
    ]);
  });

  test('is told with what the class tried', async () => {
    await shown();
    expect(
      screen.getByText(/^What was refused, and what was predicted wrong, is shown/),
    ).toBeVisible();
    cleanup();
    await shown({
      ...TREE,
      tries: {
        learners: 3,
        refused: [
          { task: 0, goal: 'Pay $30.', rule: 'Nobody can pay itself.', tries: 4, learners: 2 },
          { task: 2, goal: null, rule: 'Nothing is due.', tries: 1, learners: 1 },
        ],
        predicted: [
          { account: 'Deposits', side: 'liability', right: 5, wrong: 2, missed: 1, learners: 2 },
        ],
      },
    });
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toContain('Pay $30.Nobody can pay itself. 2 learners, 4 times');
    expect(items).toContain('After the last taskNothing is due. 1 learner, once');
    const region = screen.getByRole('region', { name: 'What was predicted wrong' });
    const [, row] = within(region).getAllByRole('row');
    expect([...(row?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      ...['Deposits', 'liabilities', '2', '1', '5', '2'],
    ]);
    cleanup();
    await shown({ ...TREE, tries: { learners: 1, refused: [], predicted: [] } });
    expect(screen.getAllByText('Nothing.')).toHaveLength(2);
  });

  test('says where it does not show all steps', async () => {
    await shown({ ...TREE, hasModel: false, longest: 90 });
    expect(screen.getByText(/took it\. The first 3 of 90 steps are shown\.$/)).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'The model' })).toBeNull();
  });

  test('says that nothing was handed in, and that it could not be fetched', async () => {
    server.network.use(http.get('*/api/assignments/abc/tree', () => HttpResponse.error()));
    render(<TreePart id="abc" part="1" title={null} />);
    await user.click(screen.getByRole('button', { name: 'Show the tree' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/cannot be reached/);
    const none = { ...TREE, learners: [], steps: TREE.steps.slice(0, 1) };
    server.network.use(http.get('*/api/assignments/abc/tree', giving(classTree, none)));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Nothing has been handed in yet\./)).toBeVisible();
  });
});
