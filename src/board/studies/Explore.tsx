'use client';
/** The closer looks at the board: one at a time, each fetched when it is first opened. */
import {
  type ComponentType,
  memo,
  useContext,
  useDeferredValue,
  useId,
  useMemo,
  useState,
} from 'react';
import { nodeAt } from '@/events/timeline/timeline';
import { fetched } from '@/src/ui/fetched';
import { Select } from '@/src/ui/select';
import { Tabs } from '@/src/ui/tabs';
import type { Screen } from '../screen/useScreen';
import { BoardSlots } from '../session/slots';
import { FigureHint } from '../sheets/FigureHint';
import { STUDIES } from './registry';
import { StudyLead } from './StudyLead';
import type { Study, StudyProps } from './study';

/** What each study is drawn by, once it was opened. */
const components = new WeakMap<Study, ComponentType<StudyProps>>();

function componentOf(study: Study): ComponentType<StudyProps> {
  const made = components.get(study) ?? memo(fetched(async () => (await study.load()).default));
  components.set(study, made);
  return made;
}

const NONE: readonly Study[] = [];

const Records = fetched(async () => (await import('../records/Records')).Records);
const Accounts = fetched(async () => (await import('../records/Accounts')).Accounts);

/** The looks at one party, beside the studies of the whole board. */
const OF_A_PARTY = [
  { value: 'records', label: 'Records' },
  { value: 'accounts', label: 'Accounts' },
];

interface ExploreProps extends StudyProps {
  readonly screen: Screen;
}

/** Where steps follow one another quickly, the sheets go first: a study follows when there is time. */
export function Explore(props: ExploreProps) {
  const { timeline, at, leaf, offers, lesson, refused, send, screen } = props;
  // Together: a node means nothing on another timeline.
  const shown = useMemo(
    () => ({ timeline, at, leaf, offers, lesson, refused, send, screen }),
    [timeline, at, leaf, offers, lesson, refused, send, screen],
  );
  return <OpenStudy shown={useDeferredValue(shown)} />;
}

/** The studies that this board has anything for; the first is open. */
const OpenStudy = memo(function OpenStudy({ shown }: { readonly shown: ExploreProps }) {
  const { lesson, timeline } = shown;
  const { studies: more = NONE } = useContext(BoardSlots);
  const studies = useMemo(
    () => [...STUDIES, ...more].filter((study) => isFor(study, { lesson, timeline })),
    [lesson, timeline, more],
  );
  const options = useMemo(
    () => [...studies.map(({ id, label }) => ({ value: id, label })), ...OF_A_PARTY],
    [studies],
  );
  const [open, setOpen] = useState(options[0]?.value ?? '');
  const id = useId();
  const study = studies.find((one) => one.id === open);
  const Component = study && componentOf(study);
  return (
    <section className="studies" aria-labelledby={id}>
      <h3 className="visually-hidden" id={id}>
        Look closer
      </h3>
      {shown.screen.display !== 'spreadsheet' && (
        <FigureHint isUsed={shown.screen.figure !== null} />
      )}
      <Tabs label="Look closer" value={open} onChange={setOpen} options={options}>
        <div className="study">
          <StudyLead id={open} />
          {Component ? <Component {...shown} /> : <OfAParty look={open} shown={shown} />}
        </div>
      </Tabs>
    </section>
  );
});

/** What was recorded of one party, or its accounts, with the choice of whom. */
function OfAParty({ look, shown }: { readonly look: string; readonly shown: ExploreProps }) {
  const { timeline, at, screen, send } = shown;
  const { parties } = nodeAt(timeline, at).round.book;
  const party = parties[screen.selected] ?? parties[0];
  if (!party) return null;
  const place = { timeline, at, partyId: party.id };
  return (
    <>
      <Select
        label="Of"
        value={String(party.id)}
        onChange={(value) => screen.setSelected(Number(value))}
        options={parties.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      {look === 'records' ? (
        <Records {...place} onRound={(round) => send({ type: 'GO_ROUND', round })} />
      ) : (
        <Accounts
          {...place}
          onBlame={(lineKey) => screen.setFigure({ partyId: party.id, lineKey })}
        />
      )}
    </>
  );
}

function isFor({ isFor: asks }: Study, props: Pick<StudyProps, 'lesson' | 'timeline'>): boolean {
  return asks ? asks(props) : true;
}
