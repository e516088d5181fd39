/** Starts the machine of the shell. Fetched when somebody comes near a control of the header. */
import { type ActorRefFrom, createActor } from 'xstate';
import { shellMachine } from '@/machines/shell';
import { unfoldedAt } from './places';

/** The running machine. */
export type ShellActor = ActorRefFrom<typeof shellMachine>;

/** From this width on the header has room for its links; the style sheets say the same. */
const WIDE = '(min-width: 43.75em)';

/** A running machine, and the function that ends it. */
export interface RunningShell {
  readonly actor: ShellActor;
  /** Opens the drawer where the page at this address lies. */
  readonly openDrawer: (pathname: string) => void;
  readonly stop: () => void;
}

/** Starts a machine that hears of the window’s width. */
export function startShell(): RunningShell {
  const actor = createActor(shellMachine).start();
  const width = window.matchMedia(WIDE);
  const tell = () => actor.send({ type: width.matches ? 'VIEWPORT.WIDENED' : 'VIEWPORT.NARROWED' });
  width.addEventListener('change', tell);
  return {
    actor,
    openDrawer: (pathname) => actor.send({ type: 'DRAWER.OPENED', ...unfoldedAt(pathname) }),
    stop: () => {
      width.removeEventListener('change', tell);
      actor.stop();
    },
  };
}
