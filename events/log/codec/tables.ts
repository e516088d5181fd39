/**
 * The tables of wire version 1: what the model believes before it has seen
 * anything, and how fast it learns. They are part of the format: to change one
 * figure is to make a new wire version.
 */

/** Contexts a mixer can weigh at most. */
export const CONTEXTS = 8;

/** Slots of learnt chances, as a power of two: a bound on memory that no log can pass. */
export const SLOT_BITS = 17;

/** Log-odds reach from -SPAN to SPAN, in 256ths. */
export const SPAN = 2048;

/** The largest weight, in 65536ths. */
export const MAX_WEIGHT = 0x70000;

/** The chance, in 65536ths, at log-odds -8, -7.5 ... 8. */
export const SQUASHED: readonly number[] = [
  22, 36, 60, 98, 162, 267, 439, 720, 1179, 1921, 3108, 4971, 7812, 11955, 17625, 24743, 32768,
  40793, 47911, 53581, 57724, 60565, 62428, 63615, 64357, 64816, 65097, 65269, 65374, 65438, 65476,
  65500, 65514,
];

/** How a kind of symbol is looked at. */
export interface Mixer {
  readonly id: number;
  /** Sightings after which a context's chance no longer settles; at most 255. */
  readonly limit: number;
  /** The first weight of each context, in 256ths, the widest context first. */
  readonly weights: readonly number[];
}

export const TYPE: Mixer = { id: 0, limit: 120, weights: [150, 40, 40, 50] };
export const PARTY: Mixer = { id: 1, limit: 120, weights: [40, 80, 165, 30, 320, 20, 20] };
export const AMOUNT: Mixer = { id: 2, limit: 150, weights: [130, 40, 55, 40, 25] };
export const CHOICE: Mixer = { id: 3, limit: 60, weights: [220, 45, 60] };
export const TEXT: Mixer = { id: 4, limit: 100, weights: [60, 110, 140, 140] };
export const ANYONE: Mixer = { id: 5, limit: 60, weights: [220, 60] };
export const CREDIT: Mixer = { id: 6, limit: 60, weights: [120, 80, 60] };
export const COUNT: Mixer = { id: 7, limit: 60, weights: [256] };

export const TOKEN: Mixer = { id: 8, limit: 100, weights: [40, 110, 160, 60] };

/** Every mixer, in order of id. */
export const MIXERS: readonly Mixer[] = [
  ...[TYPE, PARTY, AMOUNT, CHOICE, TEXT, ANYONE, CREDIT, COUNT, TOKEN],
];

/** How much of its first weight a context has, in 256ths, by how many narrower ones than the widest have been seen. */
export const SHARE_OF_SEEN: readonly number[] = [256, 350, 310, 290, 220, 230, 195, 180];

/** How fast the mixers learn, in 16ths of the usual. */
export const LEARNING = 5;

/** How much a context's word counts, in 16ths, by how often it was seen. */
export const CONFIDENCE: readonly number[] = [0, 12, 13, 13, 14, 14, 14, 15];

/** How far a chance moves towards what happened, in 32768ths, by how often the context was seen. */
export const RATES: readonly number[] = rates();

function rates(): readonly number[] {
  return Array.from({ length: 256 }, (_, count) => Math.floor((32768 * 10) / (10 * count + 17)));
}

/** How likely each type is, by wire number; what is not listed counts 1. */
export const TYPE_LEAVES: readonly number[] = [
  4, 24, 20, 60, 16, 16, 6, 4, 4, 2, 4, 4, 16, 14, 4, 4, 14, 12, 16, 14, 12, 12, 16, 14, 4, 3, 1, 1,
  1, 1, 16, 16, 16, 4,
];

/** How likely each small party id is; the last stands for all larger ones. */
export const PARTY_LEAVES: readonly number[] = [
  24, 24, 20, 18, 14, 12, 6, 4, 3, 2, 2, 1, 1, 1, 1, 1,
];

/** How many binary digits a party's id beyond the small ones has; the eighth stands for more than six. */
export const LENGTHS_OF_PARTIES: readonly number[] = [20, 20, 20, 20, 20, 10, 5, 1];

/** How many binary digits a figure has, counted in fives; the eighth stands for more than six. */
export const LENGTHS_OF_FIVES: readonly number[] = [30, 50, 60, 60, 50, 30, 20, 25];

/** How many binary digits the distance of a debt from the last one has; the eighth stands for more than six. */
export const LENGTHS_OF_CREDITS: readonly number[] = [60, 60, 20, 12, 6, 3, 2, 1];

/** How many binary digits the number of a sandbox's opening events has; the eighth stands for more than six. */
export const LENGTHS_OF_COUNTS: readonly number[] = [1, 2, 6, 20, 40, 30, 8, 2];

/** How likely a figure is whole dollars or percent. */
export const WHOLE_DOLLAR = 60000;

/** How likely whole dollars are a multiple of five. */
export const WHOLE_FIVE = 45000;

/** How likely each option of a choice is; the first stands for leaving it out. */
export const CHOICE_LEAVES: readonly number[] = [8, 16, 16, 8, 4, 4];

/** Practised on before a text is coded. */
export const TEXT_PRACTICE =
  'Bank 1 now owes Bank 2. Customer 1 pays Customer 2; the deposit passes from one account to the other, and no cash moves. Netting the dues. What happens to the reserves of the bank? Who pays whom, and with what?';

/** How likely each byte of a text is; those that no text has are left at 0. */
export const TEXT_LEAVES: readonly number[] = textLeaves();

function textLeaves(): readonly number[] {
  const leaves = Array.from({ length: 256 }, (_, byte): number => {
    if (byte < 0x80) return 2;
    return byte === 0x80 ? 40 : byte < 0xc2 || byte > 0xf4 ? 0 : 4;
  });
  const shares: readonly [string, number][] = [
    [' etaoinsr', 90],
    ['hldcumfpgwybvk', 40],
    ['jqxz.,', 16],
    ['0123456789ABCDMNOPRSTW$%?!:;()-\n', 8],
  ];
  for (const [letters, share] of shares) {
    for (const letter of letters) leaves[letter.charCodeAt(0)] = share;
  }
  return leaves;
}
