/** Inputs of the fuzzer, drawn by chance. */
import { toCode } from '@/events/log/codec/base43';
import { toBase64url } from '@/events/log/codec/base64url';
import { readHeader, sealed } from '@/events/log/codec/header';
import type { Chance } from '../chance';
import type { Corpus, TreeSample } from './corpus';
import { isRecord, type Json, withDamagedLetters, withDamagedValue } from './damage';
import { HOSTILE_TEXTS } from './hostile';

export type Input =
  | { readonly kind: 'file' | 'link'; readonly text: string }
  | { readonly kind: 'tree'; readonly text: string; readonly sample: TreeSample };

/** An input that chance comes to. */
export function inputBy(corpus: Corpus, chance: Chance): Input {
  const way = chance.below(20);
  if (way < 9) return { kind: 'file', text: damagedJson(chance, corpus.files) };
  if (way < 17) return { kind: 'link', text: damagedLink(chance, corpus) };
  const sample = chance.pick(corpus.trees);
  const others = corpus.trees.map(({ text }) => text);
  return { kind: 'tree', text: damagedJson(chance, [sample.text], others), sample };
}

function damagedJson(chance: Chance, texts: readonly string[], others = texts): string {
  const text = chance.pick(texts);
  if (chance.oneIn(200)) return chance.pick(HOSTILE_TEXTS);
  if (chance.oneIn(4)) return withDamagedLetters(chance, text, chance.pick(others));
  const content: Json = JSON.parse(text);
  if (chance.oneIn(6)) return spliced(chance, content, JSON.parse(chance.pick(others)));
  const once = withDamagedValue(chance, content);
  return chance.oneIn(3) ? withDamagedLetters(chance, once, text) : once;
}

/** One log or tree with the events of another. */
function spliced(chance: Chance, one: Json, other: Json): string {
  if (!isRecord(one) || !isRecord(other)) return JSON.stringify([one, other]);
  const keys = chance.oneIn(2) ? Object.keys(other) : ['events', 'nodes', 'opening'];
  const taken = keys.filter((key) => key in other && !chance.oneIn(3));
  return JSON.stringify({ ...one, ...Object.fromEntries(taken.map((key) => [key, other[key]])) });
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_$*+./:%#&= \u00e9';

function damagedLink(chance: Chance, { payloads, bytes }: Corpus): string {
  const payload = chance.pick(payloads);
  switch (chance.below(8)) {
    case 0:
      return framed(chance, payload);
    case 1:
      return payload.slice(0, chance.below(payload.length));
    case 2:
      return payload + noise(chance, chance.pick([1, 10, 100]));
    case 3:
      return framed(chance, withDamagedLetters(chance, payload, chance.pick(payloads)));
    case 4:
      return noise(chance, chance.oneIn(2000) ? 65_536 : chance.below(80));
    case 5:
      return changed(chance, payload);
    default:
      return resealed(chance, chance.pick(bytes));
  }
}

function noise(chance: Chance, length: number): string {
  return Array.from({ length }, () => LETTERS[chance.below(64)] ?? '').join('');
}

function changed(chance: Chance, payload: string): string {
  const at = chance.below(payload.length);
  return (
    payload.slice(0, at) + (LETTERS[chance.below(LETTERS.length)] ?? '') + payload.slice(at + 1)
  );
}

/** A payload as it stands in addresses, sound or not. */
function framed(chance: Chance, payload: string): string {
  const round = chance.pick(['', '0', '3', '-2', '1e9', '99999999999', 'NaN', '__proto__', '%31']);
  const escaped = payload.replace(/[-_]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  const part = `log=${chance.oneIn(3) ? escaped : payload}`;
  return chance.pick([
    ...[`#${part}`, `#${part}&round=${round}`, `#round=${round}&${part}`, `/sandbox#${part}`],
    ...[`#${part}&${part}`, `#log=&${part}`, `  #${part}\n`, `log=log=${payload}`, '#', '#log='],
  ]);
}

/** A payload whose events or header are others, with a checksum that is right for them. */
function resealed(chance: Chance, payload: Uint8Array): string {
  const header = readHeader(payload);
  if (header === 'short' || header === 'broken') throw new Error('the corpus is sound');
  const body = Uint8Array.from(payload.subarray(header.size));
  for (let left = chance.below(4); left > 0 && body.length > 0; left -= 1) {
    body[chance.below(body.length)] = chance.below(256);
  }
  const cut = body.subarray(0, chance.oneIn(4) ? chance.below(body.length + 1) : body.length);
  const isOther = chance.oneIn(3);
  const made = sealed(
    {
      wireVersion: isOther && chance.oneIn(4) ? chance.below(16) : 1,
      logVersion: isOther && chance.oneIn(4) ? chance.below(16) : 1,
      world: isOther ? chance.below(4) : header.world,
      lesson: isOther ? chance.below(64) : header.lesson,
      count: countFor(chance, header.count),
    },
    cut,
  );
  return chance.oneIn(2) ? toBase64url(made) : `.${toCode(made)}`;
}

function countFor(chance: Chance, count: number): number {
  if (!chance.oneIn(3)) return count;
  if (chance.oneIn(300)) return chance.pick([1000, 65_536, 65_537, 2 ** 31]);
  return chance.pick([0, count + 1, count + 5, chance.below(200)]);
}
