/** Says that a class takes in nobody at the moment. */

/** The sentence. */
export function NobodyNow({ instructors }: { readonly instructors: readonly string[] }) {
  return (
    <p role="status">
      Nobody can join this class at the moment. Ask {instructors[0]} to let people join again, then
      load this page again.
    </p>
  );
}
