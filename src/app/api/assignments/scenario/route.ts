import { scenarioToAssign } from '@/src/server/classroom/subject';

export const GET = scenarioToAssign;
