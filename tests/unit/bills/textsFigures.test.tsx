/** The figures of the texts on bills of exchange, against the fold and against arithmetic. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CONDITIONS } from '@/events/bills/conditions';
import type { BillsEvent } from '@/events/bills/registry';
import { billsSheet } from '@/events/bills/views';
import { share } from '@/events/money';
import { exampleAt, linkToStep, refusalAt, roundAt } from '@/src/articles/bills/examples';
import {
  Coin,
  Difference,
  GainRate,
  Goods,
  IfHome,
  Owed,
  Quote,
  Reckoned,
  Traded,
  Worth,
  worthOf,
} from '@/src/articles/bills/figures';
import { Steps } from '@/src/articles/bills/Steps';
import { eventOf, playerNamed, type ScriptedEvent } from '@/src/articles/bills/scriptedEvents';
import { frozenBills, positionAfter, refusedAfter, stageAt } from './support';

const said = (figure: React.ReactElement) => renderToStaticMarkup(figure);

const { Lyons: OUT, Florence: HOME } = CONDITIONS.exchangeRates;

/** A circuit of so many hundredths of a marc, begun in Florence. */
function circuit(amount: number): readonly ScriptedEvent[] {
  return [
    { does: 'export', by: 'Florence Exporter', to: 'Lyons Importer', amount },
    { does: 'draw', by: 'Florence Exporter', on: 'Florence Banker', bill: 1 },
    { does: 'remit', by: 'Florence Banker', to: 'Lyons Banker', bill: 1 },
    { does: 'draw', by: 'Lyons Banker', on: 'Lyons Importer', bill: 1 },
    { does: 'export', by: 'Lyons Exporter', to: 'Florence Importer', amount },
    { does: 'draw', by: 'Lyons Exporter', on: 'Lyons Banker', bill: 2 },
    { does: 'remit', by: 'Lyons Banker', to: 'Florence Banker', bill: 2 },
    { does: 'draw', by: 'Florence Banker', on: 'Florence Importer', bill: 2 },
  ];
}

/** Deeds as the events of a stage. */
function eventsOf(stage: number, deeds: readonly ScriptedEvent[]): readonly BillsEvent[] {
  return deeds.map((deed) => eventOf(stageAt(stage).opening, deed));
}

/** Why the last of these deeds is refused after the others. */
function refusedLast(stage: number, deeds: readonly ScriptedEvent[]): string | undefined {
  const events = eventsOf(stage, deeds);
  const last = events.at(-1);
  return last && refusedAfter(stage, events.slice(0, -1), last)?.message;
}

/** What a banker holds of each coin, and what is due to it and from it in its own, after some deeds at a stage. */
function standing(
  stage: number,
  deeds: readonly ScriptedEvent[],
  name: 'Florence Banker' | 'Lyons Banker',
) {
  const state = positionAfter(stage, eventsOf(stage, deeds));
  const { player, coinAsset, coinLiability } = billsSheet(state, playerNamed(state, name).id);
  return { ...player.coins, due: coinAsset, owed: coinLiability };
}

describe('the circuit of part five', () => {
  const stage = stageAt(5);

  test('is the one that is kept as a log', () => {
    const { stage: kept, events } = frozenBills('bills-full-circuit');
    expect(kept).toBe(5);
    expect(exampleAt(stage).events).toEqual(events.filter(({ type }) => type !== 'note'));
  });

  test('turns 500 ecus into 501.50, a gain of 2.34 % of what was laid out', () => {
    const of = 'Florence Banker';
    expect(said(<Coin stage={stage} step={0} of={of} />)).toBe('500 ecus');
    expect(said(<Coin stage={stage} step={2} of={of} fall={1} />)).toBe('64 ecus');
    expect(said(<Coin stage={stage} step={8} of={of} rise={7} />)).toBe('65.50 ecus');
    expect(said(<Coin stage={stage} step={8} of={of} />)).toBe('501.50 ecus');
    expect(said(<Worth stage={stage} step={7} of={of} rise={6} />)).toBe('1.50 ecus');
    expect(said(<Difference />)).toBe('65.50 − 64 = 1.50');
    expect(said(<GainRate />)).toBe('2.34 %');
    expect(said(<GainRate circuits={4} />)).toBe('9.38 %');
  });

  test('is, for every amount that can go round, what the two quotes make of it to the coin', () => {
    for (let amount = 1; amount <= 100; amount += 1) {
      const { ecus, marcs, due, owed } = standing(5, circuit(amount), 'Florence Banker');
      const [spent, earned] = [share(amount, OUT, 100), share(amount, HOME, 100)];
      expect({ ecus, marcs, due, owed }).toEqual({
        ecus: 50_000 - spent + earned,
        marcs: 1000,
        due: 0,
        owed: 0,
      });
      // Within half a hundredth for each of the two roundings.
      expect(Math.abs(ecus - 50_000 - (amount * (HOME - OUT)) / 100)).toBeLessThanOrEqual(1);
    }
  });

  test('gains Florence Banker as much when it begins in Lyons, and Lyons Banker nothing', () => {
    const [sell, buy, remit, collect, ...home] = circuit(100);
    const first = home.map((deed) => ('bill' in deed ? { ...deed, bill: 1 } : deed));
    const then = [sell, buy, remit, collect].flatMap((deed) =>
      deed ? ['bill' in deed ? { ...deed, bill: 2 } : deed] : [],
    );
    expect(standing(5, [...first, ...then], 'Florence Banker').ecus).toBe(50_000 + HOME - OUT);
    expect(standing(5, [...first, ...then], 'Lyons Banker').marcs).toBe(1000);
    expect(standing(5, circuit(50), 'Florence Banker').ecus).toBe(50_075);
  });
});

describe('what the other parts say', () => {
  test('one and two: debts on two sides, and a price that is amount times quote', () => {
    const [one, two] = [stageAt(1), stageAt(2)];
    const debt = { from: 'Lyons Importer', to: 'Florence Exporter' } as const;
    expect(said(<Owed stage={one} step={2} {...debt} />)).toBe('3.50 marcs');
    expect(said(<Goods stage={one} step={1} of="Florence Exporter" fall={0} />)).toBe('1 good');
    expect(said(<Coin stage={one} step={2} of="Florence Exporter" />)).toBe('500 ecus');
    expect(said(<Quote on="Lyons" />)).toBe('64 ecus to the marc');
    expect(said(<Quote on="Florence" />)).toBe('65.50 ecus to the marc');
    expect(said(<Reckoned amount={250} on="Lyons" />)).toBe('2.50 × 64 = 160');
    expect(said(<Coin stage={two} step={2} of="Florence Banker" />)).toBe('436 ecus');
    expect(said(<Worth stage={two} step={2} of="Florence Banker" />)).toBe('500 ecus');
  });

  test('two: the banker cannot buy a bill for eight marcs, as the task has it', () => {
    const deeds: readonly ScriptedEvent[] = [
      { does: 'export', by: 'Florence Exporter', to: 'Lyons Importer', amount: 800 },
      { does: 'draw', by: 'Florence Exporter', on: 'Florence Banker', bill: 1 },
    ];
    expect(refusedLast(2, deeds)).toContain('7.81 marcs or less');
  });

  test('three: an importer without the coin leaves its bill open, and it can go back', () => {
    expect(refusedLast(3, circuit(200).slice(0, 4))).toMatch(/^Lyons Importer holds 1 marc /);
    const back: ScriptedEvent = {
      does: 'remit',
      by: 'Lyons Banker',
      to: 'Florence Banker',
      bill: 1,
    };
    const returned = positionAfter(3, eventsOf(3, [...circuit(200).slice(0, 3), back]));
    expect(returned.claim).toBe(0);
  });

  test('four: the money is half-way home, and nothing is gained yet', () => {
    const stage = stageAt(4);
    expect(said(<Coin stage={stage} step={6} of="Lyons Banker" />)).toBe('10 marcs');
    expect(said(<Worth stage={stage} step={6} of="Florence Banker" />)).toBe('500 ecus');
    expect(said(<IfHome stage={stage} at="out" show="gain" />)).toBe('no ecus');
  });

  test('five: a lower quote on the return is a loss, and may not be called a gain', () => {
    const stage = stageAt(5);
    expect(said(<IfHome stage={stage} at={6300} show="coin" />)).toBe('499 ecus');
    expect(said(<IfHome stage={stage} at={6300} show="loss" />)).toBe('1 ecu');
    expect(said(<IfHome stage={stage} at={HOME} show="coin" />)).toBe('501.50 ecus');
    expect(() => said(<IfHome stage={stage} at={6300} show="gain" />)).toThrow('no gain');
  });

  test('six: only the marc that came home has gained; the rest is owed', () => {
    const stage = stageAt(6);
    const owing = { from: 'Florence Banker', to: 'Lyons Banker' } as const;
    expect(said(<Owed stage={stage} step={8} {...owing} />)).toBe('1.50 marcs');
    expect(said(<Coin stage={stage} step={8} of="Florence Banker" />)).toBe('599.75 ecus');
    expect(said(<Worth stage={stage} step={8} of="Florence Banker" />)).toBe('501.50 ecus');
    expect(said(<Traded stage={stage} step={8} />)).toBe('3.50 goods');
    const again: readonly ScriptedEvent[] = [
      { does: 'export', by: 'Florence Exporter', to: 'Lyons Importer', amount: 150 },
      { does: 'draw', by: 'Florence Exporter', on: 'Florence Banker', bill: 3 },
      { does: 'remit', by: 'Florence Banker', to: 'Lyons Banker', bill: 3 },
      { does: 'draw', by: 'Lyons Banker', on: 'Lyons Importer', bill: 3 },
    ];
    const events = [...exampleAt(stage).events, ...eventsOf(6, again)];
    const [last = { type: 'reset' }] = events.slice(-1);
    const remitted = positionAfter(6, events.slice(0, -1));
    expect(remitted.claim).toBe(0);
    // What the first exercise says of worth: on what is settled, the difference of the quotes once more.
    const worth = worthOf(stage.opening, 'Florence Banker');
    const bought = positionAfter(6, events.slice(0, -2));
    expect([worth(bought), worth(remitted)]).toEqual([50_150, 50_150 + (150 * (HOME - OUT)) / 100]);
    expect(refusedAfter(6, events.slice(0, -1), last)?.message).toMatch(/^Lyons Importer holds no/);
  });
});

describe('a text that is wrong stops the build', () => {
  const stage = stageAt(3);
  const of = 'Florence Banker';

  test('when a figure did not move as told, or is nobody’s', () => {
    expect(() => said(<Coin stage={stage} step={2} of={of} rise={1} />)).toThrow('as told');
    expect(() => said(<Coin stage={stage} step={2} of="Lyons Exporter" />)).toThrow('no Lyons');
    expect(() => said(<Worth stage={stage} step={2} of="Florence Exporter" />)).toThrow(
      'no banker',
    );
  });

  test('when it speaks of a step that is not there, or of a refusal that does not happen', () => {
    expect(() => roundAt({ stage, step: 5 })).toThrow('no step 5');
    const collect: ScriptedEvent = {
      does: 'draw',
      by: 'Lyons Banker',
      on: 'Lyons Importer',
      bill: 1,
    };
    expect(() => refusalAt({ stage, step: 3 }, collect)).toThrow('refused');
  });
});

describe('the table of the steps', () => {
  test('has who owes whom after each, and the figures of the fold', () => {
    const stage = stageAt(3);
    const html = said(
      <Steps
        stage={stage}
        caption="Steps"
        columns={[
          { of: 'Florence Banker', what: 'due' },
          { of: 'Lyons Banker', what: 'coin' },
          { of: 'Florence Exporter', what: 'goods' },
        ]}
      />,
    );
    const rows = html.split('<tr>').slice(2);
    expect(rows).toHaveLength(5);
    expect(rows[0]).toContain('Nobody owes anybody anything.');
    expect(rows[3]).toContain('Bill 1: Lyons Importer owes Lyons Banker 1 marc.');
    expect(rows[3]).toContain('For bills remitted: Lyons Banker owes Florence Banker 1 marc.');
    expect(
      rows.map((row) =>
        row
          .match(/<td>[\d.]+<\/td>/g)
          ?.slice(1)
          .join(''),
      ),
    ).toEqual([
      '<td>0</td><td>10</td><td>10</td>',
      '<td>0</td><td>10</td><td>9</td>',
      '<td>1</td><td>10</td><td>9</td>',
      '<td>1</td><td>10</td><td>9</td>',
      '<td>1</td><td>11</td><td>9</td>',
    ]);
    expect(html).toContain(`href="${linkToStep(stage, 0).replaceAll('&', '&amp;')}"`);
  });
});
