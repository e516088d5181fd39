/** Key terms by their id, defined in one or two sentences. */

export interface KeyTerm {
  readonly name: string;
  readonly definition: string;
}

const TERMS: ReadonlyMap<number, KeyTerm> = new Map([
  [
    3,
    {
      name: 'Deposit',
      definition:
        'A debt of a bank to the holder of an account, payable on demand or at a set date. It is an asset of the holder and a liability of the bank. The word also means the act of paying in cash, which brings such a debt into being.',
    },
  ],
  [
    4,
    {
      name: 'Transfer',
      definition:
        'A payment made by moving deposits from one account to another on the order of the payer. Within one bank the bank owes the payer less and the payee more, and its total does not change.',
    },
  ],
  [
    14,
    {
      name: 'Vostro Account',
      definition:
        'Yours, with us: an account that another bank holds with our bank, seen from our side. It is our liability.',
    },
  ],
  [
    15,
    {
      name: 'Nostro Account',
      definition:
        'Ours, with you: an account that our bank holds with another bank, seen from our side. It is our asset. The other bank calls the same account a vostro.',
    },
  ],
  [
    16,
    {
      name: 'Correspondent Bank',
      definition:
        'A bank that holds deposits for other banks and makes or receives payments on their behalf. The banks that use it are its respondents.',
    },
  ],
  [
    17,
    {
      name: 'Netting',
      definition:
        'Setting mutual debts off against each other, so that only the difference is still owed. It replaces two gross debts by one net debt; it does not pay that debt.',
    },
  ],
]);

/** Whether the term with this id is defined. */
export function isDefined(id: number): boolean {
  return TERMS.has(id);
}

/** The term with this id. Throws when it is not defined: a lesson may name no term that is not. */
export function termWithId(id: number): KeyTerm {
  const term = TERMS.get(id);
  if (!term) throw new Error(`key term ${id} is not defined`);
  return term;
}

/** Where on a lesson's page the term is defined. */
export function termAnchor(id: number): string {
  return `term-${termWithId(id).name.toLowerCase().replaceAll(' ', '-')}`;
}
