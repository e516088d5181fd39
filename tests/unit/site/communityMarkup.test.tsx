import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { loadFolded, previewOf } from '@/events/log/folded';
import { Drawing } from '@/src/community/picture/drawing';
import { markupOf } from '@/src/community/picture/markup';
import { SHELF } from '@/src/lessons/course/shelf';
import { frozenLog, frozenNames } from '../../helpers/logs';

describe('pictures written out once', () => {
  test.each(frozenNames(1))('of %s are what React would draw', async (name) => {
    const folded = await loadFolded(frozenLog(1, name), SHELF);
    if (!folded) throw new Error(`${name} has no board`);
    const picture = <Drawing preview={previewOf(folded)} paint={(property) => property} />;
    expect(markupOf(picture)).toBe(renderToStaticMarkup(picture));
  });

  test('hold no markup of what members wrote', () => {
    const name = `<img src=x onerror="alert('1')">&`;
    const element = <title aria-label={name}>{name}</title>;
    expect(markupOf(element)).toBe(renderToStaticMarkup(element));
    expect(markupOf(element)).not.toContain('<img');
  });

  test.each([
    ['a handler', <input key="a" onChange={() => {}} />],
    ['a style', <i key="a" style={{ color: 'red' }} />],
    ['what is no element', { type: 'i' }],
  ])('have no room for %s', (_, node) => {
    expect(() => markupOf(node)).toThrow();
  });
});
