'use client';

/** The card of a term in a text: fetched with what it needs when somebody comes near a term. */
import { HoverCard } from '@/src/ui/overlays/hoverCard';
import { termPath } from './term';

/** In pixels: about 40 characters of the text face. */
const WIDTH = 320;

/** A point of the screen, from its top left corner. */
interface Point {
  readonly x: number;
  readonly y: number;
}

export interface TermCardProps {
  /** The term in the text; it says which term it is, and is described by its definition. */
  readonly link: HTMLAnchorElement;
  /** Where it was pointed at; null by the keyboard. */
  readonly point: Point | null;
  readonly onEnter: () => void;
  readonly onClose: () => void;
}

/** A term may be broken over two lines: the card begins under the part that is pointed at. */
function offsetOf(link: HTMLAnchorElement, point: Point | null): number {
  const parts = [...link.getClientRects()];
  const part = parts.find(({ top, bottom }) => point && top <= point.y && point.y <= bottom);
  return part ? part.left - link.getBoundingClientRect().left : 0;
}

/** The definition of a term that the text uses, beside it. */
export function TermCard({ link, point, onEnter, onClose }: TermCardProps) {
  const name = link.dataset.term ?? '';
  const described = document.getElementById(link.getAttribute('aria-describedby') ?? '');
  return (
    <HoverCard
      // Another term is another card: it is placed anew.
      key={described?.id}
      anchor={link}
      width={WIDTH}
      alignOffset={offsetOf(link, point)}
      onPointerEnter={onEnter}
      onLeave={onClose}
      onEscape={onClose}
    >
      <div className="term-card">
        <p className="term-card-name">{name}</p>
        <p>{described?.textContent}</p>
        <a href={termPath(name)}>More in the glossary</a>
      </div>
    </HoverCard>
  );
}
