'use client';
/** The lesson screen's board: accounts, player, actions; one view of one round of the log. */
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import type { BankingEvent } from '@/events/actions/registry';
import { lessonById } from '@/events/lessons/catalogue';
import type { Lesson } from '@/events/lessons/lesson';
import { branchesAt, firstRound, isMainLine, lastRound, roundNumber } from '@/events/log/lines';
import { nodeAt, type Timeline } from '@/events/log/timeline';
import { isPast } from '@/machines/lesson';
import { Modal } from '@/src/ui/modal';
import { Segmented } from '@/src/ui/segmented';
import { ActionForm } from './ActionForm';
import { DropZone } from './DropZone';
import { KeysDialog } from './KeysDialog';
import { LineMenu } from './LineMenu';
import { phraseAt } from './lineView';
import { MoveList } from './MoveList';
import { NoteForm } from './NoteForm';
import { Notices } from './Notices';
import { PartyPicker } from './PartyPicker';
import { Player } from './Player';
import type { ColourMode } from './roundView';
import { Sentence } from './Sentence';
import { Settings } from './Settings';
import { type DisplayMode, Sheets } from './Sheets';
import { useKeys } from './useKeys';
import { type Session, useSession } from './useSession';
import './board.css';
import './player.css';
import './panel.css';

const ShareDialog = lazy(async () => ({ default: (await import('./ShareDialog')).ShareDialog }));

/** The board of a lesson. */
export function Board({ lessonId }: { readonly lessonId: number }) {
  const lesson = lessonById(lessonId);
  if (!lesson) throw new Error(`no lesson ${lessonId}`);
  return <LessonBoard lesson={lesson} />;
}

type OpenDialog = 'share' | 'keys' | 'act' | null;

function LessonBoard({ lesson }: { readonly lesson: Lesson }) {
  const session = useSession(lesson);
  const { context, playing, source, send } = session;
  const { timeline, at, leaf } = context;
  const board = useRef<HTMLElement>(null);
  const [display, setDisplay] = useState<DisplayMode>('taccounts');
  const [colours, setColours] = useState<ColourMode>('static');
  const [selected, setSelected] = useState(0);
  const [type, setType] = useState('');
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const current = roundNumber(timeline, at);
  const last = lastRound(timeline, leaf);
  const openKeys = useCallback(() => setDialog('keys'), []);
  const openShare = useCallback(() => setDialog('share'), []);
  const phrase = useMemo(() => phraseAt(timeline, at), [timeline, at]);
  useKeys({ board, isFork: branchesAt(timeline, at).length > 1, send, onHelp: openKeys });

  const act = (event: BankingEvent) => {
    send({ type: 'ACT', event });
    // The sheet of a phone hides the accounts that the action has just changed.
    setDialog(null);
  };
  const panel = (
    <Panel
      {...{ lesson, timeline, at, selected, act, type }}
      onType={setType}
      onSelect={setSelected}
    />
  );
  const close = (open: boolean) => !open && setDialog(null);
  return (
    <section className="board" aria-label="Board" ref={board}>
      <DropZone onFile={session.openFile}>
        <Notices session={session} />
        <div className="board-bar">
          <Status current={current} last={last} past={isPast(context)} source={source} />
          <Modes {...{ display, setDisplay, colours, setColours }} />
        </div>
        <div aria-live={playing ? 'off' : 'polite'}>
          <Sentence phrase={phrase} opening={current <= 0} />
        </div>
        <Sheets {...{ timeline, at, display, colours, selected }} onSelect={setSelected} />
        <Player
          {...{ timeline, at, leaf, last, current, playing, send }}
          first={firstRound(timeline)}
          speed={context.speed}
          lineName={isMainLine(timeline, leaf) ? 'main line' : 'branch'}
          onShare={openShare}
          onAct={() => setDialog('act')}
          lineMenu={
            <LineMenu {...{ timeline, at, leaf, send }} onKeys={openKeys} onShare={openShare} />
          }
        />
        <div className="board-frame">
          <div className="board-lower">
            <div className="board-wide">{panel}</div>
            <MoveList
              {...{ timeline, leaf, last, current }}
              first={firstRound(timeline)}
              onRound={(round) => send({ type: 'GO_ROUND', round })}
              onNode={(node) => send({ type: 'GO_NODE', node })}
            />
          </div>
        </div>
      </DropZone>
      <Modal open={dialog === 'act'} onOpenChange={close} title="Act" variant="sheet">
        {panel}
      </Modal>
      <KeysDialog open={dialog === 'keys'} onOpenChange={close} />
      <Suspense>
        {dialog === 'share' && (
          <ShareDialog
            open
            onOpenChange={close}
            {...{ timeline, leaf, current }}
            onFile={(file) => {
              setDialog(null);
              session.openFile(file);
            }}
          />
        )}
      </Suspense>
    </section>
  );
}

interface StatusProps {
  readonly current: number;
  readonly last: number;
  readonly past: boolean;
  readonly source: Session['source'];
}

function Status({ current, last, past, source }: StatusProps): ReactNode {
  const whose = source === 'visiting' ? ' of the shared log' : '';
  if (current < 0) {
    return (
      <p className="board-status">
        How the opening came about, <strong>step −{-current}</strong>: acting is for step 0 and
        after
      </p>
    );
  }
  return (
    <p className="board-status">
      Step {current} of {last}
      {whose}
      {past ? (
        <>
          , <strong>in the past</strong>: acting here starts a branch
        </>
      ) : null}
    </p>
  );
}

interface ModesProps {
  readonly display: DisplayMode;
  readonly setDisplay: (mode: DisplayMode) => void;
  readonly colours: ColourMode;
  readonly setColours: (mode: ColourMode) => void;
}

function Modes({ display, setDisplay, colours, setColours }: ModesProps) {
  return (
    <div className="board-modes">
      <Segmented
        label="Show accounts as"
        value={display}
        onChange={setDisplay}
        options={[
          { value: 'balances', label: 'Balances' },
          { value: 'taccounts', label: 'T-accounts' },
        ]}
      />
      <Segmented
        label="Mark changes"
        value={colours}
        onChange={setColours}
        options={[
          { value: 'static', label: 'This step' },
          { value: 'round', label: 'Last change' },
          { value: 'off', label: 'Off' },
        ]}
      />
    </div>
  );
}

interface PanelProps {
  readonly lesson: Lesson;
  readonly timeline: Timeline;
  readonly at: number;
  readonly selected: number;
  readonly onSelect: (partyId: number) => void;
  /** The action last chosen; it stays chosen for every party that can do it. */
  readonly type: string;
  readonly onType: (type: string) => void;
  readonly act: (event: BankingEvent) => void;
}

function Panel(props: PanelProps) {
  const { lesson, timeline, at, selected, onSelect, type, onType, act } = props;
  const { round } = nodeAt(timeline, at);
  const party = round.book.parties[selected] ?? round.book.parties[0];
  if (!party || at < timeline.opening) {
    return <p className="form-none">Step to 0 or later to act.</p>;
  }
  return (
    <div className="board-panel">
      <PartyPicker parties={round.book.parties} selected={party.id} onSelect={onSelect} />
      <ActionForm {...{ lesson, round, party, type, onType }} onAct={act} />
      <details className="panel-more">
        <summary>Settings and notes</summary>
        <Settings lesson={lesson} round={round} onAct={act} />
        <NoteForm lesson={lesson} round={round} onAct={act} />
      </details>
    </div>
  );
}
