/** The frame of all pages of the articles. */
import type { ReactNode } from 'react';
import { ArticlesAside } from '@/src/site/navbar/ArticlesList';
import { Beside } from '@/src/site/navbar/Beside';

/** Each page beside the navbar, which stays as one goes from page to page. */
export default function ArticlesLayout({ children }: { children: ReactNode }) {
  return (
    <Beside section="articles" name="Articles" navbar={<ArticlesAside />}>
      {children}
    </Beside>
  );
}
