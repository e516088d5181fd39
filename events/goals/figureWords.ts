/** Figures, readings and acts in plain English, as goals are made of them. */
import { actionNamed } from '../banking/actions/registry';
import { CREDITS } from '../banking/ledger/debtRows';
import { INSTRUMENTS } from '../banking/ledger/instruments';
import { PARTY_WORDS } from '../banking/ledger/partyTypes';
import { dollars, percent } from '../money';
import type {
  ActPattern,
  BoardSettingName,
  DebtsFigure,
  Figure,
  LineFigure,
  MadeFigure,
  Reading,
  Span,
  TermIs,
} from './grammar';
import type { Names } from './names';

type SheetFigure = Extract<Figure, { kind: 'sheet' }>;

/** What a figure is counted in. */
export type Unit = 'cents' | 'basisPoints' | 'number';

/** What a figure is counted in. */
export function unitOf(figure: Figure): Unit {
  switch (figure.kind) {
    case 'line':
      return figure.take === 'countAbove' ? 'number' : 'cents';
    case 'debts':
      return figure.take === 'principal' ? 'cents' : 'number';
    case 'made':
      return MADE[figure.take].unit;
    case 'day':
      return 'number';
    case 'repaidRate':
    case 'median':
      return 'basisPoints';
    case 'setting':
      return CENTS.includes(figure.setting) ? 'cents' : 'basisPoints';
    case 'sum':
      return figure.of[0] ? unitOf(figure.of[0]) : 'number';
    default:
      return 'cents';
  }
}

/** The settings that are amounts. */
const CENTS: readonly BoardSettingName[] = ['overdraft', 'insured'];

/** A value of a figure, as a sentence has it: "$20", "5.00 %", "3". */
export function valueIn(unit: Unit, value: number): string {
  if (unit === 'cents') return dollars(value);
  return unit === 'basisPoints' ? percent(value) : String(value);
}

/** How one figure stands to another, as a verb. */
export const RELATIONS = {
  is: 'is',
  isNot: 'is not',
  atLeast: 'is at least',
  atMost: 'is at most',
  moreThan: 'is more than',
  lessThan: 'is less than',
} as const;

/** Settings as nouns. */
export const SETTINGS: Readonly<Record<BoardSettingName, string>> = {
  overdraft: 'the overdraft limit',
  reserveRequirement: 'the reserve requirement',
  interestRate: 'the interest rate',
  iorb: 'interest on reserves',
  onRrp: 'the rate of the reverse repo facility',
  discount: 'the discount rate',
  target: 'the target for fed funds',
  capitalRequirement: 'the capital requirement',
  billPrice: 'the price of Treasury Bills',
  insured: 'the limit of deposit insurance',
};

/** Where in a line something was done. */
export const SPANS: Readonly<Record<Span, string>> = {
  last: 'as the last step',
  lastOfTask: 'as the last step of the task',
  task: 'since the task began',
  opening: 'since the opening',
  day: 'on the day of the last step',
  dayOfTask: 'on the day of the last step, since the task began',
};

/** What a board calls an act of a type, in quotation marks. */
export function labelOf(type: string): string {
  return `“${actionNamed(type)?.label ?? type}”`;
}

/** "a “Transfer Money to Someone” by Customer 1". */
export function actWords(
  { type, party, least, names: named = [] }: ActPattern,
  names: Names,
): string {
  const act = type === undefined ? 'an act' : labelOf(type);
  const what = least === undefined ? act : `${act} of at least ${dollars(least)}`;
  const who = party === undefined ? '' : ` by ${names.party(party)}`;
  return `${what}${who}${named.length > 0 ? ` with ${named.map(names.party).join(' and ')}` : ''}`;
}

const MOMENTS = {
  now: '',
  before: ' before the last step',
  dayBegan: ' as the day began',
  task: ' as the task began',
  opening: ' at the opening',
  lowestOfTask: ' at its lowest since the task began',
  lowest: ' at its lowest',
} as const;

const SINCE = {
  now: '',
  before: 'the last step',
  dayBegan: 'the day began',
  task: 'the task began',
  opening: 'the opening',
  lowestOfTask: 'its lowest since the task began',
  lowest: 'its lowest',
} as const;

/** A figure as it is read, as a noun. */
export function readingWords({ of, at = 'now', less, share, plus }: Reading, names: Names): string {
  const what = `${figureWords(of, names)}${MOMENTS[at]}`;
  const change = less === undefined ? what : `the change since ${SINCE[less]} in ${what}`;
  const part = share === undefined ? change : `${percent(share)} of ${change}`;
  return plus === undefined ? part : `${part} and ${valueIn(unitOf(of), plus)}`;
}

/** A figure as a noun. */
export function figureWords(figure: Figure, names: Names): string {
  switch (figure.kind) {
    case 'line':
      return lineWords(figure, names);
    case 'debts':
      return openWords(figure, names);
    case 'made':
      return madeWords(figure, names);
    case 'margin': {
      const whose = figure.party === undefined ? 'everybody' : names.party(figure.party);
      const asked = `what margin calls ask of ${whose}`;
      return figure.take === 'asked' ? asked : `${asked} beyond the bills that are free`;
    }
    case 'insured':
      return `what is insured of the deposits with ${names.party(figure.party)}`;
    case 'day':
      return 'the day';
    case 'sheet':
      return sheetWords(figure, names);
    case 'money':
      return 'the quantity of money';
    case 'setting':
      return SETTINGS[figure.setting];
    case 'bills':
      return figure.take === 'free'
        ? `the bills of ${names.party(figure.party)} that are not pledged`
        : `the received bills that ${names.party(figure.party)} has pledged on`;
    case 'repaidRate':
      return `the ${figure.take} rate of what ${names.party(figure.debtor)} has repaid ${CREDITS[figure.line].inLog}`;
    case 'median':
      return `the median rate of ${CREDITS[figure.market].market}`;
    case 'volume':
      return `the volume of ${actWords(figure.act, names)}${figure.in === undefined ? '' : ` ${SPANS[figure.in]}`}`;
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

/** A figure of a whole sheet. What balances it has the name that it has there. */
function sheetWords({ take, party }: SheetFigure, names: Names): string {
  const whose = names.party(party);
  if (take !== 'netWorth') return `the ${SHEETS[take]} of ${whose}`;
  return names.worth(party) === 'Net worth'
    ? `the net worth of ${whose}`
    : `what ${whose} has in retained earnings`;
}

const SHEETS = { total: 'balance sheet', capital: 'capital' } as const;

/** What is read of debts that were made. */
const MADE = {
  count: { words: (one) => `the number of ${one}s made`, unit: 'number' },
  amount: { words: (one) => `the amount of ${one}s made`, unit: 'cents' },
  firstRate: { words: (one) => `the rate of the first ${one} made`, unit: 'basisPoints' },
  lastRate: { words: (one) => `the rate of the last ${one} made`, unit: 'basisPoints' },
  firstDebtor: { words: (one) => `the borrower of the first ${one} made`, unit: 'number' },
  lastDebtor: { words: (one) => `the borrower of the last ${one} made`, unit: 'number' },
} as const satisfies Readonly<
  Record<MadeFigure['take'], { words: (one: string) => string; unit: Unit }>
>;

/** What was read of debts that were made, as a noun: "the number of loans made by Bank 1 to Customer 1". */
function madeWords(figure: MadeFigure, names: Names): string {
  const { line, creditor, take } = figure;
  const { made, inLog } = CREDITS[line];
  const what = made === null ? `${MADE[take].words('loan')} ${inLog}` : MADE[take].words(made);
  const who = creditor === undefined ? '' : ` by ${names.party(creditor)}`;
  return `${what}${who}${toWhom(figure, names)}${termsAndSpan(figure, names)}`;
}

/** "Bank 1 has made a loan to Customer 1 at 5.00 %", "Bank 2 has lent to Bank 1 in fed funds since the task began". */
export function lentWords(figure: MadeFigure, names: Names): string {
  const { line, creditor } = figure;
  const { made, inLog } = CREDITS[line];
  const [whom, how] = [toWhom(figure, names), termsAndSpan(figure, names)];
  if (creditor === undefined) {
    return made === null
      ? `a loan was made ${inLog}${whom}${how}`
      : `a ${made} was made${whom}${how}`;
  }
  const lent = made === null ? `lent${whom} ${inLog}` : `made a ${made}${whom}`;
  return `${names.party(creditor)} has ${lent}${how}`;
}

const toWhom = ({ debtor }: MadeFigure, names: Names): string =>
  debtor === undefined ? '' : ` to ${names.party(debtor)}`;

const termsAndSpan = ({ where = [], in: span }: MadeFigure, names: Names): string =>
  `${termsWords(where, names)} ${SPANS[span]}`;

function openWords(figure: DebtsFigure, names: Names): string {
  const { line, take, debtor, creditor, where = [] } = figure;
  const who = debtor === undefined ? '' : ` of ${names.party(debtor)}`;
  const whom = creditor === undefined ? '' : ` to ${names.party(creditor)}`;
  const debts = `open debts ${CREDITS[line].inLog}${who}${whom}${termsWords(where, names)}`;
  switch (take) {
    case 'count':
      return `the number of ${debts}`;
    case 'principal':
      return `the principal of ${debts}`;
    case 'firstDue':
      return `the day on which the first of the ${debts} falls due`;
    case 'lastDue':
      return `the day on which the last of the ${debts} falls due`;
  }
}

const TERMS = {
  rate: { words: 'rate', unit: 'basisPoints' },
  amount: { words: 'amount', unit: 'cents' },
  due: { words: 'due day', unit: 'number' },
} as const satisfies Readonly<Record<TermIs['term'], { words: string; unit: Unit }>>;

/** What terms must be, behind the debts that have them: " at 5.00 %", where nothing but one rate is asked. */
function termsWords(where: readonly TermIs[], names: Names): string {
  const [first] = where;
  if (where.length === 1 && first?.term === 'rate' && first.is === 'is') {
    const { than } = first;
    return ` at ${typeof than === 'number' ? percent(than) : readingWords(than, names)}`;
  }
  const all = where.map(({ term, is, than }) => {
    const { words, unit } = TERMS[term];
    const against = typeof than === 'number' ? valueIn(unit, than) : readingWords(than, names);
    return `${words} ${RELATIONS[is]} ${against}`;
  });
  return all.length === 0 ? '' : ` (whose ${all.join(' and whose ')})`;
}

/** Whether a line is that of reserves: what banks have above zero with the central bank. */
function isReserves({ line, party, partyType, side, take }: LineFigure): boolean {
  const ofBanks = partyType === 'bank' && party === undefined && side !== 'liability';
  return line === 'Bank Deposits' && ofBanks && take === 'above';
}

function lineWords(figure: LineFigure, names: Names): string {
  const { line, party, partyType, side = 'asset', take } = figure;
  const { inLog } = INSTRUMENTS[line];
  const other = figure.with === undefined ? null : names.party(figure.with);
  if (other !== null && isReserves(figure)) return `what banks hold in reserves with ${other}`;
  const every = partyType === undefined ? 'everybody' : `every ${PARTY_WORDS[partyType]}`;
  const who = party === undefined ? every : names.party(party);
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
