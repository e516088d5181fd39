/** The frame of all pages of the lectures. */
import type { ReactNode } from 'react';
import { Beside } from '@/src/site/navbar/Beside';
import { LecturesNavbar } from '@/src/site/navbar/LecturesNavbar';
import { LECTURE_TREE } from '@/src/site/shell/lectureTree';

/** Each page beside the navbar, which stays as one goes from page to page. */
export default function LecturesLayout({ children }: { children: ReactNode }) {
  return (
    <Beside section="lectures" name="Lectures" navbar={<LecturesNavbar lectures={LECTURE_TREE} />}>
      {children}
    </Beside>
  );
}
