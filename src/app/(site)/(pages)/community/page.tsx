import { ListPage } from '@/src/community/ListPage';
import { metadataOf } from '@/src/site/meta/pageMetadata';

export const metadata = metadataOf('/community');

export default ListPage;
