/** What the sandbox is for, shown until the script has brought the builder. */
import type { ReactNode } from 'react';

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

/** Shown until it is known whether builder or board comes. */
export function SandboxWait({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="build">
      <Lead />
      <div>
        <p className="form-none">One moment …</p>
        {children}
      </div>
    </div>
  );
}
