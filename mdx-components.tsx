/** What stands for Markdown's elements in the texts; Next finds this file by its name. */
import type { MDXComponents } from 'mdx/types';
import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';
import { QuietLink } from '@/src/ui/QuietLink';

const components: MDXComponents = { a: TextLink, h2: Heading, table: ScrollableTable, tr: Row };

/** Next asks this file, by its name, which components stand for Markdown's elements. */
export function useMDXComponents(): MDXComponents {
  return components;
}

/** A link of the text; one within the site goes there without loading the page anew. */
function TextLink({ href = '', children, title }: ComponentProps<'a'>) {
  if (!href.startsWith('/')) {
    return (
      <a href={href} title={title}>
        {children}
      </a>
    );
  }
  return (
    <QuietLink href={href} title={title}>
      {children}
    </QuietLink>
  );
}

/** A heading; that of the sources can be named, and what stands below it is set smaller. */
function Heading(props: ComponentProps<'h2'>) {
  return <h2 id={props.children === 'Sources' ? 'sources' : undefined} {...props} />;
}

/** A table that scrolls within itself where the page is too narrow for it; named by its first row. */
function ScrollableTable(props: ComponentProps<'table'>) {
  const [head] = Children.toArray(props.children);
  const name = cellsIn(head).join('; ');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="table-scroll" aria-label={`Table: ${name}`} tabIndex={0}>
      <table {...props} />
    </section>
  );
}

/** A row of a table: in the body its first cell is the head of the others. */
function Row({ children, ...props }: ComponentProps<'tr'>) {
  const [first, ...others] = Children.toArray(children);
  if (!isValidElement<ComponentProps<'td'>>(first) || first.type !== 'td') {
    return <tr {...props}>{children}</tr>;
  }
  const { children: words, style } = first.props;
  return (
    <tr {...props}>
      <th scope="row" style={style}>
        {words}
      </th>
      {others}
    </tr>
  );
}

/** What the cells under a node say, one after another; empty ones are left out. */
function cellsIn(node: ReactNode): readonly string[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return [];
    const { children } = child.props;
    if (child.type !== 'th') return cellsIn(children);
    const text = textIn(children);
    return text === '' ? [] : [text];
  });
}

/** The plain text under a node. */
function textIn(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) =>
      isValidElement<{ children?: ReactNode }>(child) ? textIn(child.props.children) : `${child}`,
    )
    .join('');
}
