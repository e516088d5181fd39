/** Where one types the code of a class that was read off a wall, with an account or without. */

import { Crumbed } from '../Crumbed';
import { CodeForm } from './CodeForm';

/** The page. */
export function CodePage() {
  return (
    <Crumbed way={[]} title="Join a class">
      <p className="classroom-lead">
        Type the code that your instructor shows. You see whose class it is before you join it. The
        same code leads back to a class that you joined without an account.
      </p>
      <CodeForm />
    </Crumbed>
  );
}
