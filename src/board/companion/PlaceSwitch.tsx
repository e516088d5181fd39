'use client';
/** Where there is room for one of both only: the switch between the companion’s place and the board. */
import type { Place } from './companion';

interface PlaceSwitchProps {
  /** What the companion’s place is called. */
  readonly name: string;
  readonly place: Place;
  readonly onPlace: (place: Place) => void;
}

/** The switch; it lies in the header, where both places have it. */
export function PlaceSwitch({ name, place, onPlace }: PlaceSwitchProps) {
  return (
    <fieldset className="place-switch">
      <legend className="visually-hidden">On the screen</legend>
      <button type="button" aria-pressed={place === 'read'} onClick={() => onPlace('read')}>
        {name}
      </button>
      <button type="button" aria-pressed={place === 'board'} onClick={() => onPlace('board')}>
        Board
      </button>
    </fieldset>
  );
}
