import { changeScenario, deleteScenario } from '@/src/server/community/scenario';

export const PATCH = changeScenario;
export const DELETE = deleteScenario;
