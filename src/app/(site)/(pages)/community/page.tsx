import type { Metadata } from 'next';
import { ListPage, type ListPageProps } from '@/src/community/scenarios/ListPage';
import { listTitle, readQuery } from '@/src/community/scenarios/listQuery';
import { metadataOf } from '@/src/site/meta/pageMetadata';

/** Its links are shared as those of the whole list: what else the address asks for passes. */
export async function generateMetadata({ searchParams }: ListPageProps): Promise<Metadata> {
  const { category, q } = readQuery(await searchParams).asked;
  const whole = metadataOf('/community');
  const isWhole = category === undefined && q === undefined;
  return isWhole ? whole : { ...whole, title: listTitle({ category, q }) };
}

export default ListPage;
