/** The hands and eyes of the tests as one script that any page takes. */
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

let made: string | undefined;

/** The script that gives a page its `hands`; it does nothing where they are already. */
export function handsScript(): string {
  made ??= build();
  return made;
}

function build(): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('../page/hands.ts', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    globalName: 'tallystickHands',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
  });
  const code = outputFiles[0]?.text ?? '';
  return `(() => { if (window.hands?.home !== document) { ${code}; window.hands = tallystickHands; } })()`;
}
