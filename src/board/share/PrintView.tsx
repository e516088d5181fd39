/**
 * A line on paper: the T-accounts of each step under its sentence. Black on white, and nothing is
 * told by colour: a change has its sign, and a rule beside its line.
 */
import type { BankingRound } from '@/events/banking/board/rules';
import type { Party } from '@/events/banking/ledger/book';
import { nodeOfRound } from '@/events/timeline/lines';
import { writtenStep } from '@/events/timeline/stepNumber';
import type { Timeline } from '@/events/timeline/timeline';
import { moveAt, phraseAt, shownAt } from '../sentence/lineView';
import { PhraseText } from '../sentence/Sentence';
import { PartyHeading } from '../sheets/PartyHeading';
import { type PartyView, partyView } from '../sheets/partyView';
import { TAccount } from '../sheets/TAccount';
import { BlankAccount } from './BlankAccount';
import { QrCode } from './QrCode';
import type { QrMatrix } from './qrMatrix';
import type { Steps } from './steps';
import './print.css';

/** What is printed: the accounts, a worksheet on which they are to be filled in, or that and then the accounts as its key. */
export type PrintForm = 'filled' | 'worksheet' | 'with key';

interface PrintViewProps {
  readonly form: PrintForm;
  /** What the board belongs to: the lesson's title. */
  readonly subjectTitle: string;
  /** What the steps are called by who shares them; empty when they are not. */
  readonly title: string;
  readonly timeline: Timeline<BankingRound>;
  readonly leaf: number;
  readonly steps: Steps;
  /** Whether each step shows all accounts, or those only that it changes. */
  readonly accounts: 'all' | 'changed';
  /** Where the line can be stepped through, or a worksheet be played; null where it is too long for a link. */
  readonly link: string | null;
  readonly code: QrMatrix | null;
}

/** The pages. */
export function PrintView(props: PrintViewProps) {
  const { subjectTitle, title, form } = props;
  const { from, to } = props.steps;
  // Whoever fills in a step has to see what it comes to; the opening is filled in itself.
  const steps = form === 'filled' || from <= 0 ? props.steps : { from: from - 1, to };
  return (
    <article className="print-paper board" aria-label="What is printed">
      <header>
        <h2 className="print-title">{subjectTitle}</h2>
        {title !== '' && <p className="print-subtitle">{title}</p>}
        {form === 'filled' ? (
          <Legend />
        ) : (
          <p className="print-legend">
            Name: <span className="print-line" /> Fill in the accounts after each step, in dollars.
            Both columns of each must come to the same total.
          </p>
        )}
      </header>
      {form !== 'filled' && <Pages {...props} steps={steps} isBlank />}
      {form === 'with key' && (
        <header className="print-key">
          <h2 className="print-title">Answer key</h2>
          <Legend />
        </header>
      )}
      {form !== 'worksheet' && <Pages {...props} steps={steps} isBlank={false} />}
      <Foot {...props} />
    </article>
  );
}

function Legend() {
  return (
    <p className="print-legend">
      Amounts in dollars. A solid rule beside a line says that it grew (+), a dotted one that it
      shrank (−).
    </p>
  );
}

interface PagesProps extends Pick<PrintViewProps, 'timeline' | 'leaf' | 'accounts' | 'steps'> {
  /** Whether all accounts but the first step's are to be filled in. */
  readonly isBlank: boolean;
}

function Pages({ timeline, leaf, accounts, steps: { from, to }, isBlank }: PagesProps) {
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return numbers.map((round) => (
    <Step
      key={round}
      timeline={timeline}
      leaf={leaf}
      round={round}
      accounts={accounts}
      isBlank={isBlank && round > from}
    />
  ));
}

interface StepProps extends Pick<PrintViewProps, 'timeline' | 'leaf' | 'accounts'> {
  readonly round: number;
  readonly isBlank: boolean;
}

function Step({ timeline, leaf, round, accounts, isBlank }: StepProps) {
  const node = nodeOfRound(timeline, leaf, round);
  const state = shownAt(timeline, node);
  const { asides } = moveAt(timeline, leaf, round);
  // The opening position is where the steps begin: nothing on it has changed yet.
  const mode = round === 0 ? 'off' : 'static';
  const views = state.round.book.parties.map((party) => partyView(state, party, mode, []));
  const wanted = accounts === 'all' || round === 0 ? views : views.filter(hasChanged);
  return (
    <section className="print-step">
      <h3 className="print-number">
        Step {writtenStep(round)}
        {round === 0 && ', the opening position'}
      </h3>
      {round !== 0 && (
        <p className="print-sentence">
          <PhraseText phrase={phraseAt(timeline, node)} />
        </p>
      )}
      {asides.map(({ node: id, kind, text }) => (
        <p className="print-aside" key={id}>
          {kind === 'note' ? 'Note: ' : ''}
          {text}
        </p>
      ))}
      {wanted.length === 0 ? (
        <p className="print-aside">No account changes.</p>
      ) : (
        <div className="print-accounts">
          {wanted.map((view) => {
            const Sheet = isBlank ? BlankAccount : Account;
            return <Sheet key={view.party.id} party={view.party} view={view} state={state.round} />;
          })}
        </div>
      )}
    </section>
  );
}

/** Whether a step changes anything on a party's account. */
function hasChanged({ lines }: PartyView): boolean {
  return lines.some(({ change }) => change !== 0);
}

interface AccountProps {
  readonly party: Party;
  readonly view: PartyView;
  readonly state: Parameters<typeof PartyHeading>[0]['state'];
}

function Account({ party, view, state }: AccountProps) {
  return (
    <div className="party">
      <PartyHeading party={party} state={state} />
      <TAccount {...view} />
    </div>
  );
}

/** A link up to this length may be typed by hand. */
const TYPED = 400;

function Foot({ subjectTitle, link, code, form }: PrintViewProps) {
  return (
    <footer className="print-foot">
      {code && <QrCode code={code} />}
      <div>
        <p>
          <strong>{subjectTitle}</strong>, a board of Tallystick.{' '}
          {form === 'filled'
            ? 'Anyone who opens the link can step through these steps, and go on from any of them.'
            : 'Play the steps there, and compare.'}
        </p>
        {link !== null && link.length <= TYPED && <p className="print-link">{link}</p>}
        {link !== null && link.length > TYPED && (
          <p className="print-link">
            {link.split('#')[0]}
            <br />
            {code
              ? 'The whole link is in the code.'
              : 'The whole link is too long to be typed: it is in the share dialog.'}
          </p>
        )}
        {link === null && <p>These steps are too many for a link; a file holds them.</p>}
      </div>
    </footer>
  );
}
