/** The key terms of the lessons, as terms of the glossary. */
import { assertDefined } from '@/events/assert';
import { termNamed } from '@/src/glossary/glossary';
import { type GlossaryTerm, termSlug } from '@/src/glossary/term';
import type { CatalogueEntry } from './course/lesson';
import { factsOf } from './facts';

/** The term of the glossary with this name or other name. Throws when there is none. */
export function glossaryTerm(name: string): GlossaryTerm {
  return assertDefined(termNamed(name), `term ${name} in the glossary`);
}

/** The key terms of a lesson, in its order. Throws when the glossary has not got one of them. */
export function keyTermsOf(lesson: CatalogueEntry): readonly GlossaryTerm[] {
  return factsOf(lesson).keyTerms.map(glossaryTerm);
}

/** Where on a lesson's page the key term is defined. */
export function termAnchor({ name }: GlossaryTerm): string {
  return `term-${termSlug(name)}`;
}
