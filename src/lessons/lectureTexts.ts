/** What each lecture says of itself, by its part of an address. */
import type { ComponentType } from 'react';
import type { Lecture } from '@/events/lessons/lesson';
import Fundamentals, { description as ofFundamentals } from './lectures/fundamentals.mdx';
import RecapOfFundamentals from './lectures/fundamentals-recap.mdx';
import Repos, { description as ofRepos } from './lectures/repos.mdx';
import RecapOfRepos from './lectures/repos-recap.mdx';
import TheFederalReserve, { description as ofTheFed } from './lectures/the-federal-reserve.mdx';
import RecapOfTheFed from './lectures/the-federal-reserve-recap.mdx';
import Towards, { description as ofTowards } from './lectures/towards-a-central-bank.mdx';
import RecapOfTowards from './lectures/towards-a-central-bank-recap.mdx';

interface LectureText {
  readonly Text: ComponentType;
  /** What the lecture has added, for whoever has been through it. */
  readonly Recap: ComponentType;
  /** One sentence: what the lecture is about. */
  readonly description: string;
}

const TEXTS: Readonly<Record<string, LectureText>> = {
  fundamentals: { Text: Fundamentals, Recap: RecapOfFundamentals, description: ofFundamentals },
  'towards-a-central-bank': { Text: Towards, Recap: RecapOfTowards, description: ofTowards },
  'the-federal-reserve': { Text: TheFederalReserve, Recap: RecapOfTheFed, description: ofTheFed },
  repos: { Text: Repos, Recap: RecapOfRepos, description: ofRepos },
};

/** The introduction of a lecture. Throws when it has none: its page would be empty. */
export function lectureTextOf({ path }: Lecture): LectureText {
  const text = TEXTS[path];
  if (!text) throw new Error(`the lecture ${path} has no introduction`);
  return text;
}
