import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import mdx from '@mdx-js/rollup';
import remarkGfm from 'remark-gfm';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

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

/**
 * The tests of components. Those that replace what a module takes up as it is loaded need to load it
 * themselves; what publishes, hands in or signs in starts the session, which would go on asking in the next
 * file.
 */
const components = readdirSync('tests/component', { encoding: 'utf8', recursive: true })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => `tests/component/${name.replaceAll('\\', '/')}`);
const REPLACING =
  /vi\.(?:mock|resetModules)\(|vi\.stubGlobal\('IntersectionObserver'|src\/(?:community\/share|session)\/|\/sessionPage'/;
const replacing = new Set(components.filter((path) => REPLACING.test(readFileSync(path, 'utf8'))));

/** The projects of the tests that need a page. */
const inPage = [
  { name: 'component', isolate: false, include: components.filter((path) => !replacing.has(path)) },
  { name: 'replacing', isolate: true, include: [...replacing] },
].map((test) => ({
  extends: true as const,
  resolve: { alias: [{ find: 'next/navigation', replacement: at('tests/helpers/navigation.ts') }] },
  test: { ...test, environment: 'jsdom', setupFiles: ['tests/helpers/component-setup.ts'] },
}));

export default defineConfig({
  // The texts, so that tests read what a reader reads.
  plugins: [{ enforce: 'pre', ...mdx({ remarkPlugins: [remarkGfm] }) }],
  // The paths of tsconfig.json are for scripts only: a text's imports are resolved by the alias.
  resolve: {
    tsconfigPaths: true,
    alias: [{ find: /^@\//, replacement: at('./') }],
  },
  test: {
    // What one project has transformed serves the others; `npm test` clears it away as it begins.
    experimental: { fsModuleCache: true, fsModuleCachePath: 'test-results/modules' },
    // By itself it would leave a core free: on two, that is half of them.
    maxWorkers: '100%',
    // A busy machine is slow, not wrong.
    testTimeout: 30_000,
    // As the browser tests do: what passes only at its second try is printed as such.
    retry: process.env.CI ? 1 : 0,
    // Of the core and the boards of lessons, whose every line and branch must be reached: `npm run coverage`.
    coverage: {
      provider: 'v8',
      include: ['events/**/*.ts', 'src/lessons/course/*.ts', 'src/lessons/*/*/board.ts'],
      reporter: ['text-summary', 'text'],
      reportOnFailure: true,
      thresholds: { lines: 100, branches: 100, functions: 100, statements: 100 },
    },
    projects: [
      ...inNode,
      {
        extends: true,
        // Each `describe` has a database of its own.
        test: {
          name: 'server',
          environment: 'node',
          isolate: false,
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/server/snapshot.ts'],
        },
      },
      ...inPage,
    ],
  },
});
