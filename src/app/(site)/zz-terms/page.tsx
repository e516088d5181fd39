import { Term } from '@/src/lessons/KeyTerms';
import { TermCards } from '@/src/glossary/TermCards';
import { LessonPage } from '@/src/lessons/LessonPage';
import { lessonById } from '@/events/lessons/all';
export default function Page() {
  const lesson = lessonById(10);
  return <><TermCards /><div className="prose"><p>Before there was a <Term name="Clearing House">clearing house</Term>, and then some text so that the <Term name="New York Clearing House Association">New York Clearing House Association</Term> breaks over two lines.</p></div>{lesson && <LessonPage lesson={lesson} />}</>;
}
