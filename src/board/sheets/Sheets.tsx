'use client';
/** What the parties have and owe at the shown round: a card for each, by hierarchy; the map of their claims; or the ledger of their records. */
import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { itemAt } from '@/events/assert';
import type { BankingRound } from '@/events/banking/board/rules';
import type { Party } from '@/events/banking/ledger/book';
import type { State } from '@/events/banking/ledger/state';
import type { Earlier } from '@/events/banking/views/changes/changes';
import { leafFrom } from '@/events/timeline/lines';
import type { Timeline } from '@/events/timeline/timeline';
import { Button } from '@/src/ui/button';
import { fetched, fetchedAtRest } from '@/src/ui/fetched';
import { morphName } from '../motion/morph';
import type { FigureAt, Screen } from '../screen/useScreen';
import { changesOn, earlierAt, shownAt } from '../sentence/lineView';
import type { Send } from '../session/useSession';
import { Balances } from './Balances';
import { changedAt } from './changedAt';
import { flashParityOf } from './flashParity';
import { columnsOf, lineRoom, type Room, sidesOf } from './lineRoom';
import { type Merge, mergedLines, mergesFor } from './mergedLines';
import { PartyHeading } from './PartyHeading';
import {
  type ColourMode,
  type DisplayMode,
  hasStanding,
  kindOf,
  type PartyView,
  partyCaption,
  partyView,
  sameView,
} from './partyView';
import { type Merging, TAccount } from './TAccount';
import { rowsLike, tiersOf } from './tiers';
import { useChangedInSight } from './useChangedInSight';
import { useFit } from './useFit';

const Motion = fetchedAtRest(async () => (await import('../motion/Motion')).Motion);
const MapView = fetched(async () => (await import('../map/MapView')).MapView);
const Standing = fetched(async () => (await import('../days/Standing')).Standing, {
  name: 'Solvency and liquidity',
});
const Spreadsheet = fetched(async () => (await import('../spreadsheet/Spreadsheet')).Spreadsheet);

interface SheetsProps {
  readonly timeline: Timeline<BankingRound>;
  readonly at: number;
  /** The end of the line that is shown. */
  readonly leaf: number;
  readonly screen: Screen;
  /** The parties that the composer names, by id: their sheets stay in sight. */
  readonly named: readonly number[];
  /** The parties whose sheets are drawn, by id; null for all. */
  readonly only: readonly number[] | null;
  /** Whether sheets that neither the step nor the composer names may be left out where there is no room. */
  readonly mayYield: boolean;
  readonly send: Send;
}

/** The sheets at the shown round, by hierarchy. What follows a step when there is time does not draw them anew. */
export const Sheets = memo(function Sheets(props: SheetsProps) {
  const { timeline, at, screen, send } = props;
  const { rows, setRows, selected, setSelected, open } = screen;
  if (screen.display === 'spreadsheet') {
    return (
      <div className="stage-ledger">
        <Spreadsheet
          timeline={timeline}
          at={at}
          selected={selected}
          mode={rows}
          onMode={setRows}
          onSelect={setSelected}
          onRound={(round) => send({ type: 'GO_ROUND', round })}
        />
        <p className="ledger-open">
          <Button onClick={() => open('ledger')}>All parties on one page</Button>
        </p>
      </div>
    );
  }
  if (screen.display === 'map') {
    return <MapView timeline={timeline} at={at} onSelect={setSelected} />;
  }
  return <Tiers {...props} display={screen.display} />;
});

function Tiers(props: SheetsProps & { readonly display: 'balances' | 'taccounts' }) {
  const { timeline, at, leaf, screen, named, only, mayYield, display } = props;
  const { colours, selected, setSelected, setFigure } = screen;
  const shown = useMemo(() => shownAt(timeline, at), [timeline, at]);
  const earlier = useEarlier(timeline, at, colours);
  const tiers = useMemo(() => tiersOf(shown.round.book), [shown]);
  const room = useMemo(() => lineRoom(timeline, leaf), [timeline, leaf]);
  const changed = useMemo(() => changedAt(shown), [shown]);
  const container = useRef<HTMLDivElement>(null);
  const sheets = useRef<HTMLDivElement>(null);
  const drawing = useMemo(
    () => ({ shown, display, colours, named, only, mayYield, room }),
    [shown, display, colours, named, only, mayYield, room],
  );
  // A choice of sheets is another at each step: there is no place to keep.
  const line = only?.join(' ') ?? (leaf === timeline.opening ? 'opening' : 'line');
  const views = useMemo(
    () => shown.round.book.parties.map((party) => partyView(shown, party, colours, earlier)),
    [shown, colours, earlier],
  );
  const merges = useMerges(views, only, display);
  const isPassing = useCallback(() => screen.naming.current !== screen.named, [screen]);
  const merge = useFit(container, drawing, line, merges, isPassing);
  useChangedInSight(container, shown, merge, isPassing);
  return (
    <div
      className="stage-fit"
      ref={container}
      data-merged={merge === null ? undefined : ''}
      data-yields={mayYield ? '' : undefined}
    >
      <div
        ref={sheets}
        className="board-sheets"
        data-colours={colours}
        data-beat={flashParityOf(shown.round.count, colours)}
      >
        {tiers.map((tier) => {
          const drawn = tier.filter(({ id }) => only === null || only.includes(id));
          const rows = drawn.length === tier.length ? rowsLike(tier, tiers) : [drawn];
          return (
            drawn.length > 0 && (
              <div className="tier" key={tier[0]?.id} style={tierStyle(drawn, rows, room)}>
                {drawn.map((party) => (
                  <Card
                    key={party.id}
                    view={itemAt(views, party.id)}
                    state={shown.round}
                    display={display}
                    isSelected={party.id === selected}
                    isNamed={named.includes(party.id)}
                    isChanged={changed.has(party.id)}
                    merge={merge}
                    sides={tier.length >= MANY ? sidesIn(room, party) : null}
                    onSelect={setSelected}
                    onFigure={setFigure}
                  />
                ))}
              </div>
            )
          );
        })}
        <Motion timeline={timeline} at={at} container={sheets} />
      </div>
    </div>
  );
}

/** The ways to merge lines that make room on this board. */
function useMerges(views: readonly PartyView[], only: SheetsProps['only'], display: DisplayMode) {
  return useMemo(() => {
    const drawn = views.filter(({ party }) => only === null || only.includes(party.id));
    return display === 'taccounts' ? mergesFor(drawn.map(({ lines }) => lines)) : [];
  }, [views, only, display]);
}

/**
 * The columns of a tier's row, and the rows that its sheets have room for.
 *
 * @param alike the rows of the tier that have the same columns, this one among them
 */
function tierStyle(
  tier: readonly Party[],
  alike: readonly (readonly Party[])[],
  room: ReadonlyMap<number, Room>,
) {
  const roomsOf = (row: readonly Party[]) => row.map(({ id }) => room.get(id));
  return {
    '--columns': tier.length,
    '--rows': Math.max(...roomsOf(tier).map((one) => one?.rows ?? 1)),
    ...(tier.length >= MANY && { '--shares': columnsOf(alike.map(roomsOf)) }),
  };
}

/** So many sheets beside one another are narrow: there wider lines have more of the tier, and of their sheet. */
const MANY = 3;

function sidesIn(room: ReadonlyMap<number, Room>, { id }: Party): string | null {
  const needed = room.get(id);
  return needed ? sidesOf(needed) : null;
}

/** What is known of earlier changes, where they are marked: a line is looked through once, not at every step along it. */
function useEarlier(timeline: Timeline<BankingRound>, at: number, colours: ColourMode): Earlier {
  const isRead = colours === 'round';
  const leaf = useMemo(() => (isRead ? leafFrom(timeline, at) : null), [isRead, timeline, at]);
  const changes = useMemo(
    () => (leaf === null ? null : changesOn(timeline, leaf)),
    [timeline, leaf],
  );
  return useMemo(
    () => (changes ? earlierAt(timeline, at, changes) : () => 0),
    [timeline, at, changes],
  );
}

interface CardProps {
  readonly view: PartyView;
  /** Says who the party is; its figures are the view's. */
  readonly state: State;
  readonly display: 'balances' | 'taccounts';
  readonly isSelected: boolean;
  /** Whether the composer names the party. */
  readonly isNamed: boolean;
  /** Whether the shown step changed its sheet. */
  readonly isChanged: boolean;
  /** Which lines are drawn as one; null where each is drawn. */
  readonly merge: Merge | null;
  /** How its two sides share its width; null for equally. */
  readonly sides: string | null;
  readonly onSelect: (partyId: number) => void;
  readonly onFigure: (figure: FigureAt) => void;
}

/** A step changes few sheets: a card is drawn anew only when it reads differently. */
const Card = memo(function Card(props: CardProps) {
  const { view, state, display, isSelected, isNamed, isChanged, merge, sides } = props;
  const { onSelect, onFigure } = props;
  const { party } = view;
  const { id, name } = party;
  const figures = useMemo(
    () => ({
      owner: name,
      // Of all cards only the selected one's figures are stops of the Tab key: there are too many.
      isReached: isSelected,
      onFigure: (lineKey: string) => onFigure({ partyId: id, lineKey }),
    }),
    [isSelected, onFigure, id, name],
  );
  const merging = useMerging(view, state, merge);
  return (
    <article
      className="party"
      data-sheet={name}
      style={{ viewTransitionName: morphName(id), ...(sides && { '--sides': sides }) }}
      data-selected={isSelected}
      data-named={isNamed}
      data-changed={isChanged ? '' : undefined}
      data-closed={party.closedOn === undefined ? undefined : ''}
    >
      <PartyHeading
        party={party}
        state={state}
        isSelected={isSelected}
        onSelect={() => onSelect(party.id)}
      />
      {hasStanding(state, party) && (
        <p className="party-standing">
          <Standing state={state} bank={id} />
        </p>
      )}
      {display === 'balances' ? (
        <Balances {...view} figures={figures} />
      ) : (
        <TAccount {...view} figures={figures} merging={merging} />
      )}
    </article>
  );
}, sameCard);

/** The lines of a sheet as they are merged, and which of them is pressed open; undefined where each is drawn. */
function useMerging(view: PartyView, { book }: State, merge: Merge | null): Merging | undefined {
  const [opened, setOpened] = useState<string | null>(null);
  return useMemo(() => {
    if (merge === null) return undefined;
    const kind = (id: number) => kindOf(itemAt(book.parties, id));
    return {
      lines: mergedLines(view.lines, merge, view.party.type, kind),
      opened,
      onPress: (key) => setOpened((before) => (before === key ? null : key)),
    };
  }, [merge, view, book, opened]);
}

function sameCard(one: CardProps, other: CardProps): boolean {
  return (
    one.display === other.display &&
    one.isSelected === other.isSelected &&
    one.isNamed === other.isNamed &&
    one.isChanged === other.isChanged &&
    one.merge === other.merge &&
    one.sides === other.sides &&
    one.onSelect === other.onSelect &&
    one.onFigure === other.onFigure &&
    sameView(one.view, other.view) &&
    // What falls due changes with the day, though the sheet stays as it is.
    (one.state === other.state || !hasStanding(other.state, other.view.party)) &&
    partyCaption(one.state, one.view.party) === partyCaption(other.state, other.view.party)
  );
}
