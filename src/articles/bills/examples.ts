/**
 * The worked example of each part, folded by the core that runs the board: none of
 * its figures is written down. It can be opened on the board at any of its steps.
 */

import type { BillsEvent } from '@/events/bills/registry';
import { applyBills, type BillsRound } from '@/events/bills/rules';
import type { BillsStage } from '@/events/bills/stages';
import { encodeLink, fragmentOf } from '@/events/log/link';
import { typeset } from '@/src/board/sentence/plainText';
import { eventOf, type ScriptedEvent } from './scriptedEvents';

/** Hundredths of a marc. */
const [ONE, MORE] = [100, 250];

/** A bill on Lyons arises in Florence, goes to Lyons and is paid there. */
const OUT: readonly ScriptedEvent[] = [
  { does: 'export', by: 'Florence Exporter', to: 'Lyons Importer', amount: ONE },
  { does: 'draw', by: 'Florence Exporter', on: 'Florence Banker', bill: 1 },
  { does: 'remit', by: 'Florence Banker', to: 'Lyons Banker', bill: 1 },
  { does: 'draw', by: 'Lyons Banker', on: 'Lyons Importer', bill: 1 },
];

/** A second bill, on Florence, does the same the other way. */
const home = (amount: number): readonly ScriptedEvent[] => [
  { does: 'export', by: 'Lyons Exporter', to: 'Florence Importer', amount },
  { does: 'draw', by: 'Lyons Exporter', on: 'Lyons Banker', bill: 2 },
  { does: 'remit', by: 'Lyons Banker', to: 'Florence Banker', bill: 2 },
  { does: 'draw', by: 'Florence Banker', on: 'Florence Importer', bill: 2 },
];

const again: ScriptedEvent = {
  does: 'export',
  by: 'Florence Exporter',
  to: 'Lyons Importer',
  amount: MORE,
};

interface Script {
  readonly title: string;
  readonly deeds: readonly ScriptedEvent[];
}

/** By the number of the stage. */
const SCRIPTS: ReadonlyMap<number, Script> = new Map([
  [1, { title: 'Two exports on credit', deeds: [...OUT.slice(0, 1), again] }],
  [2, { title: 'A bill is sold', deeds: OUT.slice(0, 2) }],
  [3, { title: 'A bill is remitted', deeds: OUT }],
  [4, { title: 'A bill to come home with', deeds: [...OUT, ...home(ONE).slice(0, 2)] }],
  [5, { title: 'Out and back', deeds: [...OUT, ...home(ONE)] }],
  [6, { title: 'More comes than went', deeds: [...OUT, ...home(MORE)] }],
]);

/** A worked example. */
interface Example {
  readonly stage: BillsStage;
  readonly events: readonly BillsEvent[];
  /** The opening position, then one round for each step. */
  readonly rounds: readonly BillsRound[];
  /** What its link carries. */
  readonly payload: string;
}

const made = new Map<number, Example>();

/** The worked example of a stage. Throws when it has none, or when the rules refuse a step of it. */
export function exampleAt(stage: BillsStage): Example {
  const found = made.get(stage.stage) ?? makeExample(stage);
  made.set(stage.stage, found);
  return found;
}

function makeExample(stage: BillsStage): Example {
  const script = SCRIPTS.get(stage.stage);
  if (!script) throw new Error(`stage ${stage.stage} has no example`);
  const events = script.deeds.map((deed) => eventOf(stage.opening, deed));
  const payload = encodeLink({
    world: 'bills',
    lesson: 'bills',
    stage: stage.stage,
    title: script.title,
    events,
  });
  return { stage, events, rounds: playedOn(stage, events), payload };
}

function playedOn(stage: BillsStage, events: readonly BillsEvent[]): readonly BillsRound[] {
  const rounds = [stage.opening];
  for (const event of events) {
    const before = rounds.at(-1) ?? stage.opening;
    const { round, refused } = applyBills(before, event, stage.offers);
    if (refused) throw new Error(`an example of stage ${stage.stage}: ${refused.message}`);
    rounds.push(round);
  }
  return rounds;
}

/** The address within the page that opens the example at a step. */
export function linkToStep(stage: BillsStage, step: number): string {
  return `#${fragmentOf(exampleAt(stage).payload, step)}`;
}

/** A place in the example of a stage. */
export interface ExampleStep {
  readonly stage: BillsStage;
  /** 0 is the opening position. */
  readonly step: number;
}

/** The round at a place. Throws when the example has no such step. */
export function roundAt({ stage, step }: ExampleStep): BillsRound {
  const round = exampleAt(stage).rounds[step];
  if (!round) throw new Error(`the example of stage ${stage.stage} has no step ${step}`);
  return round;
}

/** What the rules say to a deed at a place. Throws when they allow it: the text would be wrong. */
export function refusalAt(step: ExampleStep, deed: ScriptedEvent): string {
  const round = roundAt(step);
  const { refused } = applyBills(round, eventOf(round, deed), step.stage.offers);
  if (!refused) throw new Error(`stage ${step.stage.stage} says "refused" of what is not`);
  return typeset(refused.message);
}
