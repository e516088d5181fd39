'use client';
/** A preview of what is printed, with the choice of steps and accounts. Nothing else of the page is printed. */
import { useDeferredValue, useMemo, useState } from 'react';
import type { BankingRound } from '@/events/banking/board/rules';
import { firstRound, lastRound } from '@/events/timeline/lines';
import { writtenStep } from '@/events/timeline/stepNumber';
import type { Timeline } from '@/events/timeline/timeline';
import { Button } from '@/src/ui/button';
import { TextField } from '@/src/ui/field';
import { Segmented } from '@/src/ui/segmented';
import { Stage } from '@/src/ui/stage';
import type { Game } from '../session/game';
import { linkOf, logOf } from '../session/links';
import { toQrMatrix } from './logCode';
import { type PrintForm, PrintView } from './PrintView';
import { allSteps, MAX_STEPS, readSteps } from './steps';

interface PrintDialogProps {
  readonly game: Game;
  readonly title: string;
  readonly timeline: Timeline<BankingRound>;
  readonly leaf: number;
  /** The number of the shown round. */
  readonly current: number;
  readonly onClose: () => void;
}

type Extent = 'all' | 'shown' | 'some';

const ACCOUNTS = [
  { value: 'all', label: 'All accounts' },
  { value: 'changed', label: 'Those that change' },
] as const;

const FORMS = [
  { value: 'filled', label: 'Reading' },
  { value: 'worksheet', label: 'Filling in' },
  { value: 'with key', label: 'Filling in, with a key' },
] as const;

/** The print dialog. */
export function PrintDialog(props: PrintDialogProps) {
  const { game, title, timeline, leaf, current, onClose } = props;
  const [first, last] = [firstRound(timeline), lastRound(timeline, leaf)];
  const whole = allSteps(last);
  const [extent, setExtent] = useState<Extent>('all');
  const [from, setFrom] = useState(String(whole.from));
  const [to, setTo] = useState(String(whole.to));
  const [accounts, setAccounts] = useState<'all' | 'changed'>('all');
  const read = extent === 'some' ? readSteps(from, to, first, last) : null;
  const wanted = typeof read === 'string' || read === null ? null : read;
  const steps =
    extent === 'all' ? whole : extent === 'shown' ? { from: current, to: current } : wanted;
  const [form, setForm] = useState<PrintForm>('filled');
  const { link, code } = useLink(game, timeline, leaf, title, form);
  // Hundreds of accounts take a moment to draw, which typing must not wait for.
  const drawn = useDeferredValue(steps);
  return (
    <Stage label="Print" className="print-stage" onClose={onClose}>
      <div className="print-tools">
        <div className="print-choices">
          <Segmented
            label="Steps"
            value={extent}
            onChange={setExtent}
            options={[
              { value: 'all', label: last < MAX_STEPS ? 'All steps' : `Last ${MAX_STEPS} steps` },
              { value: 'shown', label: `Step ${writtenStep(current)}` },
              { value: 'some', label: 'From … to …' },
            ]}
          />
          <Segmented label="Accounts" value={accounts} onChange={setAccounts} options={ACCOUNTS} />
          <Segmented label="For" value={form} onChange={setForm} options={FORMS} />
        </div>
        <div className="print-doing">
          <Button variant="primary" disabled={steps === null} onClick={() => window.print()}>
            Print
          </Button>
          <Button onClick={onClose}>Close</Button>
        </div>
        {extent === 'some' && (
          <div className="print-range">
            <TextField label="From step" value={from} onChange={setFrom} inputMode="numeric" />
            <TextField label="to step" value={to} onChange={setTo} inputMode="numeric" />
            <p role="status">{typeof read === 'string' ? read : ''}</p>
          </div>
        )}
      </div>
      {drawn && (
        <PrintView
          title={title.trim()}
          timeline={timeline}
          leaf={leaf}
          accounts={accounts}
          form={form}
          link={link}
          code={code}
          subjectTitle={game.title}
          steps={drawn}
        />
      )}
    </Stage>
  );
}

/** Where the printed line can be seen: a link to its beginning, and the code of it. That of a worksheet leads to the board alone. */
function useLink(
  game: Game,
  timeline: Timeline<BankingRound>,
  leaf: number,
  title: string,
  form: PrintForm,
) {
  return useMemo(() => {
    const log = form === 'filled' ? logOf(game, timeline, leaf, title) : game.logOf([]);
    const page = `${window.location.origin}${game.path}`;
    return { link: linkOf(page, log, null), code: toQrMatrix(page, log, null) };
  }, [game, timeline, leaf, title, form]);
}
