/** What next-auth is asked by an address: it would answer what it cannot use as a fault of the server. */

/** Codes of next-auth’s errors, which its page of errors is asked for by. */
const ERROR_CODE = /^[\w.-]{1,50}$/;

/** Whether a browser can be led there: to a page of this site, or by http or https. */
function leadsSomewhere(callbackUrl: string, site: string): boolean {
  const base = callbackUrl.startsWith('/') ? site : undefined;
  return URL.canParse(callbackUrl, base) && /^https?:$/.test(new URL(callbackUrl, base).protocol);
}

/** An address under /api/auth without what leads nowhere and errors that are none; the same text where it is sound. */
export function soundAddress(address: string): string {
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
