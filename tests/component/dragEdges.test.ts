import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Edges, pullAt } from '@/src/board/drag/edges';

const FRAME = { top: 100, bottom: 500 };

describe('the pull of an edge', () => {
  test('is nothing in the middle', () => {
    for (const y of [150, 300, 450]) expect(pullAt(y, FRAME)).toBe(0);
  });

  test('grows towards the edge, and not beyond it', () => {
    const down = [470, 490, 500, 700].map((y) => pullAt(y, FRAME));
    expect(down[0]).toBeGreaterThan(0);
    expect(down[1]).toBeGreaterThan(down[0] ?? 0);
    expect(down.slice(2)).toEqual([12, 12]);
    expect(pullAt(100, FRAME)).toBe(-12);
    expect(pullAt(0, FRAME)).toBe(-12);
  });

  test('leaves a middle to the lowest position', () => {
    expect(pullAt(115, { top: 100, bottom: 130 })).toBe(0);
    expect(pullAt(100, { top: 100, bottom: 100 })).toBe(0);
  });
});

describe('something carried along an edge', () => {
  let frames: FrameRequestCallback[] = [];
  const scrolled = vi.fn();

  beforeEach(() => {
    frames = [];
    scrolled.mockClear();
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
    vi.stubGlobal('cancelAnimationFrame', () => {
      frames = [];
    });
  });

  afterEach(() => vi.unstubAllGlobals());

  const draw = () => {
    for (const frame of frames.splice(0)) frame(0);
  };

  /** A container of 400 pixels with 420 pixels of sheets in it. */
  function placed() {
    const container = document.createElement('div');
    const sheet = document.createElement('article');
    container.style.overflowY = 'auto';
    container.append(sheet);
    document.body.append(container);
    let top = 0;
    Object.defineProperties(container, {
      clientHeight: { value: 400 },
      scrollHeight: { value: 420 },
      scrollTop: { get: () => top, set: (to: number) => (top = Math.min(20, Math.max(0, to))) },
      getBoundingClientRect: { value: () => new DOMRect(0, 100, 300, 400) },
    });
    return { container, edges: new Edges(sheet, scrolled) };
  }

  test('scrolls what it was lifted from, as far as that goes', () => {
    const { container, edges } = placed();
    edges.follow(500);
    draw();
    expect(container.scrollTop).toBe(12);
    draw();
    draw();
    draw();
    expect(container.scrollTop).toBe(20);
    expect(scrolled).toHaveBeenCalledTimes(2);
    expect(frames).toEqual([]);
  });

  test('scrolls no more in the middle, nor once it is let go', () => {
    const { container, edges } = placed();
    edges.follow(300);
    expect(frames).toEqual([]);
    edges.follow(500);
    edges.follow(300);
    draw();
    expect(container.scrollTop).toBe(0);
    edges.follow(500);
    edges.end();
    draw();
    expect(container.scrollTop).toBe(0);
    expect(scrolled).not.toHaveBeenCalled();
  });
});
