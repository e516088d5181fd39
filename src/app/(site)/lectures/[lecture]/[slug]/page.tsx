import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LessonBoard } from '@/src/community/share/LessonBoard';
import { descriptionOf, minutesOf } from '@/src/lessons/content';
import { lessonById } from '@/src/lessons/course/all';
import {
  CATALOGUE,
  lectureAt,
  lectureOf,
  lessonPath,
  lessonsOf,
} from '@/src/lessons/course/catalogue';
import { IntroductionPage, LessonPage } from '@/src/lessons/LessonPage';
import { keyTermsOf } from '@/src/lessons/terms';
import { metadataOf } from '@/src/site/meta/pageMetadata';
import { BreadcrumbData, LessonData } from '@/src/site/meta/structured';
import { LecturesList } from '@/src/site/navbar/LecturesList';

interface Props {
  params: Promise<{ lecture: string; slug: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return CATALOGUE.map((entry) => ({ lecture: lectureOf(entry).path, slug: entry.slug }));
}

async function entryOf({ params }: Props) {
  const { lecture: path, slug } = await params;
  const lecture = lectureAt(path);
  const entry = lecture && lessonsOf(lecture).find((lesson) => lesson.slug === slug);
  return entry ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return metadataOf(lessonPath(await entryOf(props)));
}

export default async function Page(props: Props) {
  const entry = await entryOf(props);
  const lesson = lessonById(entry.id);
  const { title } = entry;
  const path = lessonPath(entry);
  const lecture = { title: lectureOf(entry).title, path: `/lectures/${lectureOf(entry).path}` };
  return (
    <>
      <LessonData
        title={title}
        path={path}
        lecture={lecture}
        description={descriptionOf(entry)}
        minutes={minutesOf(entry)}
        teaches={keyTermsOf(entry).map(({ name }) => name)}
      />
      <BreadcrumbData way={[{ title: 'Lectures', path: '/lectures' }, lecture, { title, path }]} />
      {lesson ? (
        <LessonPage lesson={lesson} Board={LessonBoard} navbar={<LecturesList />} />
      ) : (
        <IntroductionPage lesson={entry} />
      )}
    </>
  );
}
