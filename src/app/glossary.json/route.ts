/** The glossary in one file, for its box and for reading offline. */
import { GLOSSARY } from '@/src/glossary/glossary';
import { rowsOf } from '@/src/glossary/rows';

export const dynamic = 'force-static';

/** Every term: name, definition, other names. */
export function GET(): Response {
  return Response.json(rowsOf(GLOSSARY));
}
