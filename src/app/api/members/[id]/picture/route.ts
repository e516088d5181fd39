import { showPicture } from '@/src/server/account/picture';

export const GET = showPicture;
