/** What the pages of the classroom have in common. */
import type { ReactNode } from 'react';
import { type Crumb, Crumbs } from '@/src/lessons/Crumbs';
import { SaidBefore } from '../SaidBefore';
import { CLASSES } from './paths';
import '@/src/request/form.css';
import './classroom.css';
import './classroomForms.css';

interface CrumbedProps {
  /** The way to the page from the list of classes on. */
  readonly way: readonly Crumb[];
  readonly title: string;
  readonly children: ReactNode;
}

/** A page with the way to it, its title, and what it holds. */
export function Crumbed({ way, title, children }: CrumbedProps) {
  return (
    <div className="lesson-text classroom">
      <Crumbs way={[{ title: 'Classes', path: CLASSES }, ...way]} />
      <h1>{title}</h1>
      <SaidBefore />
      {children}
    </div>
  );
}
