/** Regular letters: the same words as plain text and as HTML. */
import { escaped } from '@/src/contract/escaped';
import { oneLine } from '../log';

/** What a letter is made of. Texts are plain, whoever wrote them. */
export interface LetterParts {
  /** Whom it greets. */
  readonly name: string;
  /** What it begins with: one sentence. */
  readonly intro: string;
  readonly sections: readonly {
    /** What stands over its lines; null for nothing. */
    readonly title: string | null;
    readonly lines: readonly { readonly text: string; readonly url: string | null }[];
  }[];
  /** Why it came. */
  readonly why: string;
  /** Where it is ended. */
  readonly unsubscribe: string;
}

const END = 'To get no more of these letters, open';

function textOf({ name, intro, sections, why, unsubscribe }: LetterParts): string {
  const told = sections.map(({ title, lines }) => [
    ...(title === null ? [] : [oneLine(title), '']),
    ...lines.flatMap(({ text, url }) => [
      `- ${oneLine(text)}`,
      ...(url === null ? [] : [`  ${url}`]),
    ]),
    '',
  ]);
  const lines = [`Hello ${oneLine(name)},`, '', intro, '', ...told.flat(), why, `${END}:`];
  return `${lines.join('\n')}\n${unsubscribe}\n`;
}

function htmlOf({ name, intro, sections, why, unsubscribe }: LetterParts): string {
  const said = (text: string) => escaped(oneLine(text));
  const linked = (text: string, url: string | null) =>
    url === null ? said(text) : `<a href="${escaped(url)}">${said(text)}</a>`;
  const told = sections.map(({ title, lines }) => {
    const items = lines.map(({ text, url }) => `<li>${linked(text, url)}</li>`);
    const over = title === null ? '' : `<h2>${said(title)}</h2>\n`;
    return `${over}<ul>\n${items.join('\n')}\n</ul>`;
  });
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Tallystick</title></head>
<body>
<p>Hello ${said(name)},</p>
<p>${said(intro)}</p>
${told.join('\n')}
<p>${said(why)} <a href="${escaped(unsubscribe)}">Get no more of these letters</a>.</p>
</body>
</html>
`;
}

/** A letter as plain text and as HTML. */
export function letterOf(parts: LetterParts): { readonly text: string; readonly html: string } {
  return { text: textOf(parts), html: htmlOf(parts) };
}
