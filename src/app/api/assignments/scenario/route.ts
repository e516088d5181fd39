import { scenarioToAssign } from '@/src/server/classroom/assignableBoard';

export const GET = scenarioToAssign;
