/** A figure of a sheet in words: its name, its balance, and remarks on the steps behind it. */

import { shareCapital, type WorthName, worthName } from '@/events/banking/ledger/capital';
import { nameIn } from '@/events/banking/ledger/naming';
import type { State } from '@/events/banking/ledger/state';
import {
  type Blamed,
  blamedLine,
  blamedWorth,
  lineNamed,
} from '@/events/banking/views/changes/blamed';
import { accountName } from '@/events/banking/views/labels';
import type { Line } from '@/events/banking/views/line';
import { balanceSheet, NET_WORTH_KEY } from '@/events/banking/views/sheet';
import { type Cents, dollars } from '@/events/money';
import { writtenStep } from '@/events/timeline/stepNumber';

export interface FigureView {
  /** As the sheet calls it: "At Bank 1", "Loan to Customer 1". */
  readonly title: string;
  /** Whose figure it is, and its balance. */
  readonly description: string;
  /** Remarks to read before the steps, in order. */
  readonly remarks: readonly string[];
  readonly blamed: Blamed;
}

/** How many rounds are searched for net worth, which any round may change. */
const WORTH_ROUNDS = 500;

/** What is owned or owed under a key of a party's sheet at the end of a line; null where the party is not there. */
export function figureView(line: Line, partyId: number, key: string): FigureView | null {
  const last = line.rounds.at(-1);
  if (!last?.book.parties[partyId]) return null;
  const step = last.count - line.opening;
  const owner = nameIn(last.book, partyId);
  if (key === NET_WORTH_KEY) {
    const blamed = blamedWorth(line, partyId, WORTH_ROUNDS);
    const name = worthName(last, partyId);
    const { netWorth } = balanceSheet(last, partyId);
    return {
      title: `${name} of ${owner}`,
      description: standing(name, step, netWorth),
      remarks: [balancing(last, partyId, name), ...worthRemarks(blamed)],
      blamed,
    };
  }
  const blamed = blamedLine(line, partyId, key);
  const found = lineNamed(line, partyId, key);
  if (!found) {
    return { title: 'An empty line', description: `Of ${owner}.`, remarks: [EMPTY], blamed };
  }
  const { side, instrument, thirdPartyDetail } = found;
  const kind = side === 'asset' ? 'Asset' : 'Liability';
  return {
    title: accountName(last.book, {
      partyId,
      side,
      instrument,
      thirdPartyId: thirdPartyDetail?.id ?? null,
    }),
    description: standing(`${kind} of ${owner}`, step, blamed.balance),
    remarks: lineRemarks(blamed),
    blamed,
  };
}

function balancing(state: State, partyId: number, name: WorthName): string {
  const { netWorth, total } = balanceSheet(state, partyId);
  const sum = `assets of ${dollars(total)} less`;
  if (name === 'Net worth') {
    return `Net worth is the balancing item: ${sum} liabilities of ${dollars(total - netWorth)} leave ${dollars(netWorth)}.`;
  }
  const paidIn = shareCapital(state, partyId);
  const debts = total - netWorth - paidIn;
  return `Retained earnings are the balancing item: ${sum} debts of ${dollars(debts)} and share capital of ${dollars(paidIn)} leave ${dollars(netWorth)}. With share capital they make up net worth, ${dollars(netWorth + paidIn)}.`;
}

const EMPTY = 'Nothing was ever entered here: the line stands at zero.';

function standing(what: string, step: number, balance: Cents): string {
  return `${what} at step ${writtenStep(step)}: ${dollars(balance)}.`;
}

function lineRemarks({ balance, moves }: Blamed): readonly string[] {
  const [latest] = moves;
  if (!latest) return [EMPTY];
  if (balance === 0) {
    return [
      `Step ${writtenStep(latest.number)} brought it to zero; the steps before made what it was.`,
    ];
  }
  return moves.every(({ number }) => number <= 0)
    ? ['It is carried from the opening position: no step since has changed it.']
    : [];
}

function worthRemarks({ moves, carried, isCut }: Blamed): readonly string[] {
  if (isCut) {
    const before = `Only the last ${WORTH_ROUNDS} steps were looked at`;
    return moves.length === 0
      ? [`${before}: none of them changed it.`]
      : [`${before}: before them it was ${dollars(carried)}.`];
  }
  if (moves.length === 0) return ['No step has changed it.'];
  return moves.every(({ number }) => number <= 0)
    ? ['It is carried from the opening position: no step since has changed it.']
    : [];
}
