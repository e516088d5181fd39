/**
 * Links and boards as a Common Cartridge 1.1 (IMS Global): a zip with a manifest, a file for each link, and
 * a page for each board, on which it stands in a frame. Learning platforms import them as modules.
 */
import { strToU8, zipSync } from 'fflate';
import { embedSnippet } from '@/src/contract/embedded';
import { escaped } from '@/src/contract/escaped';

/** A link of a cartridge. */
interface CartridgeLink {
  readonly title: string;
  /** Whole, with its origin. */
  readonly address: string;
  /** Boards that stand in frames beside it. */
  readonly boards: readonly CartridgeBoard[];
}

/** A board that stands in a frame. */
export interface CartridgeBoard {
  readonly title: string;
  /** The address of the embedded board, whole. */
  readonly embed: string;
}

/** Links under a heading. */
export interface CartridgeModule {
  readonly title: string;
  readonly links: readonly CartridgeLink[];
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>';

/** Signs that XML 1.0 has no place for, escaped or not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const legal = (text: string): string => text.replace(FORBIDDEN, '');

const xml = (text: string): string => escaped(legal(text));

function linkFile({ title, address }: CartridgeLink): string {
  return [
    XML,
    '<webLink xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imswl_v1p1">',
    `  <title>${xml(title)}</title>`,
    `  <url href="${xml(address)}" target="_blank"/>`,
    '</webLink>',
    '',
  ].join('\n');
}

/** A page with a board in a frame, and the way to where it is at home: what is done in the frame is handed in there. */
function boardFile({ title, embed }: CartridgeBoard, { address }: CartridgeLink): string {
  return [
    '<!DOCTYPE html>',
    `<html lang="en"><head><meta charset="utf-8"/><title>${xml(title)}</title></head><body>`,
    embedSnippet(legal(embed), legal(title)),
    `<p><a href="${xml(address)}" target="_blank" rel="noreferrer">${xml(title)} on Tallystick</a></p>`,
    '</body></html>',
    '',
  ].join('\n');
}

/** A file of a cartridge, with the name that the manifest knows it by. */
interface Resource {
  readonly id: string;
  readonly title: string;
  /** As the standard calls what it is. */
  readonly type: 'imswl_xmlv1p1' | 'webcontent';
  readonly file: string;
  readonly content: string;
}

/** What a link brings: itself, and its boards. */
function resourcesOf(link: CartridgeLink, id: string): readonly Resource[] {
  const weblink: Resource = {
    id,
    title: link.title,
    type: 'imswl_xmlv1p1',
    file: `${id}/weblink.xml`,
    content: linkFile(link),
  };
  const boards = link.boards.map((board, index): Resource => {
    const own = `${id}B${index + 1}`;
    return {
      id: own,
      title: board.title,
      type: 'webcontent',
      file: `${own}/board.html`,
      content: boardFile(board, link),
    };
  });
  return [weblink, ...boards];
}

interface FiledModule {
  readonly title: string;
  readonly files: readonly Resource[];
}

function manifest(title: string, modules: readonly FiledModule[]) {
  const items = modules.flatMap((module, index) => [
    `      <item identifier="M${index + 1}">`,
    `        <title>${xml(module.title)}</title>`,
    ...module.files.map(
      ({ id, title: called }) =>
        `        <item identifier="I${id}" identifierref="${id}"><title>${xml(called)}</title></item>`,
    ),
    '      </item>',
  ]);
  const resources = modules
    .flatMap(({ files }) => files)
    .map(({ id, type, file }) => {
      // A page that is shown by itself says where it begins.
      const begins = type === 'webcontent' ? ` href="${file}"` : '';
      return `    <resource identifier="${id}" type="${type}"${begins}><file href="${file}"/></resource>`;
    });
  return [
    XML,
    '<manifest identifier="tallystick" xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1" xmlns:lomimscc="http://ltsc.ieee.org/xsd/imsccv1p1/LOM/manifest">',
    '  <metadata>',
    '    <schema>IMS Common Cartridge</schema>',
    '    <schemaversion>1.1.0</schemaversion>',
    `    <lomimscc:lom><lomimscc:general><lomimscc:title><lomimscc:string language="en">${xml(title)}</lomimscc:string></lomimscc:title></lomimscc:general></lomimscc:lom>`,
    '  </metadata>',
    '  <organizations>',
    '    <organization identifier="O1" structure="rooted-hierarchy"><item identifier="root">',
    ...items,
    '    </item></organization>',
    '  </organizations>',
    '  <resources>',
    ...resources,
    '  </resources>',
    '</manifest>',
    '',
  ].join('\n');
}

/** A cartridge, as the bytes of its file. Modules without a link are left out. */
export function cartridgeOf(title: string, modules: readonly CartridgeModule[]): Uint8Array {
  let count = 0;
  const filed = modules
    .filter(({ links }) => links.length > 0)
    .map((module): FiledModule => {
      const files = module.links.flatMap((link) => {
        count += 1;
        return resourcesOf(link, `L${count}`);
      });
      return { title: module.title, files };
    });
  const files = filed.flatMap((module) =>
    module.files.map(({ file, content }) => [file, strToU8(content)] as const),
  );
  return zipSync({
    'imsmanifest.xml': strToU8(manifest(title, filed)),
    ...Object.fromEntries(files),
  });
}
