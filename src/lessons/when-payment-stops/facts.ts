import type { LectureFacts } from '../course/lesson';

export const facts: LectureFacts = { id: 4, title: 'When Payment Stops' };
