import { defineConfig } from 'vitest/config';

/** The projects that need no page: they run in plain Node. */
const inNode = ['unit', 'property', 'tidy'].map((name) => ({
  extends: true as const,
  test: { name, environment: 'node', include: [`tests/${name}/**/*.test.{ts,tsx}`] },
}));

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
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
