/** Goals in plain English, for whoever writes one: "what Customer 1 has in cash is $150". */
import { actionNamed } from '../banking/actions/registry';
import { CREDITS } from '../banking/ledger/debtRows';
import { DEPOSITS, INSTRUMENTS, OVERDRAFTS } from '../banking/ledger/instruments';
import { dollars, percent } from '../money';
import type {
  ActPattern,
  Atom,
  ClosedDebt,
  Figure,
  Goal,
  LineFigure,
  Reading,
  Relation,
  Span,
} from './grammar';

/** What a party is called, by its id. */
export type Names = (id: number) => string;

/** What a figure is counted in. */
export type Unit = 'cents' | 'basisPoints' | 'number';

/** What a figure is counted in. */
export function unitOf(figure: Figure): Unit {
  switch (figure.kind) {
    case 'line':
      return figure.take === 'countAbove' ? 'number' : 'cents';
    case 'debts':
      return figure.take === 'count' ? 'number' : 'cents';
    case 'repaidRate':
    case 'median':
      return 'basisPoints';
    case 'setting':
      return figure.setting === 'overdraft' ? 'cents' : 'basisPoints';
    case 'sum':
      return figure.of[0] ? unitOf(figure.of[0]) : 'number';
    default:
      return 'cents';
  }
}

/** A value of a figure, as a sentence has it: "$20", "5.00 %", "3". */
export function valueIn(unit: Unit, value: number): string {
  if (unit === 'cents') return dollars(value);
  return unit === 'basisPoints' ? percent(value) : String(value);
}

/** A goal as a clause, without a full stop. */
export function wordsOf(goal: Goal, names: Names): string {
  const say = (one: Goal): string => wordsOf(one, names);
  switch (goal.kind) {
    case 'and':
      return goal.of.map(say).join(', and ');
    case 'or':
      return `either ${goal.of.map(say).join(', or ')}`;
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

const RELATIONS = {
  is: 'is',
  isNot: 'is not',
  atLeast: 'is at least',
  atMost: 'is at most',
  moreThan: 'is more than',
  lessThan: 'is less than',
} as const;

const SETTINGS = {
  overdraft: 'the overdraft limit',
  reserveRequirement: 'the reserve requirement',
  interestRate: 'the interest rate',
} as const;

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
        return `${names(party)} has used ${actWords(rest, names)} ${SPANS[goal.in]}`;
      }
      return `there is ${actWords(act, names)} ${SPANS[goal.in]}${often}`;
    }
    case 'refused': {
      const label = actionNamed(goal.event.type)?.label ?? goal.event.type;
      return `“${label}” would be refused as it is set down here`;
    }
    case 'closed':
      return `${debtWords(goal.debt, names)} has ended ${SPANS[goal.in]}`;
    case 'back':
      return `${BACK[goal.part]} of the opening are there again`;
  }
}

type FigureGoal = Extract<Atom, { kind: 'figure' }>;

/** A goal about balances as a banker says it; null where it is none that has such words. */
function plainWords({ of, at, less, share, plus, is, than }: FigureGoal, names: Names) {
  const isNow = at === undefined && less === undefined && share === undefined;
  if (of.kind !== 'line' || !isNow || plus !== undefined || typeof than !== 'number') return null;
  if (of.take !== undefined) return than === 0 ? standingWords(of, is) : null;
  const often = SIZES[is];
  if (of.party === undefined || often === undefined) return null;
  if (than < 0) return is === 'is' ? overdrawnWords(of, names(of.party), than, names) : null;
  const isDebt = Object.hasOwn(CREDITS, of.line);
  const owes = of.side === 'liability';
  const verb = owes ? 'owes' : isDebt ? 'is owed' : 'has';
  const preposition = owes ? 'to' : isDebt ? 'by' : 'with';
  const whom = of.with === undefined ? '' : ` ${preposition} ${names(of.with)}`;
  const { inLog } = INSTRUMENTS[of.line];
  return `${names(of.party)} ${verb} ${often}${dollars(than)} ${inLog}${whom}`;
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

function overdrawnWords(of: LineFigure, who: string, balance: number, names: Names): string | null {
  const overdraft = of.side === 'liability' ? null : overdraftOf(of);
  if (!overdraft) return null;
  const whom = of.with === undefined ? '' : ` ${overdraft.preposition} ${names(of.with)}`;
  return `${who} has ${overdraft.word} of ${dollars(-balance)}${whom}`;
}

/** Whether anybody is below zero, or owes dues at all. */
function standingWords(of: LineFigure, is: Relation): string | null {
  const isOfAll = of.party === undefined && of.with === undefined && of.side === undefined;
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

const SPANS: Readonly<Record<Span, string>> = {
  last: 'as the last step',
  lastOfTask: 'as the last step of the task',
  task: 'since the task began',
  opening: 'since the opening',
};

/** "a “Transfer Money to Someone” by Customer 1". */
function actWords({ type, party, names: named = [] }: ActPattern, names: Names): string {
  const what = type === undefined ? 'an act' : `“${actionNamed(type)?.label ?? type}”`;
  const who = party === undefined ? '' : ` by ${names(party)}`;
  return `${what}${who}${named.length > 0 ? ` with ${named.map(names).join(' and ')}` : ''}`;
}

function debtWords({ line, debtor, rate, repaidIn }: ClosedDebt, names: Names): string {
  const what = line === undefined ? 'a debt' : `a debt ${CREDITS[line].inLog}`;
  const parts = [
    debtor === undefined ? '' : ` of ${names(debtor)}`,
    rate === undefined ? '' : ` at ${percent(rate)}`,
    repaidIn === undefined ? '' : `, repaid in ${repaidIn}`,
  ];
  return `${what}${parts.join('')}`;
}

const MOMENTS = {
  now: '',
  before: ' before the last step',
  task: ' as the task began',
  opening: ' at the opening',
  lowestOfTask: ' at its lowest since the task began',
  lowest: ' at its lowest',
} as const;

const SINCE = {
  now: '',
  before: 'the last step',
  task: 'the task began',
  opening: 'the opening',
  lowestOfTask: 'its lowest since the task began',
  lowest: 'its lowest',
} as const;

function readingWords({ of, at = 'now', less, share, plus }: Reading, names: Names): string {
  const what = `${figureWords(of, names)}${MOMENTS[at]}`;
  const change = less === undefined ? what : `the change since ${SINCE[less]} in ${what}`;
  const part = share === undefined ? change : `${percent(share)} of ${change}`;
  return plus === undefined ? part : `${part} and ${valueIn(unitOf(of), plus)}`;
}

/** A figure as a noun. */
function figureWords(figure: Figure, names: Names): string {
  switch (figure.kind) {
    case 'line':
      return lineWords(figure, names);
    case 'debts': {
      const { inLog } = CREDITS[figure.line];
      const who = figure.debtor === undefined ? '' : ` of ${names(figure.debtor)}`;
      const whom = figure.creditor === undefined ? '' : ` to ${names(figure.creditor)}`;
      const what =
        figure.take === 'count' ? 'the number of open debts' : 'the principal of open debts';
      return `${what} ${inLog}${who}${whom}`;
    }
    case 'sheet': {
      const whose = names(figure.party);
      return figure.take === 'total'
        ? `the balance sheet of ${whose}`
        : `the net worth of ${whose}`;
    }
    case 'money':
      return 'the quantity of money';
    case 'setting':
      return SETTINGS[figure.setting];
    case 'bills':
      return figure.take === 'free'
        ? `the bills of ${names(figure.party)} that are not pledged`
        : `the received bills that ${names(figure.party)} has pledged on`;
    case 'repaidRate':
      return `the ${figure.take} rate of what ${names(figure.debtor)} has repaid ${CREDITS[figure.line].inLog}`;
    case 'median':
      return `the median rate of ${CREDITS[figure.market].market}`;
    case 'volume':
      return `the volume of ${actWords(figure.act, names)}`;
    case 'certificatesPaid':
      return figure.byLoan
        ? 'what was paid in certificates or by loan'
        : 'what was paid in certificates';
    case 'sum': {
      const { of, less = [] } = figure;
      const sum = of.map((one) => figureWords(one, names)).join(' plus ');
      return [sum, ...less.map((one) => figureWords(one, names))].join(' less ');
    }
  }
}

function lineWords(figure: LineFigure, names: Names): string {
  const { line, party, side = 'asset', take } = figure;
  const { inLog } = INSTRUMENTS[line];
  const other = figure.with === undefined ? null : names(figure.with);
  const who = party === undefined ? 'everybody' : names(party);
  const owned = side === 'asset' ? `has ${inLog}` : `owes ${inLog}`;
  const whom = other === null ? '' : side === 'asset' ? ` with ${other}` : ` to ${other}`;
  const what = `what ${who} ${owned}${whom}`;
  if (take === undefined) return what;
  return take === 'countAbove'
    ? `the number of balances above zero in ${what}`
    : `${TAKEN[take]} ${what}`;
}

const TAKEN = {
  above: 'what is above zero in',
  below: 'what is below zero in',
  highest: 'the highest single balance in',
  lowest: 'the lowest single balance in',
} as const;
