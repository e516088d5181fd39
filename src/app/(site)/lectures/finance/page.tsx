import { FinancePage } from '@/src/site/lectures/FinancePage';
import { metadataOf } from '@/src/site/meta/pageMetadata';

export const metadata = metadataOf('/lectures/finance');

export default FinancePage;
