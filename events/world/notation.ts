/** How entries come about, in the books of every world. */

/**
 * How an entry comes about: the holder of an asset changes (`assignment`), a
 * claim arises (`issuance`), the issuer swaps the creditor it owes (`novation`),
 * a claim is extinguished (`setOff`), an asset changes its price (`revaluation`).
 */
export type Notation = 'assignment' | 'issuance' | 'novation' | 'setOff' | 'revaluation';
