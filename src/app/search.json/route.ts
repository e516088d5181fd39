/** The index of the search: one file, made when the site is built, that a browser fetches when somebody searches. */
import { packed } from '@/src/site/search/document';
import { siteDocuments } from '@/src/site/search/siteDocuments';

export const dynamic = 'force-static';

/** The file. */
export function GET() {
  return Response.json(packed(siteDocuments()));
}
