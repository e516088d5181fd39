import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { descriptionOf, lectureTextOf } from '@/src/lessons/content';
import { LECTURES, lectureAt, lessonPath, lessonsOf } from '@/src/lessons/course/catalogue';
import { LecturePage } from '@/src/site/lectures/LecturePage';
import { metadataOf } from '@/src/site/meta/pageMetadata';
import { BreadcrumbData, CourseData } from '@/src/site/meta/structured';

interface Props {
  params: Promise<{ lecture: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return LECTURES.map(({ path }) => ({ lecture: path }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return metadataOf(`/lectures/${(await params).lecture}`);
}

export default async function Page({ params }: Props) {
  const lecture = lectureAt((await params).lecture) ?? notFound();
  const { title } = lecture;
  const path = `/lectures/${lecture.path}`;
  const lessons = lessonsOf(lecture).map((entry) => ({
    title: entry.title,
    path: lessonPath(entry),
    description: descriptionOf(entry),
  }));
  return (
    <>
      <CourseData
        title={title}
        path={path}
        lessons={lessons}
        description={lectureTextOf(lecture).description}
      />
      <BreadcrumbData
        way={[
          { title: 'Lectures', path: '/lectures' },
          { title, path },
        ]}
      />
      <LecturePage lecture={lecture} />
    </>
  );
}
