/** The first thing that a server does: be ready, or end with the sentence that says what cannot work. */
import { Server } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startServer } from '@/src/server/startServer';

const { emit } = Server.prototype;
const { error } = console;

afterEach(() => {
  Server.prototype.emit = emit;
  console.error = error;
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('a server whose settings cannot work', () => {
  test.each([
    [{ RATE_LIMIT_FACTOR: 'many' }, 'Tallystick: RATE_LIMIT_FACTOR must be a number above 0.\n'],
    [
      { DATABASE_URL: 'postgres://127.0.0.1:1/none', NEXTAUTH_SECRET: '' },
      'Tallystick: DATABASE_URL is set, but NEXTAUTH_SECRET is not: servers on one database need the same secret.\n',
    ],
  ])('ends with status 1, and says %j in one line', async (settings, line) => {
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const ended = vi.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('the process has ended');
    });
    await expect(startServer()).rejects.toThrow('the process has ended');
    expect(ended).toHaveBeenCalledExactlyOnceWith(1);
    expect(said).toHaveBeenCalledExactlyOnceWith(line);
  });
});
