'use client';
/** The parties of a picture, as buttons over the drawing: one tab stop, arrow keys among them. */
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { Flow, PictureNode } from '@/events/banking/views/picture';
import { dollars, figure } from '@/events/money';
import { morphName } from '../motion/morph';
import { closedWords, kindOf } from '../sheets/partyView';
import { Token } from '../sheets/Token';
import type { Box } from './grid';
import { holdingWord } from './kinds';
import { UNITS } from './useRoom';

interface PartiesProps {
  readonly nodes: readonly PictureNode[];
  readonly flows: readonly Flow[];
  readonly boxes: readonly Box[];
  /** The party whose claims stay in sight, null when all do. */
  readonly pinned: number | null;
  readonly onPin: (partyId: number | null) => void;
  /** Called with the party under the pointer or the focus. */
  readonly onPoint: (partyId: number | null) => void;
}

/** Toggle buttons, one per party; pressed, the others' claims fade. */
export function Parties({ nodes, flows, boxes, pinned, onPin, onPoint }: PartiesProps) {
  const group = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<number | null>(null);
  const stop = boxes.some(({ partyId }) => partyId === last) ? last : boxes[0]?.partyId;
  const move = (event: KeyboardEvent, from: Box) => {
    const to = neighbour(boxes, from, event.key);
    // At the end of the row too the key is the toolbar's, and steps no round.
    if (to || event.key.startsWith('Arrow')) event.preventDefault();
    group.current?.querySelector<HTMLElement>(`[data-party="${to?.partyId}"]`)?.focus();
  };
  return (
    <div
      ref={group}
      role="toolbar"
      aria-label="Show one party's claims"
      className="picture-parties"
    >
      {boxes.map((box) => {
        const node = nodes.find(({ partyId }) => partyId === box.partyId);
        if (!node) return null;
        const { partyId } = box;
        return (
          <button
            key={partyId}
            type="button"
            className="picture-party"
            data-sheet={node.name}
            style={{ ...placed(box), viewTransitionName: morphName(partyId) }}
            data-party={partyId}
            data-closed={node.closedOn === undefined ? undefined : ''}
            aria-pressed={pinned === partyId}
            tabIndex={partyId === stop ? 0 : -1}
            onClick={() => onPin(pinned === partyId ? null : partyId)}
            onKeyDown={(event) => move(event, box)}
            onFocus={(event) => {
              setLast(partyId);
              // A tap or a click pins; only the keyboard's focus is a look.
              if (event.currentTarget.matches(':focus-visible')) onPoint(partyId);
            }}
            onBlur={() => onPoint(null)}
            onPointerEnter={(event) => event.pointerType === 'mouse' && onPoint(partyId)}
            onPointerLeave={() => onPoint(null)}
          >
            <NodeText node={node} flows={flows} />
          </button>
        );
      })}
    </div>
  );
}

const inEm = (units: number): string => `${units / UNITS}em`;

function placed({ x, y, width, height }: Box) {
  return { left: inEm(x), top: inEm(y), width: inEm(width), height: inEm(height) };
}

/** The box that an arrow key leads to: beside it in reading order, or the nearest in the next row. */
function neighbour(boxes: readonly Box[], from: Box, key: string): Box | undefined {
  const index = boxes.indexOf(from);
  switch (key) {
    case 'ArrowRight':
      return boxes[index + 1];
    case 'ArrowLeft':
      return boxes[index - 1];
    case 'Home':
      return boxes[0];
    case 'End':
      return boxes.at(-1);
    case 'ArrowUp':
      return nearest(boxes, from, boxes.filter(({ y }) => y < from.y).at(-1));
    case 'ArrowDown':
      return nearest(
        boxes,
        from,
        boxes.find(({ y }) => y > from.y),
      );
    default:
      return undefined;
  }
}

/** The box of a row that lies nearest to another. */
function nearest(boxes: readonly Box[], from: Box, inRow: Box | undefined): Box | undefined {
  return boxes
    .filter(({ y }) => y === inRow?.y)
    .sort((one, other) => Math.abs(one.x - from.x) - Math.abs(other.x - from.x))[0];
}

interface NodeTextProps {
  readonly node: PictureNode;
  readonly flows: readonly Flow[];
}

function NodeText({ node, flows }: NodeTextProps) {
  const { partyId, name, type, closedOn, holdings, pledged } = node;
  const { netWorth, netWorthChange, worthName } = node;
  const sum = (end: 'debtorId' | 'creditorId') =>
    flows.reduce((total, flow) => total + (flow[end] === partyId ? flow.amount : 0), 0);
  return (
    <>
      <span className="picture-name">
        <Token party={{ id: partyId, type }} /> <span className="picture-word">{name}</span>
      </span>
      <span className="picture-type">
        {closedOn === undefined ? kindOf(node) : closedWords(closedOn)}
      </span>
      {holdings.map(({ kind, label, amount, change }) => (
        <Amount key={kind} amount={amount} change={change}>
          {holdingWord({ kind, label })}
          {kind === 'notes' && <span className="visually-hidden"> owed</span>}
        </Amount>
      ))}
      {pledged > 0 && (
        <span className="picture-holding">
          <span>pledged </span>
          <span>{figure(pledged)}</span>
        </span>
      )}
      <Amount amount={netWorth} change={netWorthChange}>
        <i>{worthName}</i>
      </Amount>
      <span className="visually-hidden">
        . Is owed {dollars(sum('creditorId'))}, owes {dollars(sum('debtorId'))}.
      </span>
    </>
  );
}

function markOf(change: number): string | undefined {
  if (change === 0) return undefined;
  return change > 0 ? 'picture-grew' : 'picture-shrank';
}

interface AmountProps {
  /** Cents. */
  readonly amount: number;
  /** Cents. */
  readonly change: number;
  /** What it is an amount of. */
  readonly children: ReactNode;
}

/** A figure of a party, with what the step did to it. */
function Amount({ amount, change, children }: AmountProps) {
  return (
    <span className="picture-holding">
      <span>{children} </span>
      <span className={markOf(change)}>
        {figure(amount)}
        {change !== 0 && <span aria-hidden="true">{change > 0 ? ' ▲' : ' ▼'}</span>}
      </span>
      {change !== 0 && (
        <span className="visually-hidden">
          {change > 0 ? ', grew by ' : ', shrank by '}
          {dollars(Math.abs(change))}
        </span>
      )}
    </span>
  );
}
