import { notFound } from 'next/navigation';
import { drawPicture } from '@/src/site/meta/picture';
import { PICTURES } from '@/src/site/meta/pictures';

interface Context {
  params: Promise<{ path: string[] }>;
}

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return PICTURES.map(({ address }) => ({ path: address.split('/').slice(2) }));
}

export async function GET(_: Request, { params }: Context) {
  const { path } = await params;
  const address = `/og/${path.join('/')}`;
  const picture = PICTURES.find((one) => one.address === address);
  return picture ? drawPicture(picture) : notFound();
}
