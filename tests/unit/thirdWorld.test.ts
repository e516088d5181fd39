/** A world made for this test: children who hand marbles to one another. It has nothing of its own but its parts. */
import { describe, expect, test } from 'vitest';
import { MAX_AMOUNT } from '@/events/money';
import { phrase, plain } from '@/events/phrase';
import { act, newTimeline, nodeAt } from '@/events/timeline/timeline';
import { type ActionParts, actionList, DEFAULT_PARTS, type EventOf } from '@/events/world/action';
import { refuseActor, refusePair, refuseTypes, refuseUnknown } from '@/events/world/checks';
import { amount, type Fields, optionalChoice, party, rate } from '@/events/world/fields';
import { Forms } from '@/events/world/form';
import { defineRules } from '@/events/world/rules';
import { type Signature, signatureOf } from '@/events/world/signature';

interface Child {
  readonly id: number;
  readonly name: string;
  readonly type: 'child';
  readonly marbles: number;
}

interface State {
  readonly children: readonly Child[];
}

interface Told {
  readonly event: GiveEvent;
  readonly after: State;
}

const fields = {
  giver: party('Giver', ['child']),
  taker: party('Taker', ['child']),
  amount: amount('Marbles'),
  share: rate('Share'),
  how: optionalChoice('How', ['kindly'], { kindly: 'Kindly' }),
} satisfies Fields;

type GiveEvent = EventOf<'give', typeof fields>;

interface Workings {
  readonly state: State;
  readonly position: State;
  readonly journal: { children: readonly Child[] };
}

interface Give extends Required<ActionParts<'give', Fields, GiveEvent, Workings, Told>> {
  readonly signature: Signature;
  readonly openingOnly: boolean;
  readonly closesRound: boolean;
}

const parts = {
  type: 'give',
  wire: { type: 0, fields: ['giver', 'taker', 'amount', 'share', 'how'] },
  fields,
  roles: ['giver'],
  distinct: [['giver', 'taker']],
  label: 'Give Marbles',
  verb: 'give',
  compose: [],
  codes: [],
} as const;

const give: Give = {
  ...DEFAULT_PARTS,
  ...parts,
  signature: signatureOf(parts),
  limits: ({ children }, { giver }) => {
    const most = children[giver]?.marbles ?? 0;
    const fact = () => `there are ${most} hundredths`;
    return [{ code: 'INSUFFICIENT_GOODS', field: 'amount', most, fact }];
  },
  post(journal, { giver, taker, amount: given }) {
    const change = (id: number) => (id === giver ? -given : id === taker ? given : 0);
    journal.children = journal.children.map((child) => ({
      ...child,
      marbles: child.marbles + change(child.id),
    }));
  },
  narrate: ({ event, after }) =>
    phrase`${after.children[event.giver]?.name ?? ''} gives to ${after.children[event.taker]?.name ?? ''}.`,
};

interface Round extends State {
  readonly event: GiveEvent | null;
  readonly count: number;
}

interface Marbles {
  readonly state: State;
  readonly position: State;
  readonly round: Round;
  readonly journal: { children: readonly Child[] };
  readonly party: Child;
  readonly action: Give;
}

const MARBLES = defineRules<Marbles>({
  actions: actionList<Give>({ give }),
  parties: ({ children }) => children,
  nameOf: ({ children }, id) => children[id]?.name ?? '',
  actors: () => null,
  references: { code: 'UNKNOWN_BILL', none: 'there is none.', exists: () => false },
  words: {
    where: 'in this yard',
    party: 'child',
    parties: 'children',
    withArticle: (type) => `a ${type}`,
    amount: { none: 'That is no number.', decimals: 'Whole hundredths.', largest: 'so many' },
  },
  opensAtZero: false,
  checks: [refuseUnknown, refuseActor, refuseTypes, refusePair],
  open: ({ children }) => ({ children }),
  close: ({ children }, _before, event, count) => ({
    round: { children, event, count },
    refused: null,
  }),
  tellAlso: () => [],
});

const FORMS = new Forms<Marbles>(MARBLES, {
  parties: (_context, _draft, _field, allowed) =>
    allowed.map(({ id, name }) => ({ value: String(id), label: name })),
  references: () => [],
});

const [ann, ben] = ['Ann', 'Ben'].map(
  (name, id): Child => ({ id, name, type: 'child', marbles: 300 }),
);
if (!ann || !ben) throw new Error('two children play');
const opening: Round = { children: [ann, ben], event: null, count: 0 };
const offers = { board: [], parties: { child: ['give'] } } as const;
const board = MARBLES.board('yard', { world: 'marbles', lesson: 'yard' }, [opening], offers);

const giving = (given: number, taker = 1): GiveEvent => ({
  type: 'give',
  giver: 0,
  taker,
  amount: given,
  share: 0,
});

describe('a third world', () => {
  test('is played, told and branched by the machinery that the others have', () => {
    const timeline = newTimeline(board);
    const once = act(timeline, 0, giving(100));
    const again = act(once.timeline, 0, giving(200));
    const { round } = nodeAt(again.timeline, again.node);
    expect(round.children.map(({ marbles }) => marbles)).toEqual([100, 500]);
    expect(round.count).toBe(1);
    expect(plain(board.tell(round, opening))).toBe('Ann gives to Ben.');
    expect(board.tell(opening, opening)).toEqual([]);
  });

  test('is refused in its own words', () => {
    const refused = (event: GiveEvent) => MARBLES.wouldRefuse(opening, event, offers)?.message;
    expect(refused(giving(301))).toBe('there are 300 hundredths; give $3.00 or less.');
    expect(refused(giving(100, 7))).toBe(
      'Taker: there is no such child on this board; choose one of those shown.',
    );
    expect(refused(giving(100, 0))).toBe('Ann is on both sides; choose two different children.');
    expect(refused(giving(0.5))).toBe('Whole hundredths.');
    expect(refused(giving(MAX_AMOUNT + 1))).toBe('An amount may be so many at most.');
    expect(MARBLES.wouldRefuse(opening, giving(100), { board: [], parties: {} })?.message).toBe(
      '“Give Marbles” is not offered in this yard; choose one of the actions that are.',
    );
    expect(MARBLES.wouldRefuse(opening, giving(0), 'opening')?.code).toBe('AMOUNT_INVALID');
  });

  test('has forms that ask for all that it does not leave out', () => {
    const context = FORMS.contextFor(opening, give, ann, null);
    expect(FORMS.withDefaults(context, {})).toEqual({
      giver: '0',
      taker: '1',
      amount: '',
      share: '',
      how: 'kindly',
    });
    const { event } = FORMS.judged(
      context,
      { giver: '0', taker: '1', amount: '1', share: '5' },
      offers,
    );
    expect(event).toMatchObject({ type: 'give', giver: 0, taker: 1, amount: 100, share: 500 });
  });
});
