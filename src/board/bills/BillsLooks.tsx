'use client';
/** Closer looks at a board of the bills exercise that stand above it: each is fetched when it is opened. */
import { type ComponentType, useContext, useState } from 'react';
import { fetched } from '@/src/ui/fetched';
import { BoardSlots } from '../session/slots';
import type { BillsStudy, BillsStudyProps } from '../studies/study';

/** What each look is drawn by, once it was opened. */
const components = new WeakMap<BillsStudy, ComponentType<BillsStudyProps>>();

function componentOf(study: BillsStudy): ComponentType<BillsStudyProps> {
  const made = components.get(study) ?? fetched(async () => (await study.load()).default);
  components.set(study, made);
  return made;
}

/** The looks, folded away; nothing where a page brings none. */
export function BillsLooks(props: BillsStudyProps) {
  const { billsStudies = [] } = useContext(BoardSlots);
  return billsStudies.map((study) => <Look key={study.id} study={study} {...props} />);
}

function Look({ study, timeline, at, send }: BillsStudyProps & { readonly study: BillsStudy }) {
  const [isOpen, setOpen] = useState(false);
  const Shown = componentOf(study);
  return (
    <details className="bills-look" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{study.label}</summary>
      {isOpen && <Shown timeline={timeline} at={at} send={send} />}
    </details>
  );
}
