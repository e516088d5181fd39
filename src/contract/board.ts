/** How requests and answers name a board: the number of a lesson, the sandbox, the bills. */
import { either, number, oneOf, openObject, optional, text, whole } from './shape';

/** Which board a log belongs to, as logs say it. */
export const boardField = either(whole, oneOf('sandbox', 'bills'));

/** An event, as far as it is compared with others. */
export const eventField = openObject({ type: text }, optional(either(text, number)));
