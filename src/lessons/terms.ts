/** The key terms of the lessons: which term of the glossary each id of the catalogue names. */
import { termNamed } from '@/src/glossary/glossary';
import { type GlossaryTerm, termSlug } from '@/src/glossary/term';

/** The names, in the order of the ids. */
const KEY_TERMS: readonly string[] = [
  ...['Balance Sheet', 'Liability', 'Asset', 'Deposit', 'Transfer'],
  ...['Credit', 'Overdraft', 'Loan', 'Interest', 'Reserve Requirement'],
  ...['Quantity of Money', 'Quantity Theory of Money', 'Due From Account', 'Due To Account'],
  ...['Vostro Account', 'Nostro Account', 'Correspondent Bank', 'Netting', 'Clearing House'],
  ...['New York Clearing House Association', 'Clearing House Certificates'],
  ...['Clearing House Loans', 'Federal Funds', 'Federal Funds Market', 'Daylight Overdraft'],
  ...['Fed Funds Rate', 'Federal Open Market Committee', 'Mortgage', 'Dealer'],
  ...['Fed Funds Effective Rate', 'Volume Weighted Median', 'Open Market Operations'],
  'Treasury Bills',
  // Those that the lecture on repos adds: from 33 on.
  ...['Repo', 'Haircut', 'Sale and Repurchase', 'Collateral'],
  ...['Matched Book', 'Interest Rate Spread', 'Default', 'Market Maker', 'Reverse Repo'],
];

/** Every id that a lesson may name. */
export const KEY_TERM_IDS: readonly number[] = KEY_TERMS.map((_, id) => id);

/** The term of the glossary with this name or other name. Throws when there is none. */
export function glossaryTerm(name: string): GlossaryTerm {
  const term = termNamed(name);
  if (!term) throw new Error(`the glossary has no term ${name}`);
  return term;
}

/** The key term with this id. Throws when there is none. */
export function termWithId(id: number): GlossaryTerm {
  const name = KEY_TERMS[id];
  if (name === undefined) throw new Error(`there is no key term ${id}`);
  return glossaryTerm(name);
}

/** Where on a lesson's page the key term is defined. */
export function termAnchor(id: number): string {
  return `term-${termSlug(termWithId(id).name)}`;
}
