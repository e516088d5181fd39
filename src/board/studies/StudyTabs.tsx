'use client';
/** The closer looks under the board: one at a time, each fetched when it is first opened. */
import {
  type ComponentType,
  memo,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { fetched } from '@/src/ui/fetched';
import { Tabs } from '@/src/ui/tabs';
import { useNear } from '@/src/ui/useNear';
import { STUDIES } from './registry';
import type { Study, StudyProps } from './study';

const COMPONENTS: ReadonlyMap<string, ComponentType<StudyProps>> = new Map(
  STUDIES.map(({ id, load }) => [id, memo(fetched(async () => (await load()).default))]),
);

/** Where steps follow one another quickly, the accounts go first: what is under them follows when there is time. */
export function StudyTabs({ timeline, at, leaf, offers, lesson, refused, send }: StudyProps) {
  // Together: a node means nothing on another timeline.
  const shown = useMemo(
    () => ({ timeline, at, leaf, offers, lesson, refused, send }),
    [timeline, at, leaf, offers, lesson, refused, send],
  );
  return <OpenStudy shown={useDeferredValue(shown)} />;
}

/** The studies that this board has anything for; the first is open, and fetched when it comes near the screen. */
const OpenStudy = memo(function OpenStudy({ shown }: { readonly shown: StudyProps }) {
  const { lesson, timeline } = shown;
  const studies = useMemo(
    () =>
      STUDIES.filter((study) => isFor(study, { lesson, timeline })).map(({ id, label }) => ({
        value: id,
        label,
      })),
    [lesson, timeline],
  );
  const [open, setOpen] = useState(studies[0]?.value ?? '');
  const place = useRef<HTMLElement>(null);
  const isNear = useNear(place);
  const id = useId();
  const Component = COMPONENTS.get(open);
  return (
    <section className="studies" aria-labelledby={id} ref={place}>
      <h3 className="visually-hidden" id={id}>
        Look closer
      </h3>
      <Tabs label="Look closer" value={open} onChange={setOpen} options={studies}>
        <div className="study">{isNear && Component && <Component {...shown} />}</div>
      </Tabs>
    </section>
  );
});

function isFor({ isFor: asks }: Study, props: Pick<StudyProps, 'lesson' | 'timeline'>): boolean {
  return asks ? asks(props) : true;
}
