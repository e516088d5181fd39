/** Answers of a choice that say the same: whoever chose the one would be wrong by the other. */
import { plainLine } from './text';

/** Which answer says the same as one before it, in a sentence; null where each is another. */
export function repeatedWrong(options: readonly string[]): string | null {
  const lines = options.map(plainLine);
  const index = lines.findIndex((line, at) => lines.indexOf(line) < at);
  if (index < 0) return null;
  return `Answer ${index + 1} says the same as answer ${lines.indexOf(lines[index] ?? '') + 1}.`;
}
