'use client';

/** What a class handed in to an assignment as one tree, fetched from the server. */
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { itemAt } from '@/events/assert';
import { addressOfStep } from '@/src/board/scenario/stepInAddress';
import { classTree, type ClassTree as Told } from '@/src/contract/classTree';
import { call, type Sent } from '@/src/request/call';
import { Button } from '@/src/ui/button';
import { Dots } from '@/src/ui/dots';
import { handFocusUp } from '@/src/ui/overlays/handFocusUp';
import { boardOfHandIn } from '../paths';
import { TreeDrawing } from './TreeDrawing';
import { TreeStepTold } from './TreeStepTold';
import { TreeTable } from './TreeTable';
import { TriesTold } from './TriesTold';
import { oneWhoDid, type TreeView, viewOf } from './treeView';
import { leadSaid } from './treeWords';
import './tree.css';

interface ClassTreeProps {
  /** The assignment’s. */
  readonly id: string;
  /** The board of it. */
  readonly part: string;
}

/** The tree; while it is fetched, and where that fails, it says so. */
export function ClassTree({ id, part }: ClassTreeProps) {
  const [sent, setSent] = useState<Sent<Told> | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks anew.
  useEffect(() => {
    let isHere = true;
    setSent(null);
    void call(classTree, { params: { id }, query: { part } }).then(
      (answer) => isHere && setSent(answer),
    );
    return () => {
      isHere = false;
    };
  }, [id, part, tries]);
  if (!sent) {
    return (
      <p role="status">
        The tree is on its way <Dots />
      </p>
    );
  }
  if (sent.error !== null) {
    return (
      <div className="class-tree-failed" role="alert">
        <p>{sent.error}</p>
        <Button
          onClick={({ currentTarget }) => {
            handFocusUp(currentTarget);
            setTries(tries + 1);
          }}
        >
          Try again
        </Button>
      </div>
    );
  }
  const { data } = sent;
  return data.learners.length === 0 ? (
    <p>Nothing has been handed in yet. The tree grows with the first line.</p>
  ) : (
    <ShownTree id={id} part={part} told={data} />
  );
}

/** The address of the board at a step, as one of those who did it played it. */
function pathTo({ id, part }: ClassTreeProps, view: TreeView, index: number): string | null {
  const learner = oneWhoDid(view, index);
  if (!learner) return null;
  const step = addressOfStep(itemAt(view.steps, index).round);
  return `${boardOfHandIn(id, learner.id, part)}${step}`;
}

function ShownTree({ told, ...of }: ClassTreeProps & { readonly told: Told }) {
  const [view] = useState(() => viewOf(told));
  const [at, setAt] = useState(0);
  const [showsNames, setShowsNames] = useState(false);
  // Hundreds of rows: they are drawn when somebody wants to read them.
  const [isTabled, setTabled] = useState(false);
  const router = useRouter();
  const path = (index: number) => pathTo(of, view, index);
  const open = (index: number) => {
    const address = path(index);
    if (address !== null) router.push(address);
  };
  return (
    <div className="class-tree">
      <p>{leadSaid(told)}</p>
      <label className="class-tree-names">
        <input
          type="checkbox"
          checked={showsNames}
          onChange={({ currentTarget }) => setShowsNames(currentTarget.checked)}
        />
        Show names
      </label>
      <TreeDrawing view={view} at={at} onAt={setAt} onOpen={open} />
      <TreeStepTold view={view} at={at} onAt={setAt} showsNames={showsNames} pathTo={path} />
      <details onToggle={({ currentTarget }) => setTabled(currentTarget.open)}>
        <summary>The same as a table</summary>
        {isTabled && <TreeTable view={view} showsNames={showsNames} pathTo={path} />}
      </details>
      <TriesTold {...told.tries} />
    </div>
  );
}
