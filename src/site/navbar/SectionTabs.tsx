'use client';

/** The tabs of a section, as links. */
import { usePathname } from 'next/navigation';
import { QuietLink } from '@/src/ui/QuietLink';
import { type Section, tabsOf } from './tabs';

interface SectionTabsProps {
  readonly section: Section;
  /** Whether a tab takes the place of the page shown in the history, as it does beside the text. */
  readonly replaces: boolean;
}

/** Two links, that of the tab one is in marked. */
export function SectionTabs({ section, replaces }: SectionTabsProps) {
  const tabs = tabsOf(section, usePathname());
  return (
    <ul className="section-tabs">
      {tabs.map(({ title, href, current }) => (
        <li key={href}>
          <QuietLink href={href} replace={replaces} aria-current={current} data-words={title}>
            {title}
          </QuietLink>
        </li>
      ))}
    </ul>
  );
}
