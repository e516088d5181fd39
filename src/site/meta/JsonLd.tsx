/** Data for machines that read a page: schema.org terms in a script that nothing runs. */

/** What JSON can hold. */
export type Json = string | number | boolean | readonly Json[] | { readonly [name: string]: Json };

/** As JSON inside of HTML: without `<`, no text in it can end the script. */
export function scriptJson(data: Json): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}

interface Props {
  /** Of schema.org, without its context. */
  readonly data: { readonly [name: string]: Json };
}

/** One statement about the page. */
export function JsonLd({ data }: Props) {
  const whole = scriptJson({ '@context': 'https://schema.org', ...data });
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, and nothing in it can close the script.
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: whole }} />
  );
}
