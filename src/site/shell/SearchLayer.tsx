'use client';

/** The search, open while the machine says so. */
import { useSelector } from '@xstate/react';
import { SearchDialog } from '../search/SearchDialog';
import type { LayerPart, LayerProps } from './layer';
import { startShell } from './startShell';

/** The search dialog; closing it tells the machine. */
function SearchLayer({ actor }: LayerProps) {
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('search'));
  return (
    <SearchDialog
      open={isOpen}
      onOpenChange={(open) => actor.send({ type: open ? 'SEARCH.OPENED' : 'DISMISSED' })}
    />
  );
}

/** The search, as the header fetches it. */
export const search: LayerPart = { Layer: SearchLayer, start: startShell };
