'use client';

/** A member’s picture. */
import { useState } from 'react';
import './avatar.css';

interface AvatarProps {
  readonly name: string;
  /** The address of the picture; null where there is none. */
  readonly image: string | null;
  /** Edge in pixels; 36 unless told. */
  readonly size?: number;
}

/** The first letters of the first and the last word of a name, as capitals. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word = '') => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase('en');
}

/** The picture in a circle; initials where there is none, or it does not arrive. It is named by whose it is. */
export function Avatar({ name, image, size = 36 }: AvatarProps) {
  const [missing, setMissing] = useState<string | null>(null);
  const label = name === '' ? 'Profile picture' : `${name} profile picture`;
  if (image === null || image === missing) {
    return (
      <span
        role="img"
        aria-label={label}
        className="avatar"
        style={{ width: size, height: size, fontSize: Math.round(size * 0.4) }}
      >
        {initialsOf(name)}
      </span>
    );
  }
  return (
    // biome-ignore lint/performance/noImgElement: pictures are small already, and Next would fetch them without the member's session.
    <img
      className="avatar"
      src={image}
      alt={label}
      width={size}
      height={size}
      referrerPolicy="no-referrer"
      onError={() => setMissing(image)}
    />
  );
}
