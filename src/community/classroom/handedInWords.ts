/** What is said of something that was just handed in. */

/**
 * Which tasks it meets, in a sentence or two.
 *
 * @param answer what the server answered
 * @param tasks how many tasks the assignment has
 */
export function handedInWords(answer: Readonly<Record<string, unknown>>, tasks: number): string {
  const { met, isLate } = answer;
  const handedIn = isLate === true ? 'Handed in, late.' : 'Handed in.';
  if (tasks === 0 || !Array.isArray(met)) return handedIn;
  const count = met.filter((round) => round !== null).length;
  if (count < tasks) {
    return `${handedIn} ${count} of ${tasks} tasks met. You can go on and hand in again.`;
  }
  return `${handedIn} ${tasks === 1 ? 'The task is met.' : `All ${tasks} tasks are met.`}`;
}
