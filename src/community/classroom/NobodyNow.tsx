/** Says that a class takes in nobody at the moment. */

/** The sentence. */
export function NobodyNow({ instructor }: { readonly instructor: string }) {
  return (
    <p role="status">
      Nobody can join this class at the moment. Ask {instructor} to let people join again, then load
      this page again.
    </p>
  );
}
