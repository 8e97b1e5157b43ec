/** What drawings share: colours, letters, and a line of text that fits. */
import type { SKRSContext2D } from '@napi-rs/canvas';

export const GROUND = '#f6f4ef';
export const TEXT = '#1d1c1a';
export const QUIET = '#5c584f';
export const GOOD = '#1e6a45';
export const BAD = '#a3271b';
export const WOOD = '#ede5d3';

/** Letters of most languages, then Chinese ones. */
const FONTS = 'Kifu, "Kifu SC", sans-serif';

export interface Writing {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: 400 | 700;
  readonly colour: string;
  /** The width in which the text must fit. */
  readonly room: number;
}

/**
 * Writes one line, cut where it does not fit, and returns its width. No name turns the direction of the text beside it.
 */
export function write(pen: SKRSContext2D, written: string, { x, y, size, weight, colour, room }: Writing): number {
  pen.font = fontOf(size, weight);
  pen.fillStyle = colour;
  const text = cut(pen, undirected(written), room);
  pen.fillText(text, x, y);
  return pen.measureText(text).width;
}

/** The words in lines that fit, and a word wider than a line in parts; the last line is cut. */
export function linesIn(pen: SKRSContext2D, written: string, { size, weight, room }: Room, most: number): string[] {
  pen.font = fontOf(size, weight);
  const lines: string[] = [];
  const add = (part: string, space: string): void => {
    const last = lines.at(-1);
    const longer = last === undefined ? part : `${last}${space}${part}`;
    if (last === undefined || (lines.length < most && pen.measureText(longer).width > room)) lines.push(part);
    else lines[lines.length - 1] = longer;
  };
  for (const word of undirected(written).split(/\s+/u)) {
    // Chinese writes no space between words.
    const parts =
      pen.measureText(word).width > room ? [...letters.segment(word)].map(({ segment }) => segment) : [word];
    for (const [place, part] of parts.entries()) add(part, place === 0 ? ' ' : '');
  }
  return lines.map((line) => cut(pen, line, room));
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

type Room = Pick<Writing, 'size' | 'weight' | 'room'>;

const fontOf = (size: number, weight: number): string => `${weight} ${size}px ${FONTS}`;

const undirected = (text: string): string => text.replace(/\p{Bidi_Control}/gu, '');

function cut(pen: SKRSContext2D, text: string, room: number): string {
  if (pen.measureText(text).width <= room) return text;
  const letters = [...text];
  while (letters.length > 0 && pen.measureText(`${letters.join('')}…`).width > room) letters.pop();
  return `${letters.join('')}…`;
}
