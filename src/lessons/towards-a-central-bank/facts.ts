import type { LectureFacts } from '../course/lesson';

export const facts: LectureFacts = { id: 1, title: 'Towards a Central Bank' };
