import { MapPage } from '@/src/site/lectures/MapPage';
import { metadataOf } from '@/src/site/meta/pageMetadata';

export const metadata = metadataOf('/lectures/map');

export default MapPage;
