/** Waits for a task of its own, so that a finger or a key finds its turn between this work and the next. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
