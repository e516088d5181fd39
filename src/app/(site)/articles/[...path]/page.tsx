import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { GroupPage, TextPage } from '@/src/articles/ArticlePage';
import { ALL_ARTICLES, articleAt } from '@/src/articles/catalogue';
import { articleTextOf } from '@/src/articles/content';
import { aboutOf } from '@/src/articles/describe';
import { metadataOf } from '@/src/site/meta/pageMetadata';
import { ArticleData, BreadcrumbData } from '@/src/site/meta/structured';

interface Props {
  params: Promise<{ path: string[] }>;
}

export const dynamicParams = false;

/** Groups and texts; the articles that have a board are pages of their own. */
const HERE = ALL_ARTICLES.filter(({ node }) => node.kind === 'group' || articleTextOf(node.path));

export function generateStaticParams() {
  return HERE.map(({ node }) => ({ path: node.path.split('/').slice(2) }));
}

async function addressOf({ params }: Props): Promise<string> {
  return `/articles/${(await params).path.join('/')}`;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return metadataOf(await addressOf(props));
}

export default async function Page(props: Props) {
  const { node, within } = articleAt(await addressOf(props)) ?? notFound();
  const way = [{ title: 'Articles', path: '/articles' }, ...within, node];
  if (node.kind === 'group') {
    return (
      <>
        <BreadcrumbData way={way} />
        <GroupPage group={node} within={within} />
      </>
    );
  }
  return (
    <>
      <ArticleData title={node.title} path={node.path} description={aboutOf(node)} />
      <BreadcrumbData way={way} />
      <TextPage page={node} within={within} />
    </>
  );
}
