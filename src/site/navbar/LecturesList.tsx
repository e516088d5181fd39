/** The navbar of the lectures with its tabs: beside the pages without a board, and in the companion of those with one. */
import { LECTURE_TREE } from '../shell/lectureTree';
import { LecturesNavbar } from './LecturesNavbar';
import { SectionTabs } from './SectionTabs';

/** Tabs and lectures. */
export function LecturesList() {
  return (
    <nav aria-label="Lectures" className="companion-lectures">
      <SectionTabs section="lectures" replaces />
      <LecturesNavbar lectures={LECTURE_TREE} group="companion" />
    </nav>
  );
}
