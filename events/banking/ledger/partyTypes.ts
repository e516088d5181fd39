/** The types of party, and what each is called in a sentence. */

export const PARTY_TYPES = [
  'customer',
  'bank',
  'clearinghouse',
  'centralbank',
  'treasury',
  'insurancefund',
] as const;

export type PartyType = (typeof PARTY_TYPES)[number];

/** "bank", "clearing house": what a party is. */
export const PARTY_WORDS: Readonly<Record<PartyType, string>> = {
  customer: 'customer',
  bank: 'bank',
  clearinghouse: 'clearing house',
  centralbank: 'central bank',
  treasury: 'treasury',
  insurancefund: 'insurance fund',
};

/** "a bank", "the Treasury": a type of party with its article. */
export const PARTY_NOUN_PHRASES: Readonly<Record<PartyType, string>> = {
  customer: 'a customer',
  bank: 'a bank',
  clearinghouse: 'a clearing house',
  centralbank: 'the central bank',
  treasury: 'the Treasury',
  insurancefund: 'the Insurance Fund',
};
