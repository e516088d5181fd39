/** Those who teach a class, as sentences name them. */

/** What their verbs are: one of them sees, two see. */
type Verb = readonly [one: string, several: string];

/** What all of them do. */
export const TEACH: Verb = ['teaches', 'teach'];
export const SEE: Verb = ['sees', 'see'];

/** All of them: “Ina”, “Ina and Eve”, “Ina, Eve and Bo”. */
export function teachersNamed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** A verb as it stands after all of them. */
export function teachersDo(names: readonly string[], [one, several]: Verb): string {
  return names.length === 1 ? one : several;
}

/** Who teaches a class and sees what its learners hand in, as these read it. */
export function seenBySaid(names: readonly string[]): string {
  const see = teachersDo(names, SEE);
  return `With ${teachersNamed(names)}, who ${see} your name and what you hand in. Other learners see neither.`;
}
