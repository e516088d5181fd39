'use client';
/** The board of a part of an assignment on its page, with the one Hand in of the whole in its share dialog. */
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { NotLoaded, useFetchedBoard } from '@/src/board/island/fetchedBoard';
import { BoardSlots, type SharePartProps, type Slots } from '@/src/board/session/slots';
import { GoOnFrom } from './GoOnFrom';
import { HandInAll } from './HandInAll';
import { keptUnder, type WorkPlan } from './plan';
import { WorkLine } from './WorkLine';
import '@/src/board/styles/styles';
import '@/src/board/scenario/scenario.css';

interface WorkBoardProps {
  readonly plan: WorkPlan;
  readonly part: string;
  /** The number that the last of its tasks has on the board; 0 where it has none. */
  readonly lastTask: number;
  /** The log that was handed in of it; null for none. */
  readonly handedInLog: string | null;
  /** What stands here until the board has come. */
  readonly children: ReactNode;
}

/** The part that is done on the board within; null around other boards. */
const PartOnBoard = createContext<Pick<WorkBoardProps, 'plan' | 'part'> | null>(null);

/** The share dialog’s part that hands in, with the line that is shown. */
function HandInPart({ logText }: SharePartProps) {
  const here = useContext(PartOnBoard);
  const part = here?.part ?? '';
  const shown = useMemo(() => ({ part, logText }), [part, logText]);
  return here && <HandInAll plan={here.plan} shown={shown} />;
}

/** What fills the slots of the board of a part. */
function slotsOf({
  plan,
  part,
  lastTask,
}: Pick<WorkBoardProps, 'plan' | 'part' | 'lastTask'>): Slots {
  return {
    shareParts: [
      {
        value: 'hand-in',
        label: 'Hand in',
        heading: 'Hand in',
        description:
          'What you hand in is sent to the server, for you and those who teach the class to read.',
        load: async () => HandInPart,
      },
    ],
    loadBanner: async () => ({
      line: (props) => <WorkLine plan={plan} part={part} {...props} />,
      lastTask,
    }),
  };
}

/** Shows `children` until the board is there. Another part is another board. */
export function WorkBoard(props: WorkBoardProps) {
  const { plan, part, handedInLog, children } = props;
  const storageKey = keptUnder(plan, part);
  return (
    <GoOnFrom key={storageKey} storageKey={storageKey} handedInLog={handedInLog} waiting={children}>
      {(from) => <Place {...props} from={from} />}
    </GoOnFrom>
  );
}

interface PlaceProps extends Omit<WorkBoardProps, 'handedInLog'> {
  /** The log that it begins with where nothing is kept; undefined for the steps that are given. */
  readonly from: string | undefined;
}

function Place({ children, from, ...given }: PlaceProps) {
  // Made once: a board keeps what it opened with.
  const [slots] = useState(() => slotsOf(given));
  const [fetchIt] = useState(() => async () => {
    const { plan, part } = given;
    const startLog = plan.parts.find(({ id }) => id === part)?.startLog ?? '';
    const { loadWorkBoard } = await import('@/src/board/scenario/workBoard');
    return loadWorkBoard({ startLog, storageKey: keptUnder(plan, part) }, from);
  });
  const { found, failed, load } = useFetchedBoard(fetchIt);
  useEffect(() => void load(), [load]);
  return (
    <div className="scenario-board" data-waiting={!found && !failed}>
      {failed && <NotLoaded onAgain={load} />}
      {!found && children}
      {found && 'board' in found && (
        <PartOnBoard value={given}>
          <BoardSlots value={slots}>{found.board}</BoardSlots>
        </PartOnBoard>
      )}
      {found && 'problem' in found && (
        <p className="board-notice" data-kind="trouble" role="alert">
          {found.problem}
        </p>
      )}
    </div>
  );
}
