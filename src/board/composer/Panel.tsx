'use client';
import { type ReactNode, useState } from 'react';
import type { Offers } from '@/events/banking/actions/offers';
import type { BankingEvent } from '@/events/banking/actions/registry';
import type { BankingRound } from '@/events/banking/board/rules';
import { wouldRefuse } from '@/events/banking/board/rules';
import type { Party } from '@/events/banking/ledger/book';
import { nodeAt, type Timeline } from '@/events/timeline/timeline';
import { Button } from '@/src/ui/button';
import { fetched } from '@/src/ui/fetched';
import { Tabs } from '@/src/ui/tabs';
import { PredictToggle } from '../predict/PredictToggle';
import type { Screen } from '../screen/useScreen';
import type { BankingGame } from '../session/game';
import type { Send } from '../session/useSession';
import { ActionForm } from './ActionForm';
import { BillsNote } from './BillsNote';
import { NoteForm } from './NoteForm';
import { PartyPicker } from './PartyPicker';
import { isAboutSettings, Settings } from './Settings';

/** The selected party: what it can do, what was recorded of it, its accounts; under the actions the board's settings and notes. */

const Records = fetched(async () => (await import('../records/Records')).Records);
const Accounts = fetched(async () => (await import('../records/Accounts')).Accounts);

interface PanelProps {
  readonly game: BankingGame;
  readonly offers: Offers;
  readonly timeline: Timeline<BankingRound>;
  readonly at: number;
  readonly screen: Screen;
  readonly send: Send;
  readonly onAct: (event: BankingEvent) => void;
  /** The task at hand; left out where nothing is asked. */
  readonly task?: ReactNode;
}

type PanelTab = 'actions' | 'records' | 'accounts';

const TABS: readonly { readonly value: PanelTab; readonly label: string }[] = [
  { value: 'actions', label: 'Actions' },
  { value: 'records', label: 'Records' },
  { value: 'accounts', label: 'Accounts' },
];

/** The panel. */
export function Panel(props: PanelProps) {
  const { timeline, at, screen, send } = props;
  const [tab, setTab] = useState<PanelTab>('actions');
  const { parties } = nodeAt(timeline, at).round.book;
  const party = parties[screen.selected] ?? parties[0];
  if (!party) return <NotYet send={send} />;
  const shown = { timeline, at, partyId: party.id };
  return (
    <div className="board-panel">
      {props.task}
      <PartyPicker parties={parties} selected={party.id} onSelect={screen.setSelected} />
      <Tabs label={`About ${party.name}`} value={tab} onChange={setTab} options={TABS}>
        {tab === 'actions' && <Actions {...props} party={party} />}
        {tab === 'records' && (
          <Records {...shown} onRound={(round) => send({ type: 'GO_ROUND', round })} />
        )}
        {tab === 'accounts' && (
          <Accounts
            {...shown}
            onBlame={(lineKey) => screen.setFigure({ partyId: party.id, lineKey })}
          />
        )}
      </Tabs>
    </div>
  );
}

function Actions(props: PanelProps & { readonly party: Party }) {
  const { game, offers, timeline, at, party, screen, send, onAct } = props;
  if (at < timeline.opening) return <NotYet send={send} />;
  const { round } = nodeAt(timeline, at);
  return (
    <>
      <ActionForm
        offers={offers}
        round={round}
        party={party}
        onAct={onAct}
        type={screen.type}
        onType={screen.setType}
        opens={screen.role}
        drafts={screen.drafts}
        onDrafts={screen.setDrafts}
        onPredict={screen.isPredicting ? screen.setPredicted : null}
        onRefused={(event) => send({ type: 'ACT', event })}
      />
      <BillsNote
        offers={offers}
        party={party}
        parties={round.book.parties}
        onSelect={screen.setSelected}
      />
      <PredictToggle isOn={screen.isPredicting} onChange={screen.setPredicting} />
      <details className="panel-more" open={isAboutSettings(game)}>
        <summary>Settings and notes</summary>
        <Settings game={game} round={round} onAct={onAct} />
        <NoteForm
          refusalOf={(text) => wouldRefuse(round, { type: 'note', text }, offers)}
          onPin={(text) => onAct({ type: 'note', text })}
        />
      </details>
    </>
  );
}

function NotYet({ send }: Pick<PanelProps, 'send'>) {
  return (
    <div className="form-none">
      <p>This is how the opening came about. Acting begins at step 0.</p>
      <Button onClick={() => send({ type: 'FIRST' })}>Go to step 0</Button>
    </div>
  );
}
