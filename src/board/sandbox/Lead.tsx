/** What the sandbox is for: it stands there before the builder, which comes with the script. */

/** The sentence over the builder. */
export function Lead() {
  return (
    <p className="build-lead">
      Build a banking system of your own: choose how its banks pay one another, who takes part, and
      what each of them opens with. Then play it, and share it whole: the link holds the system and
      everything that was done on it.
    </p>
  );
}

/** In the place of builder and board until it is known which of them is to be shown. */
export function SandboxWait() {
  return (
    <div className="build">
      <Lead />
      <p className="form-none">One moment …</p>
    </div>
  );
}
