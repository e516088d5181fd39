import { star, unstar } from '@/src/server/community/stars';

export const PUT = star;
export const DELETE = unstar;
