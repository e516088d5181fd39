// @ts-check
/** The inline scripts of a page, as a Content-Security-Policy names them: by the hash of their text. */
import { createHash } from 'node:crypto';

const SCRIPT = /<script\b((?:[^"'>]|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/script\s*>/gi;

const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** What a browser runs, or heeds as it does a script. Any other type makes the element a block of data. */
const EXECUTED =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

/**
 * The attributes of an element, by their names in small letters.
 * @param {string} text
 * @returns {Map<string, string>}
 */
function attributesOf(text) {
  const found = [...text.matchAll(ATTRIBUTE)];
  return new Map(
    found.map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  );
}

/**
 * The hashes of all scripts that stand in a page itself, each once, in the order of the page. Those
 * that are fetched and those that are data are left out: the policy has no need to name them.
 * @param {string} html
 * @returns {string[]} as in `sha256-…`, without the quotation marks of a policy
 */
export function inlineScriptHashes(html) {
  const hashes = [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', text = '']) => {
    const given = attributesOf(attributes);
    if (given.has('src') || !EXECUTED.test((given.get('type') ?? '').trim())) return [];
    return [`sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`];
  });
  return [...new Set(hashes)];
}
