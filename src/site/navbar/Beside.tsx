/** The pages of a section with its navbar beside them. */
import type { ReactNode } from 'react';
import { Main } from '../Main';
import { SectionTabs } from './SectionTabs';
import type { Section } from './tabs';

interface BesideProps {
  readonly section: Section;
  /** The section’s name, by which its navigation is announced. */
  readonly name: string;
  /** What stands under the tabs. */
  readonly navbar: ReactNode;
  readonly children: ReactNode;
}

/** Navbar and page side by side; where there is no room for the navbar, its tabs above the page. */
export function Beside({ section, name, navbar, children }: BesideProps) {
  return (
    <div className="beside">
      <nav aria-label={name} className="section-strip">
        <SectionTabs section={section} replaces={false} />
      </nav>
      <nav aria-label={name} className="side">
        <SectionTabs section={section} replaces />
        {navbar}
      </nav>
      <Main>{children}</Main>
    </div>
  );
}
