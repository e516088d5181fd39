/** The circle before a task: a tick once it is met, a dot while it is the one to do, else empty. */

export type TaskState = 'met' | 'next' | 'later';

/** Silent to readers: the words beside it say the same. */
export function TaskMark({ state }: { readonly state: TaskState }) {
  return (
    <svg className="task-mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle className="task-ring" cx="12" cy="12" r="10.5" />
      {state === 'met' && <path className="task-tick" pathLength={1} d="M7 12.4l3.4 3.4L17 8.8" />}
      {state === 'next' && <circle className="task-dot" cx="12" cy="12" r="4" />}
    </svg>
  );
}
