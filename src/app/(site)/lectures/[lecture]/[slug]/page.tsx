import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LESSONS, lessonAt } from '@/events/lessons/all';
import { lectureOf } from '@/events/lessons/catalogue';
import { descriptionOf } from '@/src/lessons/content';
import { LessonPage } from '@/src/lessons/LessonPage';

interface Props {
  params: Promise<{ lecture: string; slug: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return LESSONS.map((lesson) => ({ lecture: lectureOf(lesson).path, slug: lesson.slug }));
}

async function lessonOf({ params }: Props) {
  const { lecture, slug } = await params;
  return lessonAt(lecture, slug) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const lesson = await lessonOf(props);
  return {
    // Several lectures end in a lesson of the same name.
    title: `${lesson.title} · ${lectureOf(lesson).title}`,
    description: descriptionOf(lesson),
  };
}

export default async function Page(props: Props) {
  return <LessonPage lesson={await lessonOf(props)} />;
}
