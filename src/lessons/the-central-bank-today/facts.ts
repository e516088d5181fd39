import type { LectureFacts } from '../course/lesson';

export const facts: LectureFacts = { id: 5, title: 'The Central Bank Today' };
