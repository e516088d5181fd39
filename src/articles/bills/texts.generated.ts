/** The texts of the article on bills of exchange, by the last part of their addresses. Written by `npm run lists`, from the folders. */
import * as part0 from './bills-of-exchange-and-units-of-account/index.mdx';
import * as part1 from './conclusion/index.mdx';
import * as part2 from './introduction/index.mdx';
import * as part3 from './rechange-part-1/index.mdx';
import * as part4 from './rechange-part-2/index.mdx';
import * as part5 from './remitting-bills/index.mdx';

export const PART_TEXTS = new Map([
  ['bills-of-exchange-and-units-of-account', part0],
  ['conclusion', part1],
  ['introduction', part2],
  ['rechange-part-1', part3],
  ['rechange-part-2', part4],
  ['remitting-bills', part5],
]);
