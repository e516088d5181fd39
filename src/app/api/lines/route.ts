import { demonstrationOf } from '@/src/lessons/demonstrations';
import { playedLines } from '@/src/server/community/playedLines';

export const GET = playedLines((lesson) => demonstrationOf(lesson).log);
