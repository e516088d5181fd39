/**
 * Plain components written out as the text of a file. What React has for that is closed to the
 * endpoints of Next.
 */
import { isValidElement } from 'react';
import { escaped } from '@/src/contract/escaped';

/** Attributes of SVG that are written as they are in JSX. */
const KEPT: readonly string[] = ['viewBox', 'preserveAspectRatio'];

function attributeName(name: string): string {
  if (name === 'className') return 'class';
  return KEPT.includes(name)
    ? name
    : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function attributeOf([name, value]: readonly [string, unknown]): string {
  if (name === 'children' || value === undefined || value === null) return '';
  if (typeof value !== 'string' && typeof value !== 'number') {
    throw new Error(`the attribute ${name} is not plain`);
  }
  return ` ${attributeName(name)}="${escaped(String(value))}"`;
}

/**
 * The markup of elements and of components without state, as React would draw them on a server.
 *
 * @throws where something in it is not plain: a handler, a style, a component with hooks
 */
export function markupOf(node: unknown): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node === 'string' || typeof node === 'number') return escaped(String(node));
  if (Array.isArray(node)) return node.map(markupOf).join('');
  if (!isValidElement(node)) throw new Error('only plain elements can be written out');
  const { type } = node;
  const props: object = typeof node.props === 'object' && node.props !== null ? node.props : {};
  if (typeof type === 'function') return markupOf(Reflect.apply(type, undefined, [props]));
  if (typeof type !== 'string') throw new Error('only plain elements can be written out');
  const children: unknown = 'children' in props ? props.children : null;
  const attributes = Object.entries(props).map(attributeOf).join('');
  return `<${type}${attributes}>${markupOf(children)}</${type}>`;
}
