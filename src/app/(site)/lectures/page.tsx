import { LecturesPage } from '@/src/site/lectures/LecturesPage';
import { metadataOf } from '@/src/site/meta/pageMetadata';

export const metadata = metadataOf('/lectures');

export default LecturesPage;
