/** The checks of a form’s fields, put together: plain, so that what is not drawn can ask them as well. */

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
