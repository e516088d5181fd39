import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BILLS_STAGES } from '@/events/bills/stages';
import { BillsPage, slugOf } from '@/src/articles/bills/BillsPage';
import { articleAt } from '@/src/articles/catalogue';
import { aboutOf } from '@/src/articles/describe';
import { CommunitySlots } from '@/src/community/share/CommunitySlots';
import { metadataOf } from '@/src/site/meta/pageMetadata';
import { ArticleData, BreadcrumbData } from '@/src/site/meta/structured';
import { ArticlesList } from '@/src/site/navbar/ArticlesList';

interface Props {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return BILLS_STAGES.map((stage) => ({ slug: slugOf(stage) }));
}

async function stageOf({ params }: Props) {
  const { slug } = await params;
  return BILLS_STAGES.find((stage) => slugOf(stage) === slug) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return metadataOf((await stageOf(props)).path);
}

export default async function Page(props: Props) {
  const stage = await stageOf(props);
  const { title, path } = stage;
  const { node, within } = articleAt(path) ?? notFound();
  return (
    <>
      <ArticleData title={title} path={path} description={aboutOf(node)} />
      <BreadcrumbData
        way={[{ title: 'Articles', path: '/articles' }, ...within, { title, path }]}
      />
      <CommunitySlots>
        <BillsPage stage={stage} navbar={<ArticlesList />} />
      </CommunitySlots>
    </>
  );
}
