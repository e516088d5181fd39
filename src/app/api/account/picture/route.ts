import { putPicture, removePicture } from '@/src/server/account/picture';

export const PUT = putPicture;
export const DELETE = removePicture;
