import { latestScenarios } from '@/src/server/community/latestScenarios';
import { publishScenario } from '@/src/server/community/publish';

export const GET = latestScenarios;
export const POST = publishScenario;
