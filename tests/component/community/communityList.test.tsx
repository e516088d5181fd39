/** The form over the list of scenarios says what is shown. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ListForm } from '@/src/community/scenarios/ListForm';
import { readQuery, type SearchParams } from '@/src/community/scenarios/listQuery';
import { router } from '../../helpers/navigation';

const user = userEvent.setup();

const form = (params: SearchParams) => <ListForm asked={readQuery(params).asked} />;
const order = () => screen.getByLabelText('Sort by');

test('an order that is chosen is asked for at once, with what is typed and what narrows the list', async () => {
  render(form({ category: 'repos', page: '2' }));
  await user.type(screen.getByLabelText('Search the scenarios'), 'run');
  await user.selectOptions(order(), 'Most stars');
  expect(router.push).toHaveBeenCalledWith('/community?category=repos&q=run&sort=stars', {
    scroll: false,
  });
  expect(order()).toHaveFocus();
});

test('what is usual leaves nothing in the address', async () => {
  render(form({ sort: 'stars' }));
  await user.selectOptions(order(), 'Newest');
  expect(router.push).toHaveBeenCalledWith('/community', { scroll: false });
});

test('another page of the list has its own order and words in the form', async () => {
  const { rerender } = render(form({}));
  await user.selectOptions(order(), 'Most stars');
  await user.type(screen.getByLabelText('Search the scenarios'), 'run');
  rerender(form({ page: '2' }));
  expect(order()).toHaveDisplayValue('Newest');
  expect(screen.getByLabelText('Search the scenarios')).toHaveValue('');
  rerender(form({ sort: 'stars' }));
  expect(order()).toHaveDisplayValue('Most stars');
  rerender(form({}));
  expect(order()).toHaveDisplayValue('Newest');
});
