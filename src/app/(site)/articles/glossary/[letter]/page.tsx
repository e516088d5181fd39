import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { LetterPage } from '@/src/glossary/GlossaryPages';
import { LETTERS, TERM_ADDRESSES, termsUnder } from '@/src/glossary/glossary';
import { letterPath, termPath, termSlug } from '@/src/glossary/term';
import { metadataOf } from '@/src/site/meta/pageMetadata';
import { TermsData } from '@/src/site/meta/structured';
import { pageAt } from '@/src/site/pages';

interface Props {
  params: Promise<{ letter: string }>;
}

/** Anything else is left to the terms’ own addresses beside this page. */
export const dynamicParams = false;

export function generateStaticParams() {
  return LETTERS.map((letter) => ({ letter }));
}

async function letterOf({ params }: Props): Promise<string> {
  const { letter } = await params;
  if (LETTERS.includes(letter)) return letter;
  // The site as built never asks this page for a term; the development server does.
  const term = TERM_ADDRESSES.get(letter);
  return term ? permanentRedirect(termPath(term.name)) : notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return metadataOf(letterPath(await letterOf(props)));
}

export default async function Page(props: Props) {
  const letter = await letterOf(props);
  const page = pageAt(letterPath(letter)) ?? notFound();
  const terms = termsUnder(letter).map(({ name }) => ({ name, id: termSlug(name) }));
  return (
    <>
      <TermsData {...page} terms={terms} />
      <LetterPage letter={letter} />
    </>
  );
}
