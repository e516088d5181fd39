import { ArticlesPage } from '@/src/site/articles/ArticlesPage';
import { metadataOf } from '@/src/site/meta/pageMetadata';

export const metadata = metadataOf('/articles');

export default ArticlesPage;
