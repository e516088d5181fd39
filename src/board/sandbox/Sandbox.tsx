'use client';
/** The sandbox: a system is built, played, and built on. */
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { BLANK } from '@/events/banking/ledger/state';
import { systemOf } from '@/events/banking/systems/registry';
import type { VisitEvent } from '@/machines/lesson';
import { Button } from '@/src/ui/button';
import { Companion } from '../companion/Companion';
import { AskedByTab } from '../island/AskedByTab';
import { NotLoaded, useFetchedBoard } from '../island/fetchedBoard';
import { DropZone } from '../notices/DropZone';
import { typeset } from '../sentence/plainText';
import type { BankingGame } from '../session/game';
import { Builder } from './Builder';
import { type Built, builtOf, openingOf, type SystemDraft } from './draft';
import { SandboxWait } from './Lead';
import { SheetsOf } from './Preview';
import { type SandboxView, useShown } from './useShown';
import { useSystems } from './useSystems';

const fetchBoard = () => import('../stage/Board');

/** Kept: the second system is played at once. */
let kept: Awaited<ReturnType<typeof fetchBoard>> | null = null;

async function fetchIt() {
  kept = await fetchBoard();
  return kept;
}

interface SandboxProps {
  /** Stands there until it is known what is shown. */
  readonly wait?: ReactNode;
}

/** The sandbox under its heading. */
export function Sandbox({ wait = <SandboxWait /> }: SandboxProps) {
  const { shown, open, play, build, openFile } = useShown();
  const systems = useSystems(open);
  const heading = useHeading(shown);
  const { draft, built, begin, markPlayed } = systems;
  const isBuilding = shown.kind === 'building';
  useEffect(() => {
    // Whoever came back to the builder, by the browser's own means too, finds it again.
    if (isBuilding) markPlayed(false);
  }, [isBuilding, markPlayed]);

  const edit = (other: SystemDraft) => {
    // What came by a link becomes one's own once one edits it; the own system before it is kept.
    if (!isSameSystem(other, draft)) begin(other, 'Took up the system of the link');
    build();
  };

  switch (shown.kind) {
    case 'waiting':
      return wait;
    case 'building':
      return (
        <DropZone onFile={openFile}>
          {shown.problem !== null && (
            <p className="board-notice" role="alert">
              {shown.problem}
            </p>
          )}
          <Builder
            systems={systems}
            heading={heading}
            onPlay={() => {
              markPlayed(true);
              play(draft, built);
            }}
            onFile={openFile}
          />
        </DropZone>
      );
    case 'playing':
      return <Playing {...shown} heading={heading} onEdit={() => edit(shown.draft)} />;
    case 'broken':
      return <Broken built={shown.built} heading={heading} onEdit={() => edit(shown.draft)} />;
  }
}

/** The heading of what is shown, which takes the focus when something else comes to be shown. */
function useHeading(shown: SandboxView): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(shown.kind);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = shown.kind;
    if (was !== 'waiting' && was !== shown.kind) heading.current?.focus();
  }, [shown.kind]);
  return heading;
}

function isSameSystem(one: SystemDraft, other: SystemDraft): boolean {
  const written = (draft: SystemDraft) =>
    JSON.stringify([draft.title.trim(), openingOf(builtOf(draft))]);
  return written(one) === written(other);
}

interface PlayingProps {
  readonly game: BankingGame;
  readonly visit: VisitEvent | null;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onEdit: () => void;
}

/** The board of a system. */
function Playing({ game, visit, heading, onEdit }: PlayingProps) {
  return (
    <>
      <div className="sandbox-bar">
        <h2 ref={heading} tabIndex={-1}>
          {game.title === 'Sandbox' ? 'Your system' : game.title}
        </h2>
        <Button type="button" onClick={onEdit}>
          Edit the system
        </Button>
        <p>Saved in this browser.</p>
        <p className="sandbox-way">{wayOf(game)}</p>
      </div>
      <div className="sandbox-board">
        <Companion
          name="Details"
          hasTasks={game.own.get() === null ? 'later' : true}
          key={game.storageKey}
        >
          <PlayedBoard game={game} visit={visit} />
        </Companion>
      </div>
    </>
  );
}

/** The board in the companion's frame; until it is there, its tabs and its place say how far it is. */
function PlayedBoard({ game, visit }: Pick<PlayingProps, 'game' | 'visit'>) {
  const { found, failed, load } = useFetchedBoard(fetchIt);
  useEffect(() => void load(), [load]);
  const come = found ?? kept;
  if (come) return <come.Board game={game} linked={visit} />;
  return (
    <>
      <AskedByTab failed={failed} load={load} />
      {failed ? (
        <NotLoaded onAgain={load} />
      ) : (
        <p className="board-coming" role="status">
          The board is on its way …
        </p>
      )}
    </>
  );
}

/** How banks pay one another on the board: its opening said so in its first step, which one rarely goes back to. */
function wayOf({ board }: BankingGame): string {
  const opening = board.start.at(-1);
  return opening ? typeset(systemOf(opening.book).description) : '';
}

interface BrokenProps {
  readonly built: Built;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onEdit: () => void;
}

/** A system of a link, as far as it can be built: up to the first step that the rules refuse. */
function Broken({ built, heading, onEdit }: BrokenProps) {
  const first = built.all.findIndex(({ refused }) => refused !== null);
  const refused = built.all[first]?.refused ?? null;
  const step = built.all[first - 1];
  const round = built.all[first]?.before ?? built.last;
  return (
    <>
      <div className="sandbox-bar">
        <h2 ref={heading} tabIndex={-1}>
          This system cannot be built whole
        </h2>
        <Button type="button" variant="primary" onClick={onEdit}>
          Edit the system
        </Button>
      </div>
      <p className="board-notice" role="alert">
        {refused
          ? `Step ${numberOf(built, first)} of its opening is refused: ${typeset(refused.message)} What was built before it is shown.`
          : 'Nobody is on its board: its opening brings no party.'}
      </p>
      <div className="sandbox-board">
        <SheetsOf round={round} before={step?.before ?? BLANK} />
      </div>
    </>
  );
}

/** The number that the builder gives a step; the choice of the system has none there. */
function numberOf({ all, listed }: Built, index: number): number {
  const step = all[index];
  return step ? Math.max(1, listed.indexOf(step) + 1) : 1;
}
