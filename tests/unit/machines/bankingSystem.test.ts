import { describe, expect, test } from 'vitest';
import { createActor, initialTransition, transition } from 'xstate';
import type { Offers } from '@/events/banking/actions/offers';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { lessonBoard, openingPosition, sandboxBoard } from '@/events/banking/board/boards';
import { menuOf, menuWithDays, offersOf } from '@/events/banking/board/menus';
import { apply, fold } from '@/events/banking/board/rules';
import { BLANK } from '@/events/banking/ledger/state';
import type { SystemType } from '@/events/banking/ledger/systemTypes';
import { SYSTEM_TYPES } from '@/events/banking/ledger/systemTypes';
import { systemNamed } from '@/events/banking/systems/registry';
import { keysOf } from '@/events/keys';
import {
  bankingSystemMachine,
  follow,
  menuIn,
  offersIn,
  snapshotUnder,
} from '@/machines/bankingSystem';
import { EXAMPLES } from '@/src/board/sandbox/examples';
import { LESSONS } from '@/src/lessons/course/all';
import { frozenLog, roundsOf } from '../../helpers/logs';

const [national] = initialTransition(bankingSystemMachine);

const setting = (system: SystemType) => ({ type: 'system.set', system }) as const;

const foundedOn = (system: SystemType) =>
  fold(BLANK, [{ type: 'setSystem', system }], 'opening').rounds.at(-1) ?? BLANK;

describe('what a system says of itself, the ledger does', () => {
  test.each(SYSTEM_TYPES)('%s brings its institutions with it', (system) => {
    const { parties } = foundedOn(system).book;
    expect(parties.map(({ name, type }) => ({ name, type }))).toEqual(
      systemNamed(system).institutions,
    );
  });

  test.each(SYSTEM_TYPES)('%s: the same parties settle', (system) => {
    const settlers = keysOf(menuOf(system)).filter((type) =>
      menuOf(system)[type]?.includes('settleDues'),
    );
    expect(settlers).toEqual(systemNamed(system).settlers);
  });

  test.each(SYSTEM_TYPES)('%s: banks hold accounts with one another or do not', (system) => {
    const founded = foundedOn(system);
    const first = founded.book.parties.length;
    const opening: BankingEvent[] = [
      { type: 'createBank', name: 'Bank 1', partyType: 'bank', cash: 10_000, deposit: 0 },
      { type: 'createBank', name: 'Bank 2', partyType: 'bank', cash: 10_000, deposit: 0 },
      { type: 'openAccount', holder: first, issuer: first + 1, amount: 100 },
    ];
    const { rounds, refused } = fold(founded, opening, 'opening');
    expect(rounds.length).toBeGreaterThanOrEqual(2);
    expect(refused === null).toBe(systemNamed(system).banksHoldAccounts);
  });

  test.each(SYSTEM_TYPES)('%s: a payment leaves dues with whom it says, or none', (system) => {
    const { opening } = EXAMPLES.find((one) => one.system === system) ?? { opening: [] };
    const { board } = sandboxBoard(opening);
    const { book } = board.start.at(-1) ?? BLANK;
    const [payer, payee] = book.accounts.filter(
      ({ instrument }) => instrument === 'Customer Deposits',
    );
    if (!payer || !payee) throw new Error('two customers with accounts');
    const { round } = board.apply(board.start.at(-1) ?? BLANK, {
      type: 'transfer',
      from: payer.subordinateId,
      fromBank: payer.superiorId,
      to: payee.subordinateId,
      toBank: payee.superiorId,
      amount: 100,
    });
    const typesOwed = (round ?? BLANK).book.credits
      .filter(({ instrument }) => instrument === 'Dues')
      .flatMap(({ subordinateId, superiorId }) => [subordinateId, superiorId])
      .map((id) => book.parties[id]?.type);
    const { duesWith } = systemNamed(system);
    expect(new Set(typesOwed)).toEqual(new Set(duesWith === null ? [] : ['bank', duesWith]));
  });

  test.each(SYSTEM_TYPES)('%s opens a board exactly where the machine can go there', (system) => {
    const { refused } = apply(BLANK, { type: 'setSystem', system }, 'opening');
    expect(national.can(setting(system))).toBe(refused === null);
  });
});

describe('which banking system may follow which', () => {
  test('a board is national until it is told otherwise', () => {
    expect(national.value).toBe('national');
  });

  test.each(
    SYSTEM_TYPES.flatMap((from, index) =>
      SYSTEM_TYPES.map((to, later) => [from, to, later >= index] as const),
    ),
  )('%s to %s: %s', (from, to, isAllowed) => {
    const [before] = transition(bankingSystemMachine, national, setting(from));
    expect(before.value).toBe(from);
    expect(before.can(setting(to))).toBe(isAllowed);
    const [after] = transition(bankingSystemMachine, before, setting(to));
    expect(after.value).toBe(isAllowed ? to : from);
  });

  test('a machine that runs goes back by beginning again', () => {
    const actor = createActor(bankingSystemMachine).start();
    const seen: unknown[] = [];
    actor.subscribe(({ value }) => seen.push(value));
    follow(actor, 'chips');
    follow(actor, 'correspondent');
    follow(actor, 'centralbank');
    expect(seen).toEqual(['chips', 'national', 'correspondent', 'centralbank']);
  });
});

describe('what is offered', () => {
  test.each(SYSTEM_TYPES)('%s: the same actions, by who may take them', (system) => {
    const [after] = transition(bankingSystemMachine, national, setting(system));
    expect(menuIn(after)).toEqual(menuOf(system));
    expect(menuIn(snapshotUnder(system))).toEqual(menuOf(system));
  });

  const parties = openingPosition(LESSONS[0] ?? expect.fail('a lesson')).book.parties;
  const wants: Offers = { board: ['note'], parties: { bank: ['bankTransfer', 'payDues'] } };

  test('of a lesson only what its system has', () => {
    const bankOffers = (system: SystemType) =>
      offersIn(snapshotUnder(system), parties, wants).parties.bank;
    expect(bankOffers('national')).toEqual(['payDues']);
    expect(bankOffers('chips')).toEqual(['bankTransfer']);
    expect(bankOffers('clearinghouse')).toEqual([]);
  });

  test.each(LESSONS)('$slug leaves out nothing, and adds nothing', (lesson) => {
    const { system, parties: present, clock } = openingPosition(lesson).book;
    const whole = menuWithDays(menuOf(system), present, clock !== undefined);
    for (const [type, acts] of Object.entries(lesson.offers.parties)) {
      const menu = keysOf(whole).find((one) => one === type);
      expect(menu === undefined ? [] : whole[menu], `of a ${type}`).toEqual(
        expect.arrayContaining([...acts]),
      );
    }
    const { offers } = lessonBoard(lesson);
    const hasClock = clock !== undefined;
    expect(offersIn(snapshotUnder(system), present, lesson.offers, hasClock)).toEqual(offers);
  });

  test.each(EXAMPLES)('$title: what its board accepts', ({ system, opening }) => {
    const { board } = sandboxBoard(opening);
    const { parties: present } = (board.start.at(-1) ?? BLANK).book;
    expect(offersIn(snapshotUnder(system), present, null)).toEqual(board.offers);
  });

  test.each(['sandbox-days', 'sandbox-floor'])('%s: what days bring with them, too', (name) => {
    const { book } = roundsOf(frozenLog(1, name)).at(-1) ?? BLANK;
    const standing = snapshotUnder(book.system);
    expect(offersIn(standing, book.parties, null, true)).toEqual(offersOf(book));
    expect(offersIn(standing, book.parties, null).board).not.toContain('endDay');
    const left: Offers = { board: ['endDay'], parties: { bank: ['rollOver', 'deposit'] } };
    expect(offersIn(standing, book.parties, left, true).parties.bank).toEqual(['rollOver']);
    expect(offersIn(standing, book.parties, left).parties.bank).toEqual([]);
  });
});
