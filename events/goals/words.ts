/** Goals in plain English, for whoever writes one: "what Customer 1 has in cash is $150". */
import { CREDITS } from '../banking/ledger/debtRows';
import { DEPOSITS, INSTRUMENTS, OVERDRAFTS } from '../banking/ledger/instruments';
import { dollars, percent } from '../money';
import {
  actWords,
  figureWords,
  labelOf,
  lentWords,
  RELATIONS,
  readingWords,
  SETTINGS,
  SPANS,
  unitOf,
  valueIn,
} from './figureWords';
import type { Atom, ClosedDebt, Figure, Goal, LineFigure, Relation } from './grammar';
import type { Names } from './names';

/** A goal as a clause, without a full stop. */
export function wordsOf(goal: Goal, names: Names): string {
  const say = (one: Goal): string => wordsOf(one, names);
  switch (goal.kind) {
    case 'and':
      return goal.of.map(say).join(', and ');
    case 'or':
      return goal.least === undefined
        ? `either ${goal.of.map(say).join(', or ')}`
        : `at least ${goal.least} of these hold: ${goal.of.map(say).join(', or ')}`;
    case 'not':
      return `it is not so that ${say(goal.of)}`;
    case 'since':
      return `at some step since ${START[goal.from]}, ${say(goal.of)}`;
    case 'endsWith':
      return `the last step is ${actWords(goal.act, names)}, and after it ${say(goal.of)}`;
    default:
      return atomWords(goal, names);
  }
}

const START = { task: 'the task began', opening: 'the opening' } as const;

function atomWords(goal: Atom, names: Names): string {
  switch (goal.kind) {
    case 'figure': {
      const plainly = plainWords(goal, names);
      if (plainly !== null) return plainly;
      const unit = unitOf(goal.of);
      const than =
        typeof goal.than === 'number' ? valueIn(unit, goal.than) : readingWords(goal.than, names);
      return `${readingWords(goal, names)} ${RELATIONS[goal.is]} ${than}`;
    }
    case 'ratio': {
      const than = typeof goal.than === 'number' ? percent(goal.than) : SETTINGS[goal.than];
      const [part, whole] = [figureWords(goal.of, names), figureWords(goal.to, names)];
      return `${part}, as a share of ${whole}, ${RELATIONS[goal.is]} ${than}`;
    }
    case 'act': {
      const { act, is = 'atLeast', times = 1 } = goal;
      const often =
        is === 'atLeast' && times === 1 ? '' : `, and its number ${RELATIONS[is]} ${times}`;
      if (act.party !== undefined && often === '') {
        const { party, ...rest } = act;
        return `${names.party(party)} has used ${actWords(rest, names)} ${SPANS[goal.in]}`;
      }
      return `there is ${actWords(act, names)} ${SPANS[goal.in]}${often}`;
    }
    case 'refused':
      return `${labelOf(goal.event.type)} would be refused as it is set down here`;
    case 'closed':
      return `${debtWords(goal.debt, names)} has ended ${SPANS[goal.in]}`;
    case 'bankClosed':
      return `${names.party(goal.party)} is closed`;
    case 'back':
      return `${BACK[goal.part]} of the opening are there again`;
  }
}

type FigureGoal = Extract<Atom, { kind: 'figure' }>;

/** A goal about a figure as a banker says it; null where it is none that has such words. */
function plainWords({ of, at, less, share, plus, is, than }: FigureGoal, names: Names) {
  const isNow = at === undefined && less === undefined && share === undefined;
  if (!isNow || plus !== undefined || typeof than !== 'number') return null;
  return of.kind === 'line' ? balanceWords(of, is, than, names) : stateWords(of, is, than, names);
}

/** The day, solvency and margin calls: states that have a name. */
function stateWords(of: Figure, is: Relation, than: number, names: Names): string | null {
  if (of.kind === 'day') return DAYS[is](than);
  if (of.kind === 'made' && of.take === 'count' && is === 'atLeast' && than === 1) {
    return lentWords(of, names);
  }
  if (than !== 0) return null;
  if (of.kind === 'sheet' && of.take === 'capital') {
    const standing = { lessThan: 'insolvent', atLeast: 'solvent' };
    return is === 'lessThan' || is === 'atLeast'
      ? `${names.party(of.party)} is ${standing[is]}`
      : null;
  }
  if (of.kind !== 'margin' || of.take !== 'asked') return null;
  const who = of.party === undefined ? '' : ` of ${names.party(of.party)}`;
  if (is === 'is') return `no margin call${who} is open`;
  return is === 'moreThan' ? `a margin call${who} is open` : null;
}

/** How a day is said to stand to another. */
const DAYS: Readonly<Record<Relation, (day: number) => string>> = {
  is: (day) => `it is day ${day}`,
  isNot: (day) => `it is not day ${day}`,
  atLeast: (day) => `it is day ${day} or later`,
  atMost: (day) => `it is day ${day} or earlier`,
  moreThan: (day) => `it is later than day ${day}`,
  lessThan: (day) => `it is earlier than day ${day}`,
};

/** A balance, and how it stands to an amount. */
function balanceWords(of: LineFigure, is: Relation, than: number, names: Names): string | null {
  if (of.take !== undefined) return than === 0 ? standingWords(of, is) : null;
  const often = SIZES[is];
  const overdrawn = overdrawnWords(of, is, than, names);
  if (overdrawn !== null) return overdrawn;
  if (of.party === undefined || often === undefined || than < 0) return null;
  const isDebt = Object.hasOwn(CREDITS, of.line);
  const owes = of.side === 'liability';
  const verb = owes ? 'owes' : isDebt ? 'is owed' : 'has';
  const preposition = owes ? 'to' : isDebt ? 'by' : 'with';
  const whom = of.with === undefined ? '' : ` ${preposition} ${names.party(of.with)}`;
  const { inLog } = INSTRUMENTS[of.line];
  return `${names.party(of.party)} ${verb} ${often}${dollars(than)} ${inLog}${whom}`;
}

/** How an amount is said to stand; by a clause of its own where no word before it does. */
const SIZES: Readonly<Record<Relation, string | undefined>> = {
  is: '',
  isNot: undefined,
  atLeast: 'at least ',
  atMost: 'at most ',
  moreThan: 'more than ',
  lessThan: 'less than ',
};

/** "an overdraft", "a CH Loan": what an account below zero is; null where the line is no account. */
function overdraftOf({ line }: LineFigure): { word: string; preposition: string } | null {
  const account = Object.entries(DEPOSITS).find(([name]) => name === line)?.[1];
  if (!account) return null;
  const { word, preposition } = OVERDRAFTS[account.overdraft];
  return { word: `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`, preposition };
}

/** Whether a party's account is below zero, or by how much; null where the line is no account, or more is asked. */
function overdrawnWords(of: LineFigure, is: Relation, than: number, names: Names): string | null {
  const overdraft = of.side === 'liability' ? null : overdraftOf(of);
  if (!overdraft || of.party === undefined) return null;
  const whom = of.with === undefined ? '' : ` ${overdraft.preposition} ${names.party(of.with)}`;
  const { word } = overdraft;
  const who = names.party(of.party);
  if (than < 0 && is === 'is') return `${who} has ${word} of ${dollars(-than)}${whom}`;
  if (than !== 0) return null;
  if (is === 'lessThan') return `${who} has ${word}${whom}`;
  return is === 'atLeast' ? `${who} has no ${word.replace(/^an? /, '')}${whom}` : null;
}

/** Whether anybody is below zero, or owes dues at all. */
function standingWords(of: LineFigure, is: Relation): string | null {
  const isOfAll =
    of.party === undefined &&
    of.partyType === undefined &&
    of.with === undefined &&
    of.side === undefined;
  if (!isOfAll) return null;
  if (of.line === 'Dues' && of.take === 'highest') {
    return is === 'is' ? 'nothing is due' : is === 'moreThan' ? 'something is due' : null;
  }
  const overdraft = of.take === 'lowest' ? overdraftOf(of) : null;
  if (!overdraft) return null;
  if (is === 'lessThan') return `somebody has ${overdraft.word}`;
  return is === 'atLeast' ? `nobody has ${overdraft.word}` : null;
}

const BACK = {
  cash: 'the holdings of cash',
  rest: 'all balances but those of cash',
  all: 'all balances',
} as const;

function debtWords({ line, debtor, rate, repaidIn }: ClosedDebt, names: Names): string {
  const { made = null, inLog = '' } = line === undefined ? {} : CREDITS[line];
  const whose = debtor === undefined ? '' : names.party(debtor);
  const parts = [
    made === null ? ['a debt', inLog].filter(Boolean).join(' ') : `a ${made}`,
    whose && (made === null ? ` of ${whose}` : ` to ${whose}`),
    rate === undefined ? '' : ` at ${percent(rate)}`,
    repaidIn === undefined ? '' : `, repaid in ${repaidIn}`,
  ];
  return parts.join('');
}
