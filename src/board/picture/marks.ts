/** The marks of a picture: links with labels, and which of them are highlighted. */

import type { Flow, Picture } from '@/events/banking/views/picture';
import { figure, signed } from '@/events/money';
import { fullWidth } from './kinds';
import { labelWidth, placeLabels, type Wanted } from './labels';
import type { Layout } from './layout';
import { LOOKS } from './looks';
import type { Link } from './ports';
import type { Point, Route } from './routes';

/** The links of a picture: its claims, then the legs of its path. */
export function linksOf({ flows, path }: Picture): readonly Link[] {
  const full = fullWidth(flows);
  return [
    ...flows.map(({ key, debtorId, creditorId, amount }) => ({
      key,
      fromId: debtorId,
      toId: creditorId,
      weight: amount / full,
    })),
    ...path.map(({ number, fromId, toId }) => ({
      key: legKey(number),
      fromId,
      toId,
      weight: null,
    })),
  ];
}

const legKey = (number: number): string => `leg-${number}`;

/** The highlighted claims: one party's, one claim, or, where both are null, all. */
export interface Focus {
  readonly partyId: number | null;
  readonly flowKey: string | null;
}

/** A claim as it is drawn. */
export interface FlowMark {
  readonly flow: Flow;
  readonly route: Route;
  /** Whether other claims are highlighted. */
  readonly isDimmed: boolean;
  /** "Dues 20": what it is and how much. */
  readonly label: string;
  /** "+20": what the round changed; empty where it changed nothing. */
  readonly change: string;
  /** Where the label stands, null where it would cover something. */
  readonly centre: Point | null;
}

/** A leg of the path as it is drawn. */
export interface LegMark {
  readonly number: number;
  readonly route: Route;
  readonly centre: Point | null;
}

/** The side of a leg's disc, in units of the drawing. */
export const DISC = 19;

/** The height of a label. */
const LABEL = 15;

/** The marks of a picture, with highlights. Labels that changed are placed first. */
export function marksOf(picture: Picture, layout: Layout, focus: Focus) {
  const legs = picture.path.flatMap(({ number }) => {
    const route = layout.routes.get(legKey(number));
    return route ? [{ key: legKey(number), number, route }] : [];
  });
  const flows = picture.flows.flatMap((flow) => {
    const route = layout.routes.get(flow.key);
    return route ? [{ flow, route, isDimmed: isDimmed(flow, focus), ...wordsOf(flow) }] : [];
  });
  const centres = placeLabels(wanted(legs, flows, focus), layout.boxes, layout);
  return {
    legs: legs.map(({ key, ...leg }): LegMark => ({ ...leg, centre: centres.get(key) ?? null })),
    flows: flows.map((mark): FlowMark => ({ ...mark, centre: centres.get(mark.flow.key) ?? null })),
  };
}

function isDimmed({ key, debtorId, creditorId }: Flow, { partyId, flowKey }: Focus): boolean {
  if (flowKey !== null) return key !== flowKey;
  return partyId !== null && debtorId !== partyId && creditorId !== partyId;
}

function wordsOf({ kind, amount, change, isNetted }: Flow) {
  const netted = isNetted ? ' netted' : '';
  return {
    label: `${LOOKS[kind].word} ${figure(amount)}${netted}`,
    change: change === 0 ? '' : signed(change),
  };
}

type Unplaced = Omit<FlowMark, 'centre'>;

function wanted(
  legs: readonly { readonly key: string; readonly route: Route }[],
  flows: readonly Unplaced[],
  focus: Focus,
): readonly Wanted[] {
  const labels = flows
    .filter((mark) => !mark.isDimmed)
    .sort((one, other) => urgency(other) - urgency(one) || other.flow.amount - one.flow.amount)
    .map(({ flow, route, label, change }) => ({
      key: flow.key,
      route,
      width: labelWidth(`${label}${change && ` ${change}`}`),
      height: LABEL,
      isNeeded: focus.flowKey !== null || focus.partyId !== null,
    }));
  const discs = legs.map(({ key, route }) => ({
    key,
    route,
    width: DISC,
    height: DISC,
    isNeeded: true,
  }));
  return [...discs, ...labels];
}

const urgency = ({ change }: Unplaced): number => (change === '' ? 0 : 1);
