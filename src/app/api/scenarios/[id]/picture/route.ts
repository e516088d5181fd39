import { showScenarioPicture } from '@/src/community/picture/endpoint';

export const GET = showScenarioPicture;
