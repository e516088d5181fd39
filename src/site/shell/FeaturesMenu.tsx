'use client';

/** The features menu: the cards of features, hanging on the word in the header. */
import { useSelector } from '@xstate/react';
import { Popover } from '@/src/ui/overlays/popover';
import { FeatureCards } from './FeatureCards';
import { type LayerPart, type LayerProps, leavesHere } from './layer';
import { startShell } from './startShell';

/** The owner's figure: two columns of cards. */
const WIDTH = 600;

/** The menu, open while the machine says so; a chosen card closes it. */
function FeaturesMenu({ actor, button, id }: LayerProps) {
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('features'));
  return (
    <Popover
      id={id}
      label="Features"
      width={WIDTH}
      open={isOpen}
      onClose={() => actor.send({ type: 'DISMISSED' })}
      button={button}
    >
      <FeatureCards
        hasPaths
        onChoose={(event) => leavesHere(event) && actor.send({ type: 'PAGE.CHOSEN' })}
      />
    </Popover>
  );
}

/** The features menu, as the header fetches it. */
export const features: LayerPart = { Layer: FeaturesMenu, start: startShell };
