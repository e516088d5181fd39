import { DemonstrationPage } from '@/src/community/demonstration/DemonstrationPage';
import { metadataOf } from '@/src/site/meta/pageMetadata';

export const metadata = metadataOf('/teach/class');

export default DemonstrationPage;
