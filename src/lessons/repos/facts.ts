import type { LectureFacts } from '../course/lesson';

export const facts: LectureFacts = { id: 3, title: 'Repos' };
