/** What boards of the banking world let people do. */
import type { OffersOf, PermissionOf } from '../../world/offers';
import type { PartyType } from '../ledger/book';
import type { EventType } from './registry';

export type Offers = OffersOf<EventType, PartyType>;

/** A board's offers, or the rules of an opening position. */
export type Permission = PermissionOf<Offers>;
