/** Draws the table of a game at a step: the sentence of the step, and the half of each player with its cards. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { BAD, GOOD, GROUND, linesIn, QUIET, TEXT, WOOD, write } from './pen.js';
import { type Picture, PICTURE_SIZE, type PictureCard, type PictureHalf, type PictureTable } from './picture.js';

const MARGIN = 36;
const TOP = 150;
const GAP = 10;
/** The line with the name of the player. */
const BAR = 50;
/** A card is as wide as this part of its height. */
const ASPECT = 5 / 7;
const TALLEST = 190;

export function drawTable(pen: SKRSContext2D, { about, note }: Picture, table: PictureTable): void {
  const room = PICTURE_SIZE.width - 2 * MARGIN;
  const mark = write(pen, 'Kifu', { x: MARGIN, y: 58, size: 34, weight: 700, colour: TEXT, room });
  const x = MARGIN + mark + 24;
  write(pen, about, { x, y: 58, size: 28, weight: 400, colour: QUIET, room: room - mark - 24 });
  write(pen, note, { x: MARGIN, y: 118, size: 40, weight: 700, colour: TEXT, room });
  // The first seat is the nearest, as on the page of the game.
  const halves = table.toReversed();
  const columns = halves.length > 2 ? 2 : 1;
  const rows = Math.ceil(halves.length / columns);
  const width = (room - (columns - 1) * GAP) / columns;
  const height = (PICTURE_SIZE.height - TOP - MARGIN / 2 - (rows - 1) * GAP) / rows;
  for (const [place, half] of halves.entries()) {
    const [left, top] = [place % columns, Math.floor(place / columns)];
    drawHalf(pen, half, { x: MARGIN + left * (width + GAP), y: TOP + top * (height + GAP), width, height });
  }
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function drawHalf(pen: SKRSContext2D, half: PictureHalf, { x, y, width, height }: Box): void {
  pen.fillStyle = WOOD;
  pen.beginPath();
  pen.roundRect(x, y, width, height, 12);
  pen.fill();
  if (half.isActive) {
    pen.fillStyle = GOOD;
    pen.beginPath();
    pen.roundRect(x, y, 10, height, 5);
    pen.fill();
  }
  const [left, base] = [x + 24, y + 35];
  const name = write(pen, half.name, { x: left, y: base, size: 28, weight: 700, colour: TEXT, room: width * 0.4 });
  const at = left + name + 20;
  const rest = x + width - 20 - at;
  const numbers = write(pen, half.numbers, { x: at, y: base, size: 24, weight: 700, colour: GOOD, room: rest });
  const counts = {
    x: at + numbers + 20,
    y: base,
    size: 21,
    weight: 400,
    colour: QUIET,
    room: rest - numbers - 20,
  } as const;
  if (counts.room > 40) write(pen, half.counts, counts);
  drawCards(pen, half, { x: left, y: y + BAR, width: width - 44, height: height - BAR - 12 });
}

function drawCards(pen: SKRSContext2D, { cards, more }: PictureHalf, box: Box): void {
  const height = heightFor(cards, box);
  const width = height * ASPECT;
  let [x, y] = [box.x, box.y];
  for (const card of cards) {
    const wide = card.isTurned ? height : width;
    if (x + wide > box.x + box.width + 1) [x, y] = [box.x, y + height + GAP];
    drawCard(pen, card, {
      x,
      y: card.isTurned ? y + height - width : y,
      width: wide,
      height: card.isTurned ? width : height,
    });
    x += wide + GAP;
  }
  if (more === 0) return;
  write(pen, `+ ${more}`, { x, y: y + height / 2, size: 26, weight: 700, colour: QUIET, room: 80 });
}

/** The tallest cards of which all fit. */
function heightFor(cards: readonly PictureCard[], { width, height }: Box): number {
  for (let rows = 1; ; rows += 1) {
    const tall = Math.min(TALLEST, (height - (rows - 1) * GAP) / rows);
    if (rows === 4 || rowsOf(cards, tall, width) <= rows) return tall;
  }
}

function rowsOf(cards: readonly PictureCard[], tall: number, width: number): number {
  let [rows, x] = [1, 0];
  for (const { isTurned } of cards) {
    const wide = isTurned ? tall : tall * ASPECT;
    if (x + wide > width + 1) [rows, x] = [rows + 1, 0];
    x += wide + GAP;
  }
  return rows;
}

function drawCard(pen: SKRSContext2D, { name, tint, numbers, damage, isTurned, isNamed }: PictureCard, box: Box): void {
  const { x, y, width, height } = box;
  pen.beginPath();
  pen.roundRect(x, y, width, height, 8);
  pen.fillStyle = GROUND;
  pen.fill();
  pen.lineWidth = isNamed ? 6 : 2;
  pen.strokeStyle = isNamed ? BAD : tint;
  pen.stroke();
  pen.beginPath();
  pen.roundRect(x + 3, y + 3, width - 6, Math.max(10, height * 0.08), 4);
  pen.fillStyle = tint;
  pen.fill();
  const size = Math.max(13, Math.min(20, (isTurned ? height : width) * 0.16));
  const room = width - 14;
  const below = numbers !== '' ? size * 1.5 : 0;
  const most = Math.max(1, Math.floor((height * 0.88 - 10 - below) / (size * 1.15)));
  const colour = isTurned ? QUIET : TEXT;
  const first = y + height * 0.08 + 8 + size;
  for (const [place, line] of linesIn(pen, name, { size, weight: 700, room }, Math.min(most, 4)).entries())
    write(pen, line, { x: x + 7, y: first + place * size * 1.15, size, weight: 700, colour, room });
  write(pen, numbers, { x: x + 7, y: y + height - 9, size: size * 1.1, weight: 400, colour: QUIET, room });
  if (damage > 0) drawDamage(pen, damage, { x: x + width, y, size });
}

/** In the corner of a card. */
function drawDamage(
  pen: SKRSContext2D,
  damage: number,
  { x, y, size }: Pick<Box, 'x' | 'y'> & { readonly size: number },
) {
  const text = String(damage);
  const wide = size * (0.9 + 0.65 * text.length);
  pen.fillStyle = BAD;
  pen.beginPath();
  pen.roundRect(x - wide + 4, y - 4, wide, size * 1.5, size * 0.75);
  pen.fill();
  write(pen, text, {
    x: x - wide + 4 + size * 0.45,
    y: y - 4 + size * 1.12,
    size,
    weight: 700,
    colour: GROUND,
    room: wide,
  });
}
