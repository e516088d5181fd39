import type { MDXComponents } from 'mdx/types';

const components: MDXComponents = {};

/** Next asks this file, by its name, which components stand for Markdown's elements. */
export function useMDXComponents(): MDXComponents {
  return components;
}
