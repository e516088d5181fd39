import type { LectureFacts } from '../course/lesson';

export const facts: LectureFacts = { id: 0, title: 'Fundamentals' };
