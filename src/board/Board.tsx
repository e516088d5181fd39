'use client';
/** The lesson screen's board: accounts, player, actions; one view of one round of the log. */
import { useCallback, useMemo, useRef, useState } from 'react';
import type { BankingEvent } from '@/events/actions/registry';
import { lessonById } from '@/events/lessons/catalogue';
import type { Lesson } from '@/events/lessons/lesson';
import { branchesAt, firstRound, isMainLine, lastRound, roundNumber } from '@/events/log/lines';
import { BoardHead, Modes } from './BoardBar';
import { BoardDialogs, type OpenDialog } from './BoardDialogs';
import { DropZone } from './DropZone';
import { LineMenu } from './LineMenu';
import { phraseAt } from './lineView';
import { MoveList } from './MoveList';
import { Notices } from './Notices';
import { Panel } from './Panel';
import { Player } from './Player';
import type { ColourMode } from './roundView';
import { type DisplayMode, Sheets } from './Sheets';
import { useKeys } from './useKeys';
import { useSession } from './useSession';

/** The board of a lesson. */
export function Board({ lessonId }: { readonly lessonId: number }) {
  const lesson = lessonById(lessonId);
  if (!lesson) throw new Error(`no lesson ${lessonId}`);
  return <LessonBoard lesson={lesson} />;
}

function LessonBoard({ lesson }: { readonly lesson: Lesson }) {
  const session = useSession(lesson);
  const { context, playing, send } = session;
  const { timeline, at, leaf } = context;
  const board = useRef<HTMLElement>(null);
  const [display, setDisplay] = useState<DisplayMode>('taccounts');
  const [colours, setColours] = useState<ColourMode>('static');
  const [selected, setSelected] = useState(0);
  const [type, setType] = useState('');
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const current = roundNumber(timeline, at);
  const [first, last] = [firstRound(timeline), lastRound(timeline, leaf)];
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
      onStart={() => send({ type: 'FIRST' })}
      onType={setType}
      onSelect={setSelected}
    />
  );
  return (
    <section className="board" aria-label="Board" ref={board}>
      <DropZone onFile={session.openFile}>
        <Notices session={session} />
        <BoardHead {...{ session, current, last, phrase }}>
          <Modes {...{ display, setDisplay, colours, setColours }} />
        </BoardHead>
        <Sheets {...{ timeline, at, display, colours, selected }} onSelect={setSelected} />
        <Player
          {...{ timeline, at, leaf, first, last, current, playing, send }}
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
              {...{ timeline, leaf, first, last, current }}
              onRound={(round) => send({ type: 'GO_ROUND', round })}
              onNode={(node) => send({ type: 'GO_NODE', node })}
            />
          </div>
        </div>
      </DropZone>
      <BoardDialogs
        {...{ dialog, panel, timeline, leaf, current }}
        onClose={() => setDialog(null)}
        onFile={session.openFile}
      />
    </section>
  );
}
