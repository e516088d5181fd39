'use client';
/** The board for a room full of people: one step fills the screen, and keys do everything. */
import { type KeyboardEvent, useRef, useState } from 'react';
import { branchesAt, firstRound, lastRound } from '@/events/timeline/lines';
import { writtenStep } from '@/events/timeline/stepNumber';
import type { LessonEvent } from '@/machines/lesson';
import { Stage } from '@/src/ui/stage';
import { KeyList } from '../help/KeyList';
import { binding } from '../player/useKeys';
import { moveAt, toldAt, whereOn } from '../sentence/lineView';
import { Sentence } from '../sentence/Sentence';
import { PartyHeading } from '../sheets/PartyHeading';
import { TAccount } from '../sheets/TAccount';
import type { Books } from './books';
import { PresentBar } from './PresentBar';
import { isChanged, type PresentLayout, usePresentLayout } from './usePresentLayout';
import { useFullScreen, useRest, useRoom, useSize } from './useStage';
import './present.css';

interface PresentProps extends Books {
  readonly leaf: number;
  /** The number of the shown round. */
  readonly current: number;
  readonly onClose: () => void;
}

/** The presentation. It steps the board itself: whoever leaves it finds the board at the same step. */
export function Present(props: PresentProps) {
  const { game, timeline, leaf, at, current, playing, send, onClose } = props;
  const [showsKeys, setShowsKeys] = useState(false);
  const [turned, setTurned] = useState({ at, page: 0 });
  const [rests, moved] = useRest();
  // Kept as state: the stage comes into the page only after this component has.
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const layout = usePresentLayout(timeline, leaf, at, useRoom(frame));
  useFullScreen(onClose);
  const pages = layout.pages.length;
  // Every step begins with its own first page.
  const page = turned.at === at ? Math.min(turned.page, pages - 1) : 0;
  const turnPage = (by: number) => setTurned({ at, page: (page + by + pages) % pages });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.key === '?') setShowsKeys(!showsKeys);
    else if (PAGE_KEYS.has(event.key)) turnPage(PAGE_KEYS.get(event.key) ?? 0);
    else {
      const isFork = branchesAt(timeline, at).length > 1;
      const bound = REMOTE_KEYS.get(event.key) ?? binding(event.nativeEvent, isFork);
      if (!bound) return;
      send(bound);
    }
    event.preventDefault();
  };
  const closeKeys = () => {
    setShowsKeys(false);
    return showsKeys;
  };
  return (
    <Stage
      label={`${game.title}, presented`}
      className={`present board${rests ? ' present-rests' : ''}`}
      onKeyDown={onKeyDown}
      onPointerMove={moved}
      onClose={onClose}
      onEscape={closeKeys}
    >
      <Head title={game.title} current={current} last={lastRound(timeline, leaf)} />
      {/* While it plays, steps are not announced: they would talk over one another. */}
      <div className="present-sentence" aria-live={playing ? 'off' : 'polite'}>
        <Sentence phrase={toldAt(timeline, at)} round={current} />
        <Notes timeline={timeline} leaf={leaf} current={current} />
      </div>
      <div className="present-frame" ref={setFrame}>
        <Accounts layout={layout} page={page} />
      </div>
      <PresentBar
        layout={layout}
        page={page}
        turnPage={turnPage}
        playing={playing}
        send={send}
        onClose={onClose}
        isFirst={current <= firstRound(timeline)}
        isLast={current >= lastRound(timeline, leaf)}
        onKeys={() => setShowsKeys(!showsKeys)}
      />
      {showsKeys && <PresentKeys />}
    </Stage>
  );
}

interface HeadProps {
  readonly title: string;
  readonly current: number;
  readonly last: number;
}

/** What is presented, and at which step. */
function Head({ title, current, last }: HeadProps) {
  return (
    <header className="present-head">
      <p className="present-title">{title}</p>
      <p className="present-step">
        {current === 0 ? (
          whereOn(current, last)
        ) : (
          <>
            Step <strong>{writtenStep(current)}</strong> of {last}
          </>
        )}
      </p>
    </header>
  );
}

/** What was pinned to the shown step. */
function Notes({ timeline, leaf, current }: Pick<PresentProps, 'timeline' | 'leaf' | 'current'>) {
  const notes = moveAt(timeline, leaf, current).asides.filter(({ kind }) => kind === 'note');
  return notes.map(({ node, text }) => (
    <p className="present-note" key={node}>
      {text}
    </p>
  ));
}

const PAGE_KEYS: ReadonlyMap<string, number> = new Map([
  [']', 1],
  ['p', 1],
  ['P', 1],
  ['[', -1],
]);

/** What the remote control of a projector sends. */
const REMOTE_KEYS: ReadonlyMap<string, LessonEvent> = new Map([
  ['PageDown', { type: 'FORWARD' }],
  ['PageUp', { type: 'BACK' }],
]);

function Accounts({ layout, page }: { readonly layout: PresentLayout; readonly page: number }) {
  const grid = useRef<HTMLDivElement>(null);
  const shownPage = layout.pages[page];
  const { columns, size } = shownPage?.fit ?? { columns: 1, size: 16 };
  useSize(grid, size, shownPage);
  return (
    <div
      className="present-accounts"
      data-folded={shownPage?.isFolded}
      ref={grid}
      style={{ '--columns': columns }}
    >
      {shownPage?.rows.map((row) => (
        <div className="present-row" key={row[0]?.party.id} style={{ '--abreast': row.length }}>
          {row.map((view) => (
            <article
              className="party"
              key={view.party.id}
              data-changed={isChanged(view) ? '' : undefined}
            >
              <PartyHeading party={view.party} state={layout.state.round} />
              <TAccount {...view} />
            </article>
          ))}
        </div>
      ))}
    </div>
  );
}

const KEYS = [
  ['→  Page ↓', 'Step forward'],
  ['←  Page ↑', 'Step back'],
  ['Home', 'The opening position'],
  ['End', 'The last step'],
  ['Space', 'Play or pause'],
  [']  [', 'Where not all accounts fit: the next, the previous'],
  ['↑  ↓', 'At a fork: choose the line that → follows'],
  ['?', 'This list'],
  ['Esc', 'Leave'],
] as const;

/** The list. */
function PresentKeys() {
  return (
    <section className="present-keys" aria-label="Keys">
      <KeyList keys={KEYS} />
    </section>
  );
}
