import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { PictureForm } from '@/src/account/profile/PictureForm';
import { accountEndpoints } from '../../helpers/accounts/accountEndpoints';
import { authServer } from '../../helpers/accounts/authServer';

vi.mock('@/src/session/refetch', () => ({ refetchSession: vi.fn(async () => {}) }));

const server = authServer();
const { sent, answers, forget } = accountEndpoints(server);

beforeAll(() => server.start());
beforeEach(() => {
  forget();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  server.reset();
});
afterAll(() => server.stop());

const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText(name);

describe('the picture', () => {
  const picture = new File([new Uint8Array([1, 2, 3])], 'me.png', { type: 'image/png' });

  beforeEach(() => {
    URL.createObjectURL = vi.fn(() => 'blob:here');
    URL.revokeObjectURL = vi.fn();
    // No picture is read here: what is said to be text is none.
    vi.stubGlobal('createImageBitmap', async (file: File) => {
      if (file.name.startsWith('text')) throw new Error('this is no picture');
      return { width: 8, height: 8, close: () => {} };
    });
  });

  test('is shown before it is sent, and sent as it is', async () => {
    answers({ image: '/api/members/ann/picture?v=1' });
    render(<PictureForm name="Ann Lee" image={null} />);
    await userEvent.upload(field('Choose a picture'), picture);
    const shown = await screen.findByRole('img', { name: 'Ann Lee profile picture' });
    await waitFor(() => expect(shown).toHaveAttribute('src', 'blob:here'));
    await userEvent.click(button('Use this picture'));
    expect(await screen.findByText('Your picture is changed.')).toBeVisible();
    expect(field('Choose a picture')).toHaveFocus();
    expect(sent()).toMatchObject([{ method: 'PUT', path: '/api/account/picture' }]);
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:here');
  });

  test('is not sent by whoever thinks better of it', async () => {
    answers({});
    render(<PictureForm name="Ann Lee" image={null} />);
    await userEvent.upload(field('Choose a picture'), picture);
    await userEvent.click(await screen.findByRole('button', { name: 'Do not use it' }));
    expect(screen.queryByRole('button', { name: 'Use this picture' })).toBeNull();
    expect(field('Choose a picture')).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  test('leaves the one before it to whoever has one', async () => {
    render(<PictureForm name="Ann Lee" image="/api/members/ann/picture?v=1" />);
    await userEvent.upload(field('Choose another picture'), picture);
    await userEvent.click(await screen.findByRole('button', { name: 'Keep the old one' }));
    expect(button('Take the picture away')).toBeVisible();
  });

  test('is taken away', async () => {
    answers({ image: null });
    render(<PictureForm name="Ann Lee" image="/api/members/ann/picture?v=1" />);
    await userEvent.click(button('Take the picture away'));
    expect(await screen.findByText('Your picture is taken away.')).toBeVisible();
    expect(sent()).toMatchObject([{ method: 'DELETE', path: '/api/account/picture', body: '' }]);
  });

  test('that is too large and cannot be read here is not sent', async () => {
    answers({});
    render(<PictureForm name="Ann Lee" image={null} />);
    const large = new File([new Uint8Array(600 * 1024)], 'text.png', { type: 'image/png' });
    await userEvent.upload(field('Choose a picture'), large);
    expect(await screen.findByRole('alert')).toHaveTextContent(/cannot read this file/);
    expect(sent()).toEqual([]);
  });

  test('that could not be read is not spoken of once another thing was done', async () => {
    answers({ image: null });
    render(<PictureForm name="Ann Lee" image="/api/members/ann/picture?v=1" />);
    const text = new File(['Dear all'], 'text.png', { type: 'image/png' });
    await userEvent.upload(field('Choose another picture'), text);
    expect(await screen.findByRole('alert')).toHaveTextContent(/cannot read this file/);
    await userEvent.click(button('Take the picture away'));
    expect(await screen.findByText('Your picture is taken away.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('that is none, whatever its name says, is not offered', async () => {
    render(<PictureForm name="Ann Lee" image={null} />);
    const text = new File(['Dear all'], 'text.png', { type: 'image/png' });
    await userEvent.upload(field('Choose a picture'), text);
    expect(await screen.findByRole('alert')).toHaveTextContent(/cannot read this file/);
    expect(screen.queryByRole('button', { name: 'Use this picture' })).toBeNull();
    await userEvent.upload(field('Choose a picture'), picture);
    expect(await screen.findByRole('button', { name: 'Use this picture' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('that was refused is not spoken of once another one is chosen', async () => {
    answers({ error: 'This is no picture.' }, 415);
    render(<PictureForm name="Ann Lee" image={null} />);
    await userEvent.upload(field('Choose a picture'), picture);
    await userEvent.click(await screen.findByRole('button', { name: 'Use this picture' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This is no picture.');
    await userEvent.upload(field('Choose a picture'), picture);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('that was chosen last is the one, however long the one before takes to be made small', async () => {
    let finish = () => {};
    vi.stubGlobal('createImageBitmap', async (file: File) => {
      if (file === picture) return { width: 8, height: 8, close: () => {} };
      return new Promise((_, fail) => {
        finish = () => fail(new Error('too late'));
      });
    });
    answers({ image: '/api/members/ann/picture?v=1' });
    render(<PictureForm name="Ann Lee" image={null} />);
    const large = new File([new Uint8Array(600 * 1024)], 'large.png', { type: 'image/png' });
    await userEvent.upload(field('Choose a picture'), large);
    await userEvent.upload(field('Choose a picture'), picture);
    expect(await screen.findByRole('button', { name: 'Use this picture' })).toBeVisible();
    finish();
    await new Promise((done) => setTimeout(done));
    expect(button('Use this picture')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
