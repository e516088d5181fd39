import { expect, test } from 'vitest';
import { embedSnippet } from '@/src/contract/embedded';

const link = 'https://x.org/embed#log=AbC_-&round=-2';

/** The frame as a browser reads the snippet, in a page that has it in the midst of text. */
function framesIn(snippet: string): readonly HTMLIFrameElement[] {
  const page = new DOMParser().parseFromString(`<p>a${snippet}b</p>`, 'text/html');
  expect(page.body.textContent).toBe('ab');
  expect(page.body.querySelectorAll('*')).toHaveLength(2);
  return [...page.querySelectorAll('iframe')];
}

test('a snippet is one frame around the board of the link', () => {
  const [frame] = framesIn(embedSnippet(link, 'My day'));
  expect(frame?.getAttribute('src')).toBe(link);
  expect(frame?.title).toBe('My day');
  expect(frame?.getAttribute('loading')).toBe('lazy');
  expect(frame?.getAttribute('allow')).toBe('fullscreen; clipboard-write');
  expect(Number(frame?.width)).toBeGreaterThan(Number(frame?.height));
  expect(frame?.style.maxWidth).toBe('100%');
});

test('a title breaks out of nothing, whatever it holds', () => {
  for (const title of ['"><script>alert(1)</script>', "it's <b>", '&quot; &amp;', '" onload="x']) {
    const [frame] = framesIn(embedSnippet(link, title));
    expect(frame?.title).toBe(title);
    expect(frame?.getAttribute('onload')).toBeNull();
  }
});
