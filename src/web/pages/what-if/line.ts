/** A line of answers as a part of an address: JSON, deflated, in base64url. Bounded, for anybody may write one. */
import { isRecord } from '../../api/json.js';
import type { LineAnswer } from '../../engine/record/what-if.js';

/** Limits of a variation: its answers, the characters of its text, and the bytes of its content. */
export const ANSWERS_MAX = 200;
const TEXT_MAX = 6_000;
const BYTES_MAX = 200_000;

export async function encodeLine(line: readonly LineAnswer[]): Promise<string> {
  if (line.length === 0) return '';
  const said = JSON.stringify(line.map(({ seat, answer }) => [seat, answer]));
  const packed = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(said), BYTES_MAX);
  return btoa(String.fromCharCode(...(packed ?? [])))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Null for a text that is no line, or one that is too long. */
export async function decodeLine(text: string): Promise<readonly LineAnswer[] | null> {
  if (text === '') return [];
  if (text.length > TEXT_MAX || !/^[\w-]+$/.test(text)) return null;
  try {
    const packed = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    const said = await through(new DecompressionStream('deflate-raw'), packed, BYTES_MAX);
    return said === null ? null : lineOf(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(said)));
  } catch {
    return null;
  }
}

function lineOf(said: unknown): readonly LineAnswer[] | null {
  if (!Array.isArray(said) || said.length > ANSWERS_MAX) return null;
  const line = said.flatMap((each: unknown): readonly LineAnswer[] => {
    const [seat, answer] = Array.isArray(each) && each.length === 2 ? (each as readonly unknown[]) : [];
    return typeof seat === 'string' && isAnswer(answer) ? [{ seat, answer }] : [];
  });
  return line.length === said.length ? line : null;
}

/** It was read from JSON; whether it is legal is for the engine to say. */
const isAnswer = (value: unknown): value is LineAnswer['answer'] =>
  ['string', 'number', 'boolean'].includes(typeof value) || Array.isArray(value) || isRecord(value);

/** Null for a text that is too large, which is not read further. */
async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array | null> {
  const out = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  for (let length = 0; ;) {
    const { done, value } = await out.read();
    if (done) return joined(parts, length);
    length += value.length;
    if (length > most) {
      await out.cancel();
      return null;
    }
    parts.push(value);
  }
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
