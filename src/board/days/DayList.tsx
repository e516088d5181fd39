'use client';
/** What is on a day's list, each thing with what would mend it. */
import { useId, useMemo } from 'react';
import type { Offers } from '@/events/banking/actions/offers';
import type { BankingRound } from '@/events/banking/board/rules';
import { type Remedy, remediesFor } from '@/events/banking/remedies';
import { type Agenda, type AgendaItem, WHEN, type When } from '@/events/banking/views/time/agenda';
import type { WrittenAct } from '../composer/drafts';
import { buttonText } from '../composer/sentence';
import { plainText, typeset } from '../sentence/plainText';
import { PhraseText } from '../sentence/Sentence';

const HEADINGS: Readonly<Record<When, string>> = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  later: 'Later',
  'on demand': 'On demand',
};

/** Things of one heading that are listed; a board may have hundreds of loans. */
const LISTED = 12;

interface DayListProps {
  readonly agenda: Agenda;
  readonly round: BankingRound;
  readonly offers: Offers;
  /** Takes an act that would mend something; null where nothing can be done. */
  readonly onWrite: ((act: WrittenAct) => void) | null;
}

/** The list under its headings; a heading of nothing is left out, but for today’s. */
export function DayList(props: DayListProps) {
  const { agenda } = props;
  const id = useId();
  return WHEN.map((when) => {
    const items = agenda.items.filter((item) => item.when === when);
    if (items.length === 0 && when !== 'today') return null;
    const heading = `${id}-${when.replace(' ', '-')}`;
    return (
      <section key={when} aria-labelledby={heading}>
        <h3 id={heading}>{HEADINGS[when]}</h3>
        {items.length === 0 && <p className="days-none">Nothing falls due.</p>}
        <ul>
          {items.slice(0, LISTED).map((item) => (
            <Item key={item.key} item={item} {...props} />
          ))}
        </ul>
        {items.length > LISTED && <p className="days-none">And {items.length - LISTED} more.</p>}
      </section>
    );
  });
}

function Item({ item, round, offers, onWrite }: DayListProps & { readonly item: AgendaItem }) {
  const { kind, due, says, when, code } = item;
  const mends = useMemo(
    () => (onWrite ? remediesFor(round, offers, item) : []),
    [onWrite, round, offers, item],
  );
  return (
    <li data-waits={code !== null}>
      <p>
        <PhraseText phrase={says} />.{' '}
        <span className="days-kind">
          {kind}
          {when === 'later' && due !== null && `, day ${due}`}
        </span>
      </p>
      {onWrite && <Mends mends={mends} about={plainText(says)} onWrite={onWrite} />}
    </li>
  );
}

interface MendsProps {
  readonly mends: readonly Remedy[];
  /** What they would mend, for whoever hears their names alone. */
  readonly about: string;
  readonly onWrite: (act: WrittenAct) => void;
}

/** The acts, each under the name of whoever would do it. */
function Mends({ mends, about, onWrite }: MendsProps) {
  const id = useId();
  const actors = [...new Set(mends.map(({ context }) => context.party?.id))];
  if (mends.length === 0) return null;
  return (
    <div className="days-mends">
      <span id={id} hidden>
        {about}
      </span>
      {actors.map((actor) => {
        const own = mends.filter(({ context }) => context.party?.id === actor);
        const name = own[0]?.context.party?.name;
        return (
          <span key={actor}>
            {name}:{' '}
            {own.map((mend) => (
              <MendButton key={mend.context.action.type} mend={mend} about={id} onWrite={onWrite} />
            ))}
          </span>
        );
      })}
    </div>
  );
}

interface MendButtonProps extends Pick<MendsProps, 'onWrite'> {
  readonly mend: Remedy;
  /** The id of the element that says what the act would cure. */
  readonly about: string;
}

/** Writes an act into the composer, even one that is refused now: the composer says why. */
function MendButton({ mend, about, onWrite }: MendButtonProps) {
  const { context, draft, refusal } = mend;
  const { action, party, role } = context;
  if (!party) return null;
  const words = action.signature.references.length > 0 ? buttonText(action) : action.label;
  return (
    <button
      type="button"
      className="text-button"
      aria-describedby={about}
      data-refused={refusal !== null}
      title={refusal ? typeset(refusal.message) : undefined}
      onClick={() => onWrite({ partyId: party.id, type: action.type, role, draft })}
    >
      {words}
      {refusal && <span className="visually-hidden"> (not possible now)</span>}
    </button>
  );
}
