/**
 * Links as a Common Cartridge 1.1 (IMS Global): a zip with a manifest and a file for each link, which
 * learning platforms import as modules.
 */
import { strToU8, zipSync } from 'fflate';
import { escaped } from '@/src/contract/escaped';

/** A link of a cartridge. */
interface CartridgeLink {
  readonly title: string;
  /** Whole, with its origin. */
  readonly address: string;
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

const xml = (text: string): string => escaped(text.replace(FORBIDDEN, ''));

const fileOf = (id: string): string => `${id}/weblink.xml`;

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

/** A link with the name that the manifest knows it by. */
interface Named extends CartridgeLink {
  readonly id: string;
}

function manifest(title: string, modules: readonly { title: string; links: readonly Named[] }[]) {
  const items = modules.flatMap((module, place) => [
    `      <item identifier="M${place + 1}">`,
    `        <title>${xml(module.title)}</title>`,
    ...module.links.map(
      ({ id, title: called }) =>
        `        <item identifier="I${id}" identifierref="${id}"><title>${xml(called)}</title></item>`,
    ),
    '      </item>',
  ]);
  const resources = modules
    .flatMap(({ links }) => links)
    .map(
      ({ id }) =>
        `    <resource identifier="${id}" type="imswl_xmlv1p1"><file href="${fileOf(id)}"/></resource>`,
    );
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
  const named = modules
    .filter(({ links }) => links.length > 0)
    .map((module) => ({
      title: module.title,
      links: module.links.map((link): Named => {
        count += 1;
        return { ...link, id: `L${count}` };
      }),
    }));
  const files = named.flatMap(({ links }) =>
    links.map((link) => [fileOf(link.id), strToU8(linkFile(link))] as const),
  );
  return zipSync({
    'imsmanifest.xml': strToU8(manifest(title, named)),
    ...Object.fromEntries(files),
  });
}
