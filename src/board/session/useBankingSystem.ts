'use client';
/** The machine of banking systems as a board runs it: it stands where the shown step does. */
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import type { Offers } from '@/events/banking/actions/offers';
import type { Book } from '@/events/banking/ledger/book';
import type { SystemType } from '@/events/banking/ledger/systemTypes';
import {
  type BankingSystemSnapshot,
  bankingSystemMachine,
  follow,
  offersIn,
  snapshotUnder,
} from '@/machines/bankingSystem';
import type { BankingGame } from './game';

/** The running machine's snapshot, which follows the system given. */
export function useBankingSystem(system: SystemType): BankingSystemSnapshot {
  const [snapshot] = useState(() => snapshotUnder(system));
  const actor = useActorRef(bankingSystemMachine, { snapshot });
  useEffect(() => follow(actor, system), [actor, system]);
  return useSelector(actor, (current) => current);
}

/** What a board offers where this book stands. It stays the same while system and parties do, and days pass or do not. */
export function useOffers({ lesson }: BankingGame, { system, parties, clock }: Book): Offers {
  const standing = useBankingSystem(system);
  const hasClock = clock !== undefined;
  return useMemo(
    () => offersIn(standing, parties, lesson?.offers ?? null, hasClock),
    [standing, parties, lesson, hasClock],
  );
}
