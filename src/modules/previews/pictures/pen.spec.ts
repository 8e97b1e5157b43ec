import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { linesIn } from './pen.js';

const pen = createCanvas(10, 10).getContext('2d');
const SIZE = { size: 20, weight: 700 } as const;

const widthOf = (text: string): number => {
  linesIn(pen, '', { ...SIZE, room: 1 }, 1);
  return pen.measureText(text).width;
};

it('breaks between words where words fit', () => {
  const room = widthOf('Amber Coins');
  expect(linesIn(pen, 'Amber Coins Amber', { ...SIZE, room }, 3)).toEqual(['Amber Coins', 'Amber']);
});

it('breaks a word between letters where the word is wider than a line', () => {
  const room = widthOf('MMMM') + 1;
  expect(linesIn(pen, 'MMMMMMMMMM', { ...SIZE, room }, 3)).toEqual(['MMMM', 'MMMM', 'MM']);
});

it('cuts the last line', () => {
  const room = widthOf('MMMM') + 1;
  const lines = linesIn(pen, 'MMMMMMMMMM', { ...SIZE, room }, 2);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toBe('MMMM');
  expect(lines[1]).toMatch(/^M{1,3}…$/);
});
