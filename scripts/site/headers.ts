/** Whether a page comes with the headers that keep it to itself. */

/** Headers by their names in small letters. */
type Headers = Readonly<Record<string, string>>;

/** The board that others may show in a frame. */
const EMBEDDED = /^\/embed(?:[/?#]|$)/;

/** Headers that have one right value: those of every page, and those of pages that nobody frames. */
const EVERYWHERE = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
} as const;
const NOT_FRAMED = {
  'X-Frame-Options': 'SAMEORIGIN',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

/** What no page asks a browser for. */
const FORBIDDEN = ['camera', 'microphone', 'geolocation', 'payment', 'usb'] as const;

/** Directives of the policy, and what each may say. */
const DIRECTIVES = {
  'default-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'", "'self'"],
  'form-action': ["'self'", "'none'"],
} as const;

/** Sources by which a script comes to run that the page did not mean: any inline one, eval, other sites. */
const UNSAFE = /^'(?:wasm-)?unsafe-|^(?:https?|data|blob|filesystem):|\*/;

function valueFaults(headers: Headers, wanted: Headers): readonly string[] {
  return Object.entries(wanted).flatMap(([name, value]) => {
    const sent = headers[name.toLowerCase()];
    if (sent === value) return [];
    return sent === undefined ? `${name} is missing` : `${name} is ${sent}, not ${value}`;
  });
}

function permissionFaults({ 'permissions-policy': sent }: Headers): readonly string[] {
  if (sent === undefined) return ['Permissions-Policy is missing'];
  return FORBIDDEN.flatMap((feature) =>
    sent.includes(`${feature}=()`) ? [] : `Permissions-Policy allows ${feature}`,
  );
}

/** The directives of a policy with their sources; the first of a name counts. */
function directivesOf(policy: string): ReadonlyMap<string, readonly string[]> {
  const directives = new Map<string, readonly string[]>();
  for (const text of policy.split(';')) {
    const [name = '', ...sources] = text.trim().split(/\s+/);
    if (!directives.has(name)) directives.set(name, sources);
  }
  return directives;
}

function framingFaults(ancestors: readonly string[] | undefined, isEmbedded: boolean) {
  if (isEmbedded) return ancestors ? ['frame-ancestors keeps others from framing the board'] : [];
  const said = ancestors?.join(' ') ?? 'missing';
  return /^'(?:self|none)'$/.test(said) ? [] : [`frame-ancestors is ${said}`];
}

function policyFaults({ 'content-security-policy': sent }: Headers, isEmbedded: boolean) {
  if (sent === undefined) return ['Content-Security-Policy is missing'];
  const directives = directivesOf(sent);
  const scripts = directives.get('script-src');
  return [
    ...Object.entries(DIRECTIVES).flatMap(([name, allowed]) => {
      const said = directives.get(name)?.join(' ');
      return allowed.some((one) => one === said) ? [] : `${name} is ${said ?? 'missing'}`;
    }),
    ...(scripts ?? []).flatMap((source) =>
      UNSAFE.test(source) ? `script-src allows ${source}` : [],
    ),
    ...(scripts ? [] : ['script-src is missing']),
    ...framingFaults(directives.get('frame-ancestors'), isEmbedded),
  ];
}

/**
 * What is missing or wrong among the headers of a page, in a few words each. What only a page has
 * that came by https is not asked for.
 *
 * @param path of the page: the embedded board, and nothing else, may be framed by other sites
 * @param headers by their names in small letters
 */
export function headerFaults(path: string, headers: Headers): readonly string[] {
  const isEmbedded = EMBEDDED.test(path);
  const isKept = isEmbedded && 'x-frame-options' in headers;
  return [
    ...valueFaults(headers, isEmbedded ? EVERYWHERE : { ...EVERYWHERE, ...NOT_FRAMED }),
    ...(isKept ? ['X-Frame-Options keeps others from framing the board'] : []),
    ...permissionFaults(headers),
    ...policyFaults(headers, isEmbedded),
    ...('x-powered-by' in headers ? ['X-Powered-By is sent'] : []),
  ];
}
