import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SubjectPage } from '@/src/glossary/GlossaryPages';
import { SUBJECTS, subjectPath, subjectTitle, termSlug } from '@/src/glossary/term';
import { pageMetadata } from '@/src/site/meta/pageMetadata';

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
  const subject = await subjectOf(props);
  return pageMetadata({
    title: `Glossary: ${subjectTitle(subject)}`,
    description: `Terms of the glossary that belong to ${subject}, each with its definition a step away.`,
    path: subjectPath(subject),
    kind: 'glossary',
  });
}

export default async function Page(props: Props) {
  return <SubjectPage subject={await subjectOf(props)} />;
}
