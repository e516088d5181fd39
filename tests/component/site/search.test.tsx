import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { packed, type SearchDocument, termDocument } from '@/src/site/search/document';
import { createEngine } from '@/src/site/search/engine';
import { SearchDialog } from '@/src/site/search/SearchDialog';
import { router } from '../../helpers/navigation';

const fetchEngine = vi.hoisted(() => vi.fn());
vi.mock('@/src/site/search/client', () => ({ fetchEngine }));

const page = (kind: SearchDocument['kind'], path: string, title: string): SearchDocument => ({
  path,
  kind,
  title,
  section: 'Fundamentals',
  text: `All about ${title.toLowerCase()}, and nothing else.`,
  also: [],
  headings: [],
  taught: [],
  marked: [],
  points: [],
});

const engine = createEngine([
  page('lesson', '/lectures/fundamentals/overdrafts', 'Overdrafts'),
  page('lesson', '/lectures/fundamentals/loans', 'Loans'),
  page('article', '/articles/interest', 'Interest on an overdraft'),
  termDocument('Overdraft', 'A balance below zero.', ['Red Balance']),
  ...Array.from({ length: 9 }, (_, number) =>
    termDocument(`Loan ${number}`, 'Money handed over now.', []),
  ),
]);

const field = () => screen.getByRole('combobox', { name: 'Search lessons, articles, terms' });
const options = () => screen.getAllByRole('option');
const titles = () => options().map((option) => option.querySelector('.search-title')?.textContent);
const chosen = () => options().filter((option) => option.ariaSelected === 'true');

async function open() {
  const onOpenChange = vi.fn();
  const user = userEvent.setup();
  render(
    <>
      <button type="button">Behind</button>
      <SearchDialog open onOpenChange={onOpenChange} />
    </>,
  );
  await screen.findByRole('dialog', { name: 'Search Tallystick' });
  return { user, onOpenChange };
}

beforeEach(() => {
  router.push.mockClear();
  fetchEngine.mockReset().mockResolvedValue(engine);
});

describe('the search dialog', () => {
  test('has the focus in its field, and offers ways before anything is typed', async () => {
    await open();
    expect(field()).toHaveFocus();
    expect(titles()).toEqual(['Lectures', 'Articles', 'Glossary', 'Sandbox']);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('lists what is found in groups, marks the words and says how many', async () => {
    const { user } = await open();
    await user.type(field(), 'overdraft');
    expect(screen.getByText('3 results')).toBeVisible();
    const lessons = screen.getByRole('group', { name: 'Lectures and lessons' });
    expect(within(lessons).getByRole('option')).toHaveTextContent('Overdrafts');
    expect(within(lessons).getByRole('option').querySelector('mark')).toHaveTextContent(
      'Overdrafts',
    );
    expect(screen.getByRole('group', { name: 'Articles' })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Glossary' })).toBeInTheDocument();
    expect(titles()[0]).toBe('Overdrafts');
  });

  test('says aloud how many once nothing is typed for a moment, and not at each letter', async () => {
    const { user } = await open();
    await user.type(field(), 'overdraft');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 results'), {
      timeout: 2500,
    });
  });

  test('is gone through by the keys', async () => {
    const { user, onOpenChange } = await open();
    await user.type(field(), 'overdraft');
    expect(chosen()).toEqual([]);
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toEqual([options()[0]]);
    expect(field()).toHaveAttribute('aria-activedescendant', options()[0]?.id);
    await user.keyboard('{End}');
    expect(chosen()).toEqual([options()[2]]);
    await user.keyboard('{Home}{ArrowUp}');
    expect(chosen()).toEqual([]);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(chosen()).toEqual([options()[1]]);
    const path = options()[1]?.getAttribute('href');
    await user.keyboard('{Enter}');
    expect(router.push.mock.calls).toEqual([[path]]);
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  test('forgets the choice when more is typed', async () => {
    const { user } = await open();
    await user.type(field(), 'overdraf');
    await user.keyboard('{ArrowDown}t');
    expect(chosen()).toEqual([]);
    expect(field()).not.toHaveAttribute('aria-activedescendant');
  });

  test('goes to the page of the search on Enter without a choice', async () => {
    const { user, onOpenChange } = await open();
    await user.type(field(), ' red & blue {Enter}');
    expect(router.push.mock.calls).toEqual([['/search?q=red+%26+blue']]);
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  test('does nothing on Enter while nothing is typed', async () => {
    const { user } = await open();
    await user.keyboard('{Enter}');
    expect(router.push).not.toHaveBeenCalled();
  });

  test('goes where is pressed, and closes', async () => {
    const { user, onOpenChange } = await open();
    await user.type(field(), 'red balance');
    await user.click(screen.getByRole('option'));
    expect(router.push.mock.calls).toEqual([['/articles/glossary/o#overdraft']]);
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  test('closes by Escape', async () => {
    const { user, onOpenChange } = await open();
    await user.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  test('shows a few of each group, and leads to all', async () => {
    const { user } = await open();
    await user.type(field(), 'loan');
    expect(
      within(screen.getByRole('group', { name: 'Glossary' })).getAllByRole('option'),
    ).toHaveLength(4);
    await user.click(screen.getByRole('link', { name: 'All 10 results' }));
    expect(router.push.mock.calls).toEqual([['/search?q=loan']]);
  });

  test('offers the nearest where nothing is found', async () => {
    const { user } = await open();
    await user.type(field(), 'overdraft zzzzy');
    expect(
      screen.getByText(
        'Nothing found for “overdraft zzzzy” in lessons, articles, glossary and pages. The nearest:',
      ),
    ).toBeVisible();
    expect(titles()).toContain('Overdrafts');
    await user.clear(field());
    await user.type(field(), 'qqqqqqqq');
    expect(screen.getByText(/Try another word\.$/)).toBeVisible();
    expect(titles()).toEqual(['Lectures', 'Articles', 'Glossary', 'Sandbox']);
  });
});

describe('the search on its way', () => {
  test('asks for patience', async () => {
    fetchEngine.mockReturnValue(new Promise(() => {}));
    const { user } = await open();
    expect(titles()).toContain('Glossary');
    await user.type(field(), 'loan');
    expect(screen.getByText('One moment …')).toBeVisible();
  });

  test('says that it failed, and can be asked for again', async () => {
    fetchEngine.mockRejectedValueOnce(new Error('offline'));
    const { user } = await open();
    await user.type(field(), 'overdraft');
    expect(screen.getByText(/could not be loaded/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(field()).toHaveFocus();
    expect(await screen.findAllByRole('option')).toHaveLength(3);
  });
});

describe('fetching the search', () => {
  test('is done once, and again only after it failed', async () => {
    const { fetchEngine: fetchReally } = await vi.importActual<
      typeof import('@/src/site/search/client')
    >('@/src/site/search/client');
    const file = packed([page('page', '/sandbox', 'Sandbox')]);
    const fetching = vi
      .spyOn(window, 'fetch')
      .mockResolvedValueOnce(new Response('gone', { status: 404 }))
      .mockImplementation(async () => Response.json(file));
    await expect(fetchReally()).rejects.toThrow('404');
    const fetched = await fetchReally();
    expect(await fetchReally()).toBe(fetched);
    expect(fetching).toHaveBeenCalledTimes(2);
    expect(fetched.nearest('/sandbx').map(({ path }) => path)).toEqual(['/sandbox']);
    fetching.mockRestore();
  });
});
