import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SubjectPage } from '@/src/glossary/GlossaryPages';
import { SUBJECTS, subjectPath, termSlug } from '@/src/glossary/term';
import { metadataOf } from '@/src/site/meta/pageMetadata';

interface Props {
  params: Promise<{ subject: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return SUBJECTS.map((subject) => ({ subject: termSlug(subject) }));
}

async function subjectOf({ params }: Props) {
  const { subject: slug } = await params;
  return SUBJECTS.find((subject) => termSlug(subject) === slug) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return metadataOf(subjectPath(await subjectOf(props)));
}

export default async function Page(props: Props) {
  return <SubjectPage subject={await subjectOf(props)} />;
}
