/** Files as answers: to be saved, never shown, and not kept by anybody on the way. */

/** A name that a file of any system may have, without signs that a header would need to code. */
const plain = (name: string): string => name.replace(/[^\w.-]+/g, '-');

/** A name with all its signs, as RFC 8187 writes it; half a character cannot be written. */
const coded = (name: string): string =>
  encodeURIComponent(name.replace(/\p{Cs}/gu, '\ufffd')).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function file(type: string, disposition: string, content: BodyInit): Response {
  return new Response(content, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': disposition,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

/**
 * A file to be downloaded.
 *
 * @param name what it is to be called, with its ending
 * @param type its media type
 */
export function attachment(name: string, type: string, content: BodyInit): Response {
  const names = `filename="${plain(name)}"; filename*=UTF-8''${coded(name)}`;
  return file(type, `attachment; ${names}`, content);
}

/**
 * A file of JSON to be downloaded.
 *
 * @param name what it is called, without its ending: letters, digits and hyphens only
 */
export function jsonAttachment(name: string, text: string): Response {
  const disposition = `attachment; filename="${name}.json"`;
  return file('application/json; charset=utf-8', disposition, text);
}
