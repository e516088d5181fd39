import { NotHere } from '@/src/community/NotHere';

export default NotHere;
