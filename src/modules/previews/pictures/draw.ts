/** Draws what a link is about. In a process of its own: fonts of many thousand characters are opened for it. */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { drawTable } from './draw-table.js';
import { GOOD, GROUND, QUIET, TEXT, WOOD, write as writeIn, type Writing } from './pen.js';
import { type Picture, PICTURE_SIZE, type PictureLine } from './picture.js';

const PACKAGES = [
  { name: '@fontsource/inter', family: 'Kifu', files: /-(400|700)-normal\.woff2$/ },
  { name: '@fontsource-variable/noto-sans-sc', family: 'Kifu SC', files: /-wght-normal\.woff2$/ },
] as const;

const MARGIN = 72;
/** More lines than these are not read at the size of a thumbnail. */
const LINES_MAX = 4;

let isReady = false;

export async function draw(picture: Picture): Promise<Buffer> {
  const { about, lines, note, table } = picture;
  openFonts();
  const { width, height } = PICTURE_SIZE;
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.fillStyle = GROUND;
  pen.fillRect(0, 0, width, height);
  pen.textBaseline = 'alphabetic';
  if (table !== undefined) {
    drawTable(pen, picture, table);
    return canvas.encode('png');
  }
  drawBoard(pen);
  write(pen, 'Kifu', { x: MARGIN, y: 112, size: 44, weight: 700, colour: TEXT });
  write(pen, about, { x: MARGIN + 130, y: 112, size: 34, weight: 400, colour: QUIET });
  const shown = lines.slice(0, LINES_MAX);
  const size = shown.length > 2 ? 64 : 84;
  const top = 330 - ((shown.length - 1) * size * 1.35) / 2;
  for (const [place, line] of shown.entries()) drawLine(pen, line, top + place * size * 1.35, size);
  write(pen, note, { x: MARGIN, y: height - 68, size: 36, weight: 400, colour: QUIET });
  return canvas.encode('png');
}

function drawLine(pen: SKRSContext2D, { text, won }: PictureLine, y: number, size: number): void {
  write(pen, text, { x: MARGIN, y, size, weight: 700, colour: won === false ? QUIET : won === true ? GOOD : TEXT });
}

/** A corner of a board with two stones, the mark of Kifu. */
function drawBoard(pen: SKRSContext2D): void {
  const { width, height } = PICTURE_SIZE;
  const [left, step] = [width - 220, 88];
  pen.fillStyle = WOOD;
  pen.fillRect(left, 0, width - left, height);
  pen.strokeStyle = QUIET;
  pen.lineWidth = 2;
  pen.beginPath();
  for (let x = left + step / 2; x < width; x += step) line(pen, x, 0, x, height);
  for (let y = step / 2; y < height; y += step) line(pen, left, y, width, y);
  pen.stroke();
  stone(pen, left + step * 1.5, step * 2.5, TEXT);
  stone(pen, left + step * 0.5, step * 3.5, GROUND);
}

function line(pen: SKRSContext2D, x: number, y: number, toX: number, toY: number): void {
  pen.moveTo(x, y);
  pen.lineTo(toX, toY);
}

function stone(pen: SKRSContext2D, x: number, y: number, colour: string): void {
  pen.beginPath();
  pen.arc(x, y, 38, 0, 2 * Math.PI);
  pen.fillStyle = colour;
  pen.fill();
  pen.stroke();
}

/** Beside the board. */
function write(pen: SKRSContext2D, written: string, at: Omit<Writing, 'room'>): void {
  writeIn(pen, written, { ...at, room: PICTURE_SIZE.width - 220 - MARGIN / 2 - at.x });
}

function openFonts(): void {
  if (isReady) return;
  const { resolve } = createRequire(import.meta.url);
  for (const { name, family, files } of PACKAGES) {
    const folder = join(dirname(resolve(`${name}/package.json`)), 'files');
    for (const file of readdirSync(folder))
      if (files.test(file)) GlobalFonts.registerFromPath(join(folder, file), family);
  }
  isReady = true;
}
