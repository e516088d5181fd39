/** Writes the lists of lessons and articles from their folders: `npm run lists`, after a folder is added, named anew or taken away, and after a change of its facts. */
import { writeFileSync } from 'node:fs';
import { articleLists } from './lists/articles';
import { lessonLists } from './lists/lessons';

for (const { path, text } of [...(await lessonLists()), ...(await articleLists())]) {
  writeFileSync(path, text);
}
