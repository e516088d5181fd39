/** How requests and answers name a board: the number of a lesson, the sandbox, the bills. */
import { integer, number, oneOf, openObject, optional, text, union } from './shape';

/** Which board a log belongs to, as logs say it. */
export const boardField = union(integer, oneOf('sandbox', 'bills'));

/** An event, as far as it is compared with others. */
export const eventField = openObject({ type: text }, optional(union(text, number)));
