import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { tellRead, tellTasks } from '@/src/board/session/progress';
import { LECTURES } from '@/src/lessons/course/catalogue';
import { ArticlesNavbar } from '@/src/site/navbar/ArticlesNavbar';
import { LecturesNavbar } from '@/src/site/navbar/LecturesNavbar';
import { SectionTabs } from '@/src/site/navbar/SectionTabs';
import { ARTICLE_TREE } from '@/src/site/shell/articleTree';
import { LECTURE_TREE } from '@/src/site/shell/lectureTree';
import { address } from '../../helpers/navigation';

beforeEach(() => localStorage.clear());

/** The group with this head. */
function group(title: string): HTMLElement {
  const found = screen.getByText(title).closest('details');
  if (!found) throw new Error(`there is no group ${title}`);
  return found;
}

const openGroups = () =>
  screen
    .getAllByRole('group')
    .filter((one) => one.hasAttribute('open'))
    .map((one) => one.querySelector('.side-title')?.textContent);

const marked = () => screen.getAllByRole('link').filter((link) => link.ariaCurrent === 'page');

describe('the navbar of the lectures', () => {
  test('opens the lecture of the page shown, and marks the page', () => {
    address.pathname = '/lectures/repos/security-dealers';
    render(<LecturesNavbar lectures={LECTURE_TREE} />);
    expect(openGroups()).toEqual(['Repos']);
    expect(marked()).toEqual([screen.getByText('Security Dealers')]);
  });

  test('goes with the page as the address changes', () => {
    address.pathname = '/lectures/repos/security-dealers';
    const { rerender } = render(<LecturesNavbar lectures={LECTURE_TREE} />);
    address.pathname = '/lectures/the-federal-reserve';
    rerender(<LecturesNavbar lectures={LECTURE_TREE} />);
    expect(openGroups()).toEqual(['The Federal Reserve']);
    expect(marked()).toEqual([within(group('The Federal Reserve')).getByText('Overview')]);
  });

  test('opens the first lecture where the page lies in none', () => {
    address.pathname = '/lectures';
    render(<LecturesNavbar lectures={LECTURE_TREE} />);
    expect(openGroups()).toEqual(['Fundamentals']);
    expect(screen.getAllByRole('group')).toHaveLength(LECTURES.length);
  });

  test('counts and ticks the lessons that are done, and does so at once', async () => {
    address.pathname = '/lectures/fundamentals';
    tellRead(0);
    render(<LecturesNavbar lectures={LECTURE_TREE} />);
    const fundamentals = group('Fundamentals');
    expect(fundamentals).toHaveTextContent('1 of 7 lessons done');
    tellTasks(2, 2, 3);
    expect(fundamentals).toHaveTextContent('1 of 7');
    tellTasks(2, 3, 3);
    expect(await within(fundamentals).findByText('2 of 7')).toBeInTheDocument();
    expect(within(fundamentals).getByText('Deposit Transfers')).toHaveTextContent('done');
  });

  test('claims nothing about the reader before it has asked the browser', () => {
    address.pathname = '/lectures';
    const page = new DOMParser().parseFromString(
      renderToString(<LecturesNavbar lectures={LECTURE_TREE} />),
      'text/html',
    );
    const counts = [...page.querySelectorAll('.side-count')];
    expect(counts).toHaveLength(LECTURES.length);
    expect(counts.every((count) => count.classList.contains('side-unknown'))).toBe(true);
  });

  test('under Finance says what is to come', () => {
    address.pathname = '/lectures/finance';
    render(<LecturesNavbar lectures={LECTURE_TREE} />);
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect(screen.getByText(/finance are coming/)).toBeInTheDocument();
  });
});

/** The navbar as the layout of the articles draws it. */
const articlesNavbar = () => (
  <ArticlesNavbar
    articles={ARTICLE_TREE}
    lectures={LECTURES.map(({ title, path }) => ({ title, path: `/lectures/${path}` }))}
    search={<input type="search" aria-label="Term" />}
  />
);

describe('the navbar of the articles', () => {
  test('opens the group of the page shown, however deep that lies', () => {
    const [first] = ARTICLE_TREE;
    address.pathname = '/articles/historical/renaissance/bills-of-exchange/remitting-bills';
    render(articlesNavbar());
    expect(openGroups()).toEqual([first?.title]);
    expect(marked()).toHaveLength(1);
  });

  test.each(['/articles/glossary', '/articles/glossary/b'])(
    'at %s marks the glossary',
    (pathname) => {
      address.pathname = pathname;
      render(articlesNavbar());
      expect(marked()).toEqual([screen.getByRole('link', { name: 'Glossary A to Z' })]);
    },
  );

  test('under Community has the categories and the search of the glossary', async () => {
    address.pathname = '/articles/users/home';
    render(articlesNavbar());
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      ...ARTICLE_TREE.map(({ path }) => path),
      '/articles/glossary',
      ...LECTURES.map(({ path }) => `/lectures/${path}`),
    ]);
    expect(await screen.findByRole('searchbox', { name: 'Term' })).toBeInTheDocument();
  });
});

describe('the tabs of a section', () => {
  test.each([
    ['lectures', '/lectures', 'Banking', 'page'],
    ['lectures', '/lectures/repos/introduction', 'Banking', 'true'],
    ['lectures', '/lectures/finance', 'Finance', 'page'],
    ['articles', '/articles/glossary', 'Dictionary', 'true'],
    ['articles', '/articles/users/home', 'Community', 'page'],
  ] as const)('of %s at %s mark %s', (section, pathname, name, value) => {
    address.pathname = pathname;
    render(<SectionTabs section={section} replaces />);
    const current = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    expect(current).toEqual([screen.getByRole('link', { name })]);
    expect(current[0]).toHaveAttribute('aria-current', value);
  });
});
