/** What the drawing of a scenario says: what it shows in one sentence, and what is left out. */

import { EMPTY_BOOK } from '@/events/banking/ledger/book';
import { nameIn } from '@/events/banking/ledger/naming';
import { PARTY_WORDS } from '@/events/banking/ledger/partyTypes';
import { quantity } from '@/events/bills/words';
import { dollars } from '@/events/money';
import { pluralize } from '@/events/pluralize';
import type { Preview, WorldName } from '@/events/worlds';

type Party = Preview['parties'][number];

export const NOBODY = 'Nobody is on this board yet.';

/** What is not drawn: "and 2 more parties"; empty where everything is. */
export function leftOutWords({ leftOut: { parties, flows } }: Preview): string {
  const parts = [
    ...(parties > 0 ? [pluralize(parties, 'more party', 'more parties')] : []),
    ...(flows > 0 ? [pluralize(flows, 'more claim')] : []),
  ];
  return parts.length === 0 ? '' : `and ${parts.join(' and ')}`;
}

const KINDS: Readonly<Record<Party['type'], string>> = {
  treasury: PARTY_WORDS.treasury,
  insurancefund: PARTY_WORDS.insurancefund,
  centralbank: PARTY_WORDS.centralbank,
  clearinghouse: PARTY_WORDS.clearinghouse,
  bank: PARTY_WORDS.bank,
  customer: PARTY_WORDS.customer,
  exporter: 'exporter',
  importer: 'importer',
  banker: 'banker',
};

/** What a drawing shows: "Last step: 2 banks and 3 customers; Bank 1 owes Bank 2 $20." */
export function sentenceOf(preview: Preview): string {
  const parties: readonly Party[] = preview.parties;
  const step = preview.rounds === 0 ? 'The opening' : 'Last step';
  if (parties.length === 0) return NOBODY;
  const who = Object.entries(KINDS).flatMap(([type, word]) => {
    const number = parties.filter((party) => party.type === type).length;
    return number === 0 ? [] : [pluralize(number, word)];
  });
  const { parties: others } = preview.leftOut;
  if (others > 0) who.push(pluralize(others, 'other party', 'other parties'));
  return `${step}: ${listed(who)}; ${owedWords(preview)}.`;
}

function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** By world, what is owed as a sentence has it. */
const SUMS: Readonly<Record<WorldName, (amount: number) => string>> = {
  banking: dollars,
  bills: (amount) => quantity(amount, 'marcs'),
};

/** The largest claim, and how many there are. */
function owedWords({ world, parties, flows, leftOut }: Preview): string {
  const nameOf = (id: number): string => {
    const party = [...parties].find((one) => one.id === id);
    return party ? spoken(party) : '';
  };
  const all = flows.length + leftOut.flows;
  const [largest] = flows;
  if (!largest) return 'nobody here owes anybody anything';
  const { from, to, amount } = largest;
  const claim = `${nameOf(from)} owes ${nameOf(to)} ${SUMS[world](amount)}`;
  return all === 1 ? claim : `${claim}, the largest of ${all} claims`;
}

/** A name as every sentence has it: "the Central Bank", "Customer Me". */
function spoken(party: Party): string {
  if ('city' in party) return party.name;
  return nameIn({ ...EMPTY_BOOK, parties: [{ ...party, accountIds: [] }] }, 0);
}
