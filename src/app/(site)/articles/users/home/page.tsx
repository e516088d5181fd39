import { CommunityPage } from '@/src/site/articles/CommunityPage';
import { metadataOf } from '@/src/site/meta/pageMetadata';

export const metadata = metadataOf('/articles/users/home');

export default CommunityPage;
