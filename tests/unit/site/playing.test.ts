import { describe, expect, test } from 'vitest';
import { type Playing, type PlayingEvent, playingAfter, STANDING } from '@/src/site/home/playing';

const LAST = 3;

const led = (state: Playing, ...types: (Exclude<PlayingEvent['type'], 'GO'> | number)[]) =>
  types.reduce<Playing>(
    (now, type) =>
      playingAfter(now, typeof type === 'number' ? { type: 'GO', step: type } : { type }, LAST),
    state,
  );

describe('the story of the home page', () => {
  test('plays once it is seen, step by step, and stands at its end', () => {
    const seen = led(STANDING, 'SEEN');
    expect(seen).toMatchObject({ at: 0, isPlaying: true, isTaken: false });
    expect(led(seen, 'TICK', 'TICK')).toMatchObject({ at: 2, isPlaying: true });
    const ended = led(seen, 'TICK', 'TICK', 'TICK');
    expect(ended).toMatchObject({ at: LAST, isPlaying: false });
    expect(led(ended, 'TICK', 'SEEN')).toBe(ended);
  });

  test('waits while it is out of sight, and goes on from there', () => {
    const away = led(STANDING, 'SEEN', 'TICK', 'AWAY');
    expect(away).toMatchObject({ at: 1, isPlaying: false });
    expect(led(away, 'TICK')).toBe(away);
    expect(led(away, 'AWAY')).toBe(away);
    expect(led(away, 'SEEN')).toMatchObject({ at: 1, isPlaying: true });
  });

  test('stops for good as soon as the visitor takes it in hand', () => {
    const taken = led(STANDING, 'SEEN', 'TICK', 2);
    expect(taken).toEqual({ at: 2, isPlaying: false, isTaken: true });
    expect(led(taken, 'SEEN', 'TICK')).toEqual(taken);
    expect(led(STANDING, 'SEEN', 'TOGGLE', 'SEEN')).toMatchObject({ isPlaying: false });
  });

  test('plays on by hand, from its end anew, and never leaves the line', () => {
    expect(led(STANDING, 1, 'TOGGLE')).toMatchObject({ at: 1, isPlaying: true });
    expect(led(STANDING, LAST, 'TOGGLE')).toMatchObject({ at: 0, isPlaying: true });
    expect(led(STANDING, -1).at).toBe(0);
    expect(led(STANDING, LAST + 4).at).toBe(LAST);
  });
});
