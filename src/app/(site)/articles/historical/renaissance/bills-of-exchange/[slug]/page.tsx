import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BILLS_STAGES } from '@/events/bills/stages';
import { BillsPage, slugOf } from '@/src/articles/bills/BillsPage';

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
  const { title, about } = await stageOf(props);
  return { title: `${title} · Bills of Exchange`, description: about };
}

export default async function Page(props: Props) {
  return <BillsPage stage={await stageOf(props)} />;
}
