'use client';

/** The search, open while the machine says so. */
import { useSelector } from '@xstate/react';
import { SearchDialog } from '../search/SearchDialog';
import type { LayerProps } from './layer';

/** The search dialog; closing it tells the machine. */
export function SearchLayer({ actor }: LayerProps) {
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('search'));
  return (
    <SearchDialog
      open={isOpen}
      onOpenChange={(open) => actor.send({ type: open ? 'SEARCH.OPENED' : 'DISMISSED' })}
    />
  );
}
