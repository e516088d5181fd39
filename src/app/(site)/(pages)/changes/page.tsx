import { ChangesPage } from '@/src/site/changes/ChangesPage';
import { metadataOf } from '@/src/site/meta/pageMetadata';

export const metadata = metadataOf('/changes');

export default ChangesPage;
