import type { LectureFacts } from '../course/lesson';

export const facts: LectureFacts = { id: 2, title: 'The Federal Reserve' };
