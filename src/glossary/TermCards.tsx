'use client';

/** Opens the definitions of the terms in a text. One for a page: it listens there for all of them. */
import { type ComponentType, useEffect, useState } from 'react';
import { CLOSE_DELAY } from '@/src/ui/overlays/closeDelay';
import type { TermCardProps } from './TermCard';

type Open = Pick<TermCardProps, 'link' | 'point'>;

interface Watching {
  readonly show: (open: Open | null) => void;
  /** Rejects when the card cannot be fetched. */
  readonly fetchCard: () => Promise<void>;
}

const isByTouch = (event: Event) => event instanceof PointerEvent && event.pointerType === 'touch';

const termAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a.term') : null;

/** Whether the pointer is in a block of text that has a term: its card may soon be wanted. */
const isNearTerm = ({ target }: Event) =>
  target instanceof Element && target.closest('p, li, dd, td')?.querySelector('a.term') != null;

/** What the page is to hear, by the type of event. A term is a link all the same where its card cannot be fetched. */
function listeners({ show, fetchCard }: Watching) {
  let shown: HTMLAnchorElement | null = null;
  let pressed: { isByTouch: boolean; shown: HTMLAnchorElement | null } = {
    isByTouch: false,
    shown,
  };
  let timer = 0;
  const hold = () => clearTimeout(timer);
  /** Closes the card of this link, or any: a card that is on its way out may not close the next one. */
  const close = (link = shown) => {
    if (link !== shown) return;
    hold();
    shown = null;
    show(null);
  };
  const leave = (event: Event) => {
    const link = termAt(event);
    // A finger leaves whenever it is lifted.
    if (!link || isByTouch(event)) return;
    hold();
    timer = window.setTimeout(close, CLOSE_DELAY, link);
  };
  const open = (link: HTMLAnchorElement, event: Event) => {
    hold();
    shown = link;
    show({ link, point: event instanceof MouseEvent ? event : null });
    return fetchCard();
  };
  const heard: { readonly [type: string]: (event: Event) => void } = {
    pointerover(event) {
      if (isByTouch(event)) return;
      const link = termAt(event);
      if (link) open(link, event).catch(() => {});
      else if (isNearTerm(event)) fetchCard().catch(() => {});
    },
    focusin(event) {
      const link = termAt(event);
      // A press brings the focus as well; what it does is said under click.
      if (link?.matches(':focus-visible')) open(link, event).catch(() => {});
    },
    pointerout: leave,
    focusout: leave,
    pointerdown(event) {
      pressed = { isByTouch: isByTouch(event), shown };
    },
    click(event) {
      const link = termAt(event);
      if (!link) return;
      // By finger the first tap opens the card, the second follows. A click of a key counts none.
      const isTap = pressed.isByTouch && event instanceof UIEvent && event.detail > 0;
      if (!isTap || pressed.shown === link) return close();
      event.preventDefault();
      open(link, event).catch(() => window.location.assign(link.href));
    },
    popstate: () => close(),
  };
  return { heard, hold, close };
}

/** The card of the term that is pointed at, has the focus or was tapped; nothing until then. */
export function TermCards() {
  const [Card, setCard] = useState<ComponentType<TermCardProps> | null>(null);
  const [open, show] = useState<Open | null>(null);
  const [{ heard, hold, close }] = useState(() =>
    listeners({
      show,
      fetchCard: async () => {
        const { TermCard } = await import('./TermCard');
        setCard(() => TermCard);
      },
    }),
  );
  useEffect(() => {
    const all = Object.entries(heard);
    // Before React hears it: whoever goes from the term to its card leaves first, and then arrives.
    for (const [type, listener] of all) window.addEventListener(type, listener, true);
    return () => {
      for (const [type, listener] of all) window.removeEventListener(type, listener, true);
    };
  }, [heard]);
  return Card && open && <Card {...open} onEnter={hold} onClose={() => close(open.link)} />;
}
