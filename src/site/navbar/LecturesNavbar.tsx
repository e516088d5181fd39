'use client';

/** The navbar of the lectures: each lecture with its lessons, and how far the reader has come. */
import { usePathname } from 'next/navigation';
import { useRef, useSyncExternalStore } from 'react';
import {
  getServerSnapshot,
  getSnapshot,
  isDone,
  type Progress,
  subscribe,
} from '@/src/board/session/progress';
import { currentFor } from '../shell/current';
import type { LectureNode } from '../shell/lectureTree';
import { SideGroup, SideLink } from './SideGroup';
import { isUnderSecondTab } from './tabs';
import { useCurrentInSight } from './useCurrentInSight';

interface LecturesNavbarProps {
  readonly lectures: readonly LectureNode[];
  /** Tells the list from another one on the same page: of each, one lecture is open at a time. */
  readonly group?: string;
}

/** Every lecture; that of the page shown is open, elsewhere the first one. */
export function LecturesNavbar({ lectures, group = 'lectures' }: LecturesNavbarProps) {
  const pathname = usePathname();
  const progress = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
  const isKnown = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const container = useRef<HTMLDivElement>(null);
  useCurrentInSight(container, pathname);
  if (isUnderSecondTab('lectures', pathname)) {
    return (
      <p className="side-note">
        The lectures on finance are coming. Until then, the four on banking are here.
      </p>
    );
  }
  const open = lectures.find(({ path }) => currentFor(path, pathname)) ?? lectures[0];
  return (
    <div ref={container} className="side-groups">
      {lectures.map((lecture) => {
        const { lessons } = lecture;
        const done = lessons.filter(({ id }) => isLessonDone(progress, id)).length;
        return (
          <SideGroup
            key={lecture.id}
            name={group}
            title={lecture.title}
            isOpen={lecture === open}
            note={<Count done={done} of={lessons.length} isKnown={isKnown} />}
          >
            <SideLink href={lecture.path} title="Overview" pathname={pathname} />
            {lessons.map(({ id, title, path }) => (
              <SideLink
                key={id}
                href={path}
                title={title}
                pathname={pathname}
                isDone={isLessonDone(progress, id)}
              />
            ))}
          </SideGroup>
        );
      })}
    </div>
  );
}

function isLessonDone(progress: Progress, id: number): boolean {
  const known = progress.get(id);
  return known !== undefined && isDone(known);
}

interface CountProps {
  readonly done: number;
  readonly of: number;
  /** Whether the browser has been asked; until then the figure is there to keep its place only. */
  readonly isKnown: boolean;
}

function Count({ done, of, isKnown }: CountProps) {
  return (
    <span className={isKnown ? 'side-count' : 'side-count side-unknown'}>
      {done} of {of}
      <span className="visually-hidden"> lessons done</span>
    </span>
  );
}
