import { AboutPage } from '@/src/site/AboutPage';
import { metadataOf } from '@/src/site/meta/pageMetadata';

export const metadata = metadataOf('/about');

export default AboutPage;
