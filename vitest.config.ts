import { defineConfig } from 'vitest/config';

/** The projects that need no page: they run in plain Node. */
const inNode = ['unit', 'property', 'tidy'].map((name) => ({
  extends: true as const,
  // They change nothing that lasts: what one file has loaded serves the next.
  test: {
    name,
    environment: 'node',
    isolate: false,
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
  },
}));

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // A busy machine is slow, not wrong.
    testTimeout: 30_000,
    // As the browser tests do: what passes only at its second try is printed as such.
    retry: process.env.CI ? 1 : 0,
    projects: [
      ...inNode,
      {
        extends: true,
        test: {
          name: 'component',
          environment: 'jsdom',
          include: ['tests/component/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/helpers/component-setup.ts'],
        },
      },
    ],
  },
});
