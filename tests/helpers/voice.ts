/** How a text sounds: what a reader would call monotonous, stiff or borrowed, as far as a rule can hear it. */
import { sentencesOf, wordsOf } from './sentences';

/** The folders of lectures that are still to be rewritten: whoever has rewritten one takes it out. */
export const NOT_REWRITTEN: readonly string[] = [];

/** Whether the lesson in this folder, `lecture/slug`, is still to be rewritten. */
export const isNotRewritten = (folder: string): boolean =>
  NOT_REWRITTEN.includes(folder.split('/')[0] ?? '');

/** Words a sentence, on average. */
const SENTENCE = { least: 12, most: 20 };
/** How far sentences differ in length at least: the standard deviation, in words. */
const VARIETY = 5;
/** Words of text to each "because" at least. */
const BECAUSE = 80;
const CONTRACTIONS = 3;

/** Turns of phrase that nobody uses who tells a friend how money works. */
const MANNERISMS: readonly RegExp[] = [
  /\brefused? with the words\b/i,
  /\brefuses with the\s+words\b/i,
  /\bcorrespondingly\b/i,
  /\bin the process\b/i,
  /\bthe want of\b/i,
  /\b(?:is|are) to be told from\b/i,
  /\bare lent so\b/i,
  /\bit is for this reason\b/i,
  /\ba charge for the whole loan\b/i,
  /[,;] for (?:it|he|she|they|we|you|there|nobody|neither|otherwise|such)\b/i,
  /\b(?:thereof|whereof|wherein|whereupon|hitherto|viz)\b/i,
  /!/,
  /\bhere(?:’s| is) the (?:thing|catch|twist|kicker)\b/i,
  /\b(?:crucial(?:ly)?|delv(?:e|es|ed|ing)|tapestry|game.changer)\b/i,
  /\b(?:it|this|that)(?:’s| is) not (?:just |only |merely |simply )?[^.;?]{1,60}[,;–—] ?(?:it|this|that)(?:’s| is)\b/i,
  /\b(?:it|this|that) isn’t (?:just |only |merely |simply )?[^.;?]{1,60}[,;–—] ?(?:it|this|that)(?:’s| is)\b/i,
  /—[^—]*—/,
  /["']/,
];

/** What a person has or does, told as of a thing. What could own it itself ends the clause. */
const PERSON_AS_THING: readonly RegExp[] = [
  /\b(?:customers? \d|the customer|a customer|the borrower|the payer|the payee|the depositor)\b(?:(?!\b(?:bank|house|loan|deposit|account|sheet|claim|debt|note|bill|board|overdraft|limit|payment)s?\b)[^.,;:?])*\b(?:its|itself)\b/i,
  /\b(?:customers? \d|the customer|a customer|the borrower|the payer|the payee|the depositor)\b(?:(?!\b(?:bank|house|board)s?\b)[^.,;:?])*\b(?:that|what|than|of|all) it (?:holds|has|owes|owns|earns|is)\b/i,
];

const every = (text: string, rule: RegExp) => text.match(new RegExp(rule.source, 'gi')) ?? [];

/** What is stiff, borrowed or told of a person as of a thing: for texts of any length, a hint as well as a page. */
export function mannerismsIn(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) =>
    [...MANNERISMS, ...PERSON_AS_THING].flatMap((rule) => {
      const [found] = rule.exec(text) ?? [];
      return found === undefined ? [] : [`“${found}” in: ${text}`];
    }),
  );
}

/** The words a sentence and how far they vary. */
export function rhythmOf(paragraphs: readonly string[]): { average: number; deviation: number } {
  const lengths = paragraphs.flatMap(sentencesOf).map((one) => wordsOf(one).length);
  const average = lengths.reduce((sum, one) => sum + one, 0) / lengths.length;
  const variance = lengths.reduce((sum, one) => sum + (one - average) ** 2, 0) / lengths.length;
  return { average, deviation: Math.sqrt(variance) };
}

/** Sentences of which three in a row begin with the same word: the third of each. */
function monotonous(paragraphs: readonly string[]): readonly string[] {
  const sentences = paragraphs.flatMap(sentencesOf);
  const first = (index: number) => wordsOf(sentences[index] ?? '')[0]?.toLowerCase();
  return sentences.filter(
    (_, index) =>
      index > 1 && first(index) === first(index - 1) && first(index) === first(index - 2),
  );
}

/** What is wrong with how a whole text sounds, a sentence for each fault; none where it reads well. */
export function voiceFaults(paragraphs: readonly string[], isLesson: boolean): readonly string[] {
  const text = paragraphs.join('\n');
  const words = wordsOf(text).length;
  const { average, deviation } = rhythmOf(paragraphs);
  const because = every(text, /\bbecause\b/).length;
  const whereas = every(text, /\bwhereas\b/).length;
  const contractions = every(
    text,
    /[a-z]+(?:n’t|’ll|’re|’ve|’d)\b|\b(?:it|that|there|what|who|here|let)’s\b/,
  );
  const example = /\bfor (?:example|instance)\b/i.test(text);
  return [
    ...(average < SENTENCE.least || average > SENTENCE.most
      ? [`${average.toFixed(1)} words a sentence, not ${SENTENCE.least} to ${SENTENCE.most}`]
      : []),
    ...(deviation < VARIETY ? [`sentences vary by ${deviation.toFixed(1)} words only`] : []),
    ...monotonous(paragraphs).map((one) => `the third to begin with the same word: ${one}`),
    ...(because * BECAUSE > words ? [`“because” ${because} times in ${words} words`] : []),
    ...(whereas > 1 ? [`“whereas” ${whereas} times`] : []),
    ...(isLesson && contractions.length < CONTRACTIONS
      ? [`${contractions.length} contractions, not ${CONTRACTIONS}`]
      : []),
    ...(isLesson && !example ? ['no “for example”'] : []),
    ...mannerismsIn(paragraphs),
  ];
}
