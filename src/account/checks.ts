/** What forms look at before they send anything. The server looks at it again. */

/** What is wrong with an e-mail address; undefined when nothing is. */
export function emailWrong(email: string): string | undefined {
  if (email.trim() === '') return 'Write your e-mail address.';
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email.trim())
    ? undefined
    : 'This is not an e-mail address: it looks like name@example.org.';
}

/** What is wrong with a new password; undefined when nothing is. */
export function passwordWrong(password: string, shortest: number): string | undefined {
  if (password === '') return 'Choose a password.';
  return [...password].length >= shortest
    ? undefined
    : `A password has at least ${shortest} characters. A few words in a row will do.`;
}

/** What is wrong with a name; undefined when nothing is. */
export function nameWrong(name: string, longest: number): string | undefined {
  if (name.trim() === '') return 'Write a name. It stands beside what you share.';
  return name.trim().length <= longest ? undefined : `A name has at most ${longest} characters.`;
}

/** What is wrong, without the fields that are right. */
export function onlyWrong<Name extends string>(
  found: Readonly<Record<Name, string | undefined>>,
): Partial<Record<Name, string>> {
  const wrong: Partial<Record<Name, string>> = {};
  for (const name in found) {
    const sentence = found[name];
    if (sentence !== undefined) wrong[name] = sentence;
  }
  return wrong;
}
