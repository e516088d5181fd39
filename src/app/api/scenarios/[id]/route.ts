import { changeScenario, deleteScenario, nameScenario } from '@/src/server/community/scenario';

export const GET = nameScenario;
export const PATCH = changeScenario;
export const DELETE = deleteScenario;
