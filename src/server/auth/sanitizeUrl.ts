/** What next-auth is asked by an address: it would answer what it cannot use as a fault of the server. */

/** Codes of next-auth’s errors, which its page of errors is asked for by. */
const ERROR_CODE = /^[\w.-]{1,50}$/;

/** Whether a browser can be led there: to a page of this site, or by http or https. */
export function leadsSomewhere(callbackUrl: string, site: string): boolean {
  const base = callbackUrl.startsWith('/') ? site : undefined;
  return URL.canParse(callbackUrl, base) && /^https?:$/.test(new URL(callbackUrl, base).protocol);
}

/** An address under /api/auth without what leads nowhere and errors that are none; the same text where it is sound. */
export function sanitizeUrl(address: string): string {
  const url = new URL(address);
  const { searchParams } = url;
  const hasFault =
    !searchParams.getAll('callbackUrl').every((one) => leadsSomewhere(one, url.origin)) ||
    !searchParams.getAll('error').every((one) => ERROR_CODE.test(one));
  if (!hasFault) return address;
  searchParams.delete('callbackUrl');
  searchParams.delete('error');
  return url.href;
}

/** The cookie in which next-auth keeps where to lead; under https its name has a prefix. */
export const RETURN_COOKIE = /^(?:__Secure-)?next-auth\.callback-url$/;

/**
 * A form without a `callbackUrl` that leads nowhere; the same bytes where it is sound.
 *
 * @param isJson whether it is JSON, and readable; else it is a form as pages send them
 */
export function soundForm(
  form: Uint8Array<ArrayBuffer>,
  isJson: boolean,
  site: string,
): Uint8Array<ArrayBuffer> {
  const text = new TextDecoder().decode(form);
  if (!isJson) {
    const fields = new URLSearchParams(text);
    if (fields.getAll('callbackUrl').every((one) => leadsSomewhere(one, site))) return form;
    fields.delete('callbackUrl');
    return new TextEncoder().encode(fields.toString());
  }
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || !('callbackUrl' in value)) return form;
  const { callbackUrl, ...rest } = value;
  if (typeof callbackUrl === 'string' && leadsSomewhere(callbackUrl, site)) return form;
  return new TextEncoder().encode(JSON.stringify(rest));
}
