/** Writes the tokens as a style sheet: `npm run theme`, after a change of src/ui/tokens.ts. */
import { writeFileSync } from 'node:fs';
import { themeFile } from '@/src/ui/theme';

writeFileSync(new URL('../src/ui/theme.css', import.meta.url), themeFile());
