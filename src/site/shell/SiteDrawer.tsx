'use client';

/** The drawer of narrow windows: everything on the site, folded by section. */
import { useSelector } from '@xstate/react';
import { usePathname } from 'next/navigation';
import { LECTURES } from '@/src/lessons/course/catalogue';
import { Accordion } from '@/src/ui/accordion';
import { Drawer } from '@/src/ui/overlays/drawer';
import { QuietLink } from '@/src/ui/QuietLink';
import type { TreeNode } from './articleTree';
import { BurgerLines } from './BurgerLines';
import { currentFor } from './current';
import { FeatureCards } from './FeatureCards';
import { type LayerPart, type LayerProps, leavesHere } from './layer';
import { lessonsOf } from './places';
import { startShell } from './startShell';
import './drawer.css';

/** The drawer, open while the machine says so; a chosen page closes it. */
function SiteDrawer({ actor, articles, account }: LayerProps) {
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('drawer'));
  const section = useSelector(actor, ({ context }) => context.section);
  const choose: Choose = (event) => {
    if (leavesHere(event)) actor.send({ type: 'PAGE.CHOSEN' });
  };
  return (
    <Drawer
      title="Menu"
      open={isOpen}
      onClose={() => actor.send({ type: 'DISMISSED' })}
      closeMark={<BurgerLines isCross />}
    >
      <nav aria-label="Site" className="drawer">
        {account}
        <DrawerLink href="/" title="Home" choose={choose} />
        <Accordion
          level={3}
          value={section}
          onChange={(unfolded) => actor.send({ type: 'SECTION.UNFOLDED', section: unfolded })}
          sections={[
            {
              value: 'lectures',
              title: 'Lectures',
              content: <LecturesSection actor={actor} choose={choose} />,
            },
            {
              value: 'articles',
              title: 'Articles',
              content: <ArticlesSection articles={articles} choose={choose} />,
            },
            {
              value: 'features',
              title: 'Features',
              content: <FeatureCards onChoose={choose} hasPaths />,
            },
          ]}
        />
        <DrawerLink href="/teach" title="For teachers" choose={choose} />
        <DrawerLink href="/community/classes" title="Classes" choose={choose} />
      </nav>
    </Drawer>
  );
}

/** The drawer, as the header fetches it. */
export const drawer: LayerPart = { Layer: SiteDrawer, start: startShell };

type Choose = (event: Parameters<typeof leavesHere>[0]) => void;

interface SectionProps {
  readonly choose: Choose;
}

/** The lectures, each unfolding its lessons. */
function LecturesSection({ actor, choose }: SectionProps & Pick<LayerProps, 'actor'>) {
  const lecture = useSelector(actor, ({ context }) => context.lecture);
  return (
    <div className="drawer-section">
      <DrawerLink href="/lectures" title="All lectures" choose={choose} />
      <Accordion
        level={4}
        value={lecture === null ? null : String(lecture)}
        onChange={(unfolded) =>
          actor.send({
            type: 'LECTURE.UNFOLDED',
            lecture: unfolded === null ? null : Number(unfolded),
          })
        }
        sections={LECTURES.map(({ id, title, path }) => ({
          value: String(id),
          title,
          content: (
            <ul className="drawer-list">
              <li>
                <DrawerLink href={`/lectures/${path}`} title="Overview" choose={choose} isExact />
              </li>
              {lessonsOf(id).map((lesson) => (
                <li key={lesson.id}>
                  <DrawerLink href={lesson.path} title={lesson.title} choose={choose} />
                </li>
              ))}
            </ul>
          ),
        }))}
      />
      <DrawerLink href="/lectures/finance" title="Finance" note="Coming soon" choose={choose} />
    </div>
  );
}

/** The tree of articles, and what lies beside it. */
function ArticlesSection({ articles, choose }: SectionProps & Pick<LayerProps, 'articles'>) {
  return (
    <div className="drawer-section">
      <DrawerLink href="/articles" title="All articles" choose={choose} isExact />
      <DrawerTree nodes={articles} choose={choose} />
      <DrawerLink href="/articles/glossary" title="Glossary A to Z" choose={choose} />
      <DrawerLink href="/articles/users/home" title="Community" choose={choose} />
    </div>
  );
}

/** Groups and articles, each group above what lies in it. */
function DrawerTree({ nodes, choose }: SectionProps & { readonly nodes: readonly TreeNode[] }) {
  return (
    <ul className="drawer-list drawer-tree">
      {nodes.map(({ title, path, within }) => (
        <li key={path}>
          <DrawerLink
            href={path}
            title={title}
            choose={choose}
            isGroup={within.length > 0}
            isExact
          />
          {within.length > 0 && <DrawerTree nodes={within} choose={choose} />}
        </li>
      ))}
    </ul>
  );
}

interface DrawerLinkProps extends SectionProps {
  readonly href: string;
  readonly title: string;
  readonly note?: string;
  /** Whether it stands over others. */
  readonly isGroup?: boolean;
  /** Whether it is marked on its own page only, not on those below it. */
  readonly isExact?: boolean;
}

function DrawerLink({ href, title, note, choose, isGroup, isExact }: DrawerLinkProps) {
  const current = currentFor(href, usePathname());
  return (
    <QuietLink
      href={href}
      className={isGroup ? 'drawer-link drawer-group' : 'drawer-link'}
      aria-current={isExact && current !== 'page' ? undefined : current}
      onClick={choose}
    >
      {title}
      {note !== undefined && <span className="drawer-note"> {note}</span>}
    </QuietLink>
  );
}
