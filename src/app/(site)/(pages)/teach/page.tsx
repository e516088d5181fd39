import { metadataOf } from '@/src/site/meta/pageMetadata';
import { TeachPage } from '@/src/site/TeachPage';

export const metadata = metadataOf('/teach');

export default TeachPage;
