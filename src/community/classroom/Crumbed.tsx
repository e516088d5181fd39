/** What the pages of the classroom have in common. */
import type { ReactNode } from 'react';
import { type Crumb, Crumbs } from '@/src/lessons/Crumbs';
import { CLASSES } from './paths';
import '@/src/account/account.css';
import './classroom.css';
import './classroomForms.css';

interface CrumbedProps {
  /** The way to the page from the list of classes on. */
  readonly way: readonly Crumb[];
  readonly title: string;
  /** Whether it holds a table or a board. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A page with the way to it, its title, and what it holds. */
export function Crumbed({ way, title, isWide = false, children }: CrumbedProps) {
  return (
    <div className={`lesson-text classroom${isWide ? ' classroom-wide' : ''}`}>
      <Crumbs way={[{ title: 'Classes', path: CLASSES }, ...way]} />
      <h1>{title}</h1>
      {children}
    </div>
  );
}
