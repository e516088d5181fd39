/** The lessons before and after one, as the catalogue orders them. */
import Link from 'next/link';
import { CATALOGUE, lectureOf, lessonPath } from './course/catalogue';
import type { CatalogueEntry } from './course/lesson';

/** The ways on and back at the end of a lesson. */
export function Neighbours({ lesson }: { readonly lesson: CatalogueEntry }) {
  const place = CATALOGUE.findIndex(({ id }) => id === lesson.id);
  const previous = CATALOGUE[place - 1];
  const next = CATALOGUE[place + 1];
  return (
    <nav aria-label="Lessons before and after" className="lesson-neighbours">
      {previous && (
        <Link href={lessonPath(previous)} rel="prev">
          <span>{turnTo('Previous', previous, lesson)}</span> {previous.title}
        </Link>
      )}
      {next && (
        <Link href={lessonPath(next)} rel="next">
          <span>{turnTo('Next', next, lesson)}</span> {next.title}
        </Link>
      )}
    </nav>
  );
}

/** "Next lesson"; where it is in another lecture, which one: several lectures have an introduction. */
function turnTo(way: 'Previous' | 'Next', other: CatalogueEntry, from: CatalogueEntry): string {
  return other.lectureId === from.lectureId
    ? `${way} lesson`
    : `${way} lecture, ${lectureOf(other).title}`;
}
