'use client';

/** The navbar of the articles: under one tab the tree of articles, under the other what one may browse and look up. */
import { usePathname } from 'next/navigation';
import { type ReactNode, useRef } from 'react';
import type { TreeNode } from '../shell/articleTree';
import { currentFor } from '../shell/current';
import { SideGroup, SideLink } from './SideGroup';
import { isUnderSecondTab } from './tabs';
import { useCurrentInSight } from './useCurrentInSight';

const GLOSSARY = '/articles/glossary';

interface ArticlesNavbarProps {
  readonly articles: readonly TreeNode[];
  /** What one may browse beside the articles: the server knows it, so that it is no part of the script. */
  readonly lectures: readonly { readonly title: string; readonly path: string }[];
  /** The box that searches the glossary. */
  readonly search: ReactNode;
}

/** What stands under the tab one is in. */
export function ArticlesNavbar(props: ArticlesNavbarProps) {
  const pathname = usePathname();
  const container = useRef<HTMLDivElement>(null);
  useCurrentInSight(container, pathname);
  const Shown = isUnderSecondTab('articles', pathname) ? Community : Dictionary;
  return (
    <div ref={container} className="side-groups">
      <Shown {...props} pathname={pathname} />
    </div>
  );
}

interface PartProps extends ArticlesNavbarProps {
  readonly pathname: string;
}

/** The groups of articles, that of the page shown open, elsewhere the first one; and the glossary. */
function Dictionary({ articles, pathname }: PartProps) {
  const here = articles.find(({ path }) => currentFor(path, pathname)) ?? articles[0];
  return (
    <>
      {articles.map((group) => (
        <SideGroup key={group.path} name="articles" title={group.title} isOpen={group === here}>
          <SideLink href={group.path} title="Overview" pathname={pathname} />
          <Nodes nodes={group.within} pathname={pathname} />
        </SideGroup>
      ))}
      <ul className="side-list side-last">
        <SideLink
          href={GLOSSARY}
          title="Glossary A to Z"
          // Each letter has a page of its own, which has no other link here.
          pathname={currentFor(GLOSSARY, pathname) ? GLOSSARY : pathname}
          isHead
        />
      </ul>
    </>
  );
}

/** Articles and groups within a group, each group over what lies in it. */
function Nodes({
  nodes,
  pathname,
}: {
  readonly nodes: readonly TreeNode[];
  readonly pathname: string;
}) {
  return nodes.map(({ title, path, within }) => (
    <SideLink key={path} href={path} title={title} pathname={pathname} isHead={within.length > 0}>
      {within.length > 0 && (
        <ul className="side-list">
          <Nodes nodes={within} pathname={pathname} />
        </ul>
      )}
    </SideLink>
  ));
}

/** Everything one may browse, and the search in the glossary. */
function Community({ articles, lectures, search, pathname }: PartProps) {
  return (
    <>
      <div className="side-search">{search}</div>
      <p className="side-title">Browse Categories</p>
      <ul className="side-list side-last">
        {articles.map(({ title, path }) => (
          <SideLink key={path} href={path} title={title} pathname={pathname} />
        ))}
        <SideLink href={GLOSSARY} title="Glossary" pathname={pathname} />
        {lectures.map(({ title, path }) => (
          <SideLink key={path} href={path} title={title} pathname={pathname} />
        ))}
      </ul>
    </>
  );
}
