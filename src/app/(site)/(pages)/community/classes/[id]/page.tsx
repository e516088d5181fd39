import { classMetadata } from '@/src/community/classroom/addressed';
import { ClassPage } from '@/src/community/classroom/classes/ClassPage';

export const generateMetadata = classMetadata;

export default ClassPage;
