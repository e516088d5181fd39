'use client';

/** What the navbars are made of: groups that fold, and links in them. */
import type { ReactNode } from 'react';
import { CheckIcon, ChevronIcon } from '@/src/ui/icons';
import { QuietLink } from '@/src/ui/QuietLink';

interface SideGroupProps {
  /** Groups of one name open one at a time. */
  readonly name: string;
  readonly title: string;
  /** What stands at the end of the head. */
  readonly note?: ReactNode;
  /** Whether the page shown lies in it. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** A group: the browser itself folds it, with and without JavaScript, by pointer and by key. */
export function SideGroup({ name, title, note, isOpen, children }: SideGroupProps) {
  return (
    <details name={name} open={isOpen} className="side-group">
      <summary>
        <span className="side-title">{title}</span>
        {note}
        <ChevronIcon />
      </summary>
      <ul className="side-list">{children}</ul>
    </details>
  );
}

interface SideLinkProps {
  readonly href: string;
  readonly title: string;
  readonly pathname: string;
  /** Whether it stands over others. */
  readonly isHead?: boolean;
  readonly isDone?: boolean;
  /** What lies under it. */
  readonly children?: ReactNode;
}

/** A link to a page, marked on that page. The place of the tick is kept free. */
export function SideLink(props: SideLinkProps) {
  const { href, title, pathname, isHead, isDone, children } = props;
  return (
    <li>
      <QuietLink
        href={href}
        className={isHead ? 'side-link side-head' : 'side-link'}
        aria-current={href === pathname ? 'page' : undefined}
      >
        {title}
        {isDone && (
          <span className="side-tick">
            <CheckIcon size={14} />
            <span className="visually-hidden">, done</span>
          </span>
        )}
      </QuietLink>
      {children}
    </li>
  );
}
