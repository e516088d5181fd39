import { metadataOf } from '@/src/site/meta/pageMetadata';
import { TeachPage } from '@/src/site/teaching/TeachPage';

export const metadata = metadataOf('/teach');

export default TeachPage;
