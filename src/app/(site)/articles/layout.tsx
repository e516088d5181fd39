/** The frame of all pages of the articles. */
import type { ReactNode } from 'react';
import { ArticlesNavbar } from '@/src/site/navbar/ArticlesNavbar';
import { Beside } from '@/src/site/navbar/Beside';
import { ARTICLE_TREE } from '@/src/site/shell/articleTree';

/** Each page beside the navbar, which stays as one goes from page to page. */
export default function ArticlesLayout({ children }: { children: ReactNode }) {
  return (
    <Beside section="articles" name="Articles" navbar={<ArticlesNavbar articles={ARTICLE_TREE} />}>
      {children}
    </Beside>
  );
}
