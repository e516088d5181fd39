import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { AREAS } from './scripts/mutate/areas.mjs';

const area = AREAS[process.env.MUTATED_AREA ?? ''];

/** The tests that know one room of the core, for `npm run mutate`: those of the whole suite would take days. */
export default defineConfig({
  resolve: {
    alias: [{ find: /^@\//, replacement: fileURLToPath(new URL('./', import.meta.url)) }],
  },
  test: {
    environment: 'node',
    isolate: false,
    // Among a file’s thousand switches everything is slow.
    testTimeout: 60_000,
    include: [...(area?.tests ?? [])],
    ...(area?.slow && { testNamePattern: new RegExp(`^(?!.*(?:${area.slow.source}))`) }),
  },
});
