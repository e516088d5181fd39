/** The documents of this site, made once for as long as the server runs. */
import { GLOSSARY } from '@/src/glossary/glossary';
import { PAGES } from '@/src/site/pages';
import type { SearchDocument } from './document';
import { documentsOf } from './documents';
import { createEngine, type Engine } from './engine';

let made: readonly SearchDocument[] | null = null;

/** Everything that can be found on the site. For the server only: it reads the texts. */
export function siteDocuments(): readonly SearchDocument[] {
  made ??= documentsOf(PAGES, GLOSSARY);
  return made;
}

let started: Engine | null = null;

/** The search over this site. For the server only. */
export function siteEngine(): Engine {
  started ??= createEngine(siteDocuments());
  return started;
}
