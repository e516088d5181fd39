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
