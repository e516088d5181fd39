import { moderate } from '@/src/server/community/moderate';

export const POST = moderate;
