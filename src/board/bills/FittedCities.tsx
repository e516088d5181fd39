'use client';
/** The two cities on the stage, drawn as large as they find room. */
import { useRef } from 'react';
import { useFit } from '../sheets/useFit';
import { Cities, type CitiesProps } from './Cities';

/** Every player's account, by city, in the place of the sheets. */
export function FittedCities(props: CitiesProps) {
  const place = useRef<HTMLDivElement>(null);
  useFit(place, props.shown, 'cities');
  return (
    <div className="stage-fit" ref={place}>
      <Cities {...props} />
    </div>
  );
}
