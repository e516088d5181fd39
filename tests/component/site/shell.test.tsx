import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Footer } from '@/src/site/Footer';
import { FEATURES } from '@/src/site/features';
import { Header } from '@/src/site/Header';
import { isSearchKey } from '@/src/site/shell/searchKey';
import { address } from '../../helpers/navigation';

vi.mock('@/src/site/search/SearchDialog', () => ({
  SearchDialog: ({
    open,
    onOpenChange,
  }: {
    open: boolean;
    onOpenChange: (open: boolean) => void;
  }) =>
    open && (
      <div role="dialog" aria-label="Search">
        <input aria-label="Words" />
        <button type="button" onClick={() => onOpenChange(false)}>
          Done
        </button>
      </div>
    ),
}));

// jsdom follows no link, and says so for each that is not held back.
document.addEventListener('click', (event) => event.preventDefault());

beforeEach(() => {
  address.pathname = '/';
});

const control = (name: string) => screen.getByRole('button', { name });
const panel = (name: string) => screen.findByRole('dialog', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** In the place of the account, which has tests of its own. */
function Account({ className }: { readonly className: string }) {
  return (
    <a className={className} href="/registration/signin">
      Sign in
    </a>
  );
}

const header = () => <Header account={Account} />;

function drawn() {
  const { rerender } = render(header());
  return {
    user: userEvent.setup(),
    goTo(pathname: string) {
      address.pathname = pathname;
      rerender(header());
    },
  };
}

describe('as a document, without JavaScript, the header', () => {
  const page = new DOMParser().parseFromString(renderToString(header()), 'text/html');

  test.each([
    ['Features', '/#features'],
    ['Search', '/search'],
    ['Menu', '#site-footer'],
  ])('has %s as a link to %s', (words, href) => {
    const link = [...page.querySelectorAll('a')].find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent) === words,
    );
    expect(link?.getAttribute('href')).toBe(href);
    expect(link?.hasAttribute('role')).toBe(false);
  });
});

describe('the header’s links', () => {
  test.each([
    ['/', 'Home', 'page'],
    ['/lectures', 'Lectures', 'page'],
    ['/lectures/repos/introduction', 'Lectures', 'true'],
    ['/articles/glossary/b', 'Articles', 'true'],
    ['/community/classes/abc/assign', 'Classes', 'true'],
    ['/community/assignments/abc', 'Classes', 'true'],
    ['/community/join', 'Classes', 'true'],
  ])('at %s mark %s alone', (pathname, name, value) => {
    address.pathname = pathname;
    render(header());
    const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    expect(marked).toEqual([screen.getByRole('link', { name })]);
    expect(marked[0]).toHaveAttribute('aria-current', value);
  });
});

describe('the features menu', () => {
  test.each(['{Enter}', ' ', '{ArrowDown}'])(
    'opens by the key %j and closes by Escape',
    async (key) => {
      const { user } = drawn();
      const features = control('Features');
      features.focus();
      await user.keyboard(key);
      const menu = await panel('Features');
      expect(features).toHaveAttribute('aria-expanded', 'true');
      await waitFor(() =>
        expect(within(menu).getByRole('link', { name: /^Lectures/ })).toHaveFocus(),
      );
      await user.keyboard('{Escape}');
      await gone();
      await waitFor(() => expect(features).toHaveFocus());
      expect(features).toHaveAttribute('aria-expanded', 'false');
    },
  );

  test('closes by a second press, and opens by a third', async () => {
    const { user } = drawn();
    await user.click(control('Features'));
    await panel('Features');
    await user.click(control('Features'));
    await gone();
    await user.click(control('Features'));
    await panel('Features');
  });

  test('links what is there and only names what is planned', async () => {
    const { user } = drawn();
    await user.click(control('Features'));
    const menu = within(await panel('Features'));
    for (const { title, path, isPlanned } of FEATURES) {
      const card = menu.getByText(title).closest('li');
      expect(card?.querySelector('a')?.getAttribute('href') ?? null).toBe(path);
      expect(card?.textContent?.includes('Planned')).toBe(isPlanned);
    }
  });

  test('closes when a card is chosen', async () => {
    const { user } = drawn();
    await user.click(control('Features'));
    await user.click(within(await panel('Features')).getByRole('link', { name: /^Sandbox/ }));
    await gone();
  });

  test('closes when the address changes', async () => {
    const { user, goTo } = drawn();
    await user.click(control('Features'));
    await panel('Features');
    goTo('/about');
    await gone();
  });
});

describe('the search', () => {
  test.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])('opens by %s', async (keys) => {
    const { user } = drawn();
    await user.keyboard(keys);
    await panel('Search');
    await user.click(control('Done'));
    await gone();
  });

  test('takes the place of what was open', async () => {
    const { user } = drawn();
    await user.click(control('Features'));
    await panel('Features');
    await user.keyboard('/');
    await panel('Search');
    expect(screen.queryByRole('dialog', { name: 'Features' })).not.toBeInTheDocument();
  });

  test('leaves a slash to the field it is typed into, and keys of others to them', () => {
    const field = document.body.appendChild(document.createElement('input'));
    const heard: boolean[] = [];
    const listen = (event: KeyboardEvent) => heard.push(isSearchKey(event));
    window.addEventListener('keydown', listen);
    const press = (target: EventTarget, init: KeyboardEventInit) =>
      target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
    press(field, { key: '/' });
    press(document.body, { key: '/', ctrlKey: true });
    press(document.body, { key: '/', altKey: true });
    press(document.body, { key: 'k' });
    press(document.body, { key: '/', shiftKey: true });
    press(field, { key: 'K', metaKey: true });
    window.removeEventListener('keydown', listen);
    field.remove();
    expect(heard).toEqual([false, false, false, false, true, true]);
  });
});

describe('the drawer', () => {
  test('opens where the page shown lies', async () => {
    address.pathname = '/lectures/towards-a-central-bank/one-big-bank';
    const { user } = drawn();
    await user.click(control('Menu'));
    const drawer = within(await panel('Menu'));
    expect(drawer.getByRole('button', { name: 'Lectures' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    expect(drawer.getByRole('link', { name: 'One Big Bank' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(drawer.getByRole('link', { name: /Finance/ })).toHaveTextContent('Coming soon');
    expect(drawer.queryByRole('link', { name: 'Overdrafts' })).not.toBeInTheDocument();
    await user.click(drawer.getByRole('button', { name: 'Fundamentals' }));
    expect(drawer.getByRole('link', { name: 'Overdrafts' })).toBeVisible();
  });

  test('unfolds the tree of articles, and closes when one is chosen', async () => {
    const { user } = drawn();
    await user.click(control('Menu'));
    const drawer = within(await panel('Menu'));
    await user.click(drawer.getByRole('button', { name: 'Articles' }));
    await user.click(drawer.getByRole('link', { name: 'Consumer Price Index' }));
    await gone();
    await waitFor(() => expect(control('Menu')).toHaveFocus());
  });

  test('has the account as the header has it', async () => {
    const { user } = drawn();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveClass('site-account');
    await user.click(control('Menu'));
    const drawer = within(await panel('Menu'));
    expect(drawer.getByRole('link', { name: 'Sign in' })).toHaveClass('drawer-link');
  });

  test('stays when a page is opened in another tab', async () => {
    const { user } = drawn();
    await user.click(control('Menu'));
    const drawer = within(await panel('Menu'));
    await user.keyboard('{Control>}');
    await user.click(drawer.getByRole('link', { name: 'Home' }));
    await user.keyboard('{/Control}');
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBeInTheDocument();
  });

  test('closes by its button and by Escape, and gives the focus back', async () => {
    const { user } = drawn();
    for (const close of [() => user.click(control('Close')), () => user.keyboard('{Escape}')]) {
      await user.click(control('Menu'));
      await panel('Menu');
      await close();
      await gone();
      await waitFor(() => expect(control('Menu')).toHaveFocus());
    }
  });
});

test('the footer is where the burger leads without JavaScript', () => {
  render(<Footer />);
  const nav = screen.getByRole('navigation');
  expect(nav).toHaveAttribute('id', 'site-footer');
  const hrefs = within(nav)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  for (const href of ['/lectures', '/articles', '/articles/glossary', '/sandbox', '/about']) {
    expect(hrefs).toContain(href);
  }
});
