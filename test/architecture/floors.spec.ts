/**
 * Goal: the kernel is a ladder of floors, and its README reads it from the ground up. Method: the folders on the disk,
 * the floors that the import rules know and the rows of the README are compared, in their order. That no floor imports
 * from one above it is held by `npm run check:imports`.
 * When it fails: give the new folder its place in FLOORS of .dependency-cruiser.cjs and its row in the README.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const KERNEL = 'src/engine/kernel';
const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  readonly forbidden: readonly { readonly name: string }[];
};
const floors = forbidden.flatMap(
  ({ name }) => /^kernel-floor-(.+)-knows-only-the-floors-below-it$/.exec(name)?.[1] ?? [],
);

it('the kernel has only floors that the import rules name, and its door', () => {
  const entries = readdirSync(KERNEL, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(folders).toEqual(floors.toSorted());
  expect(entries.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual(['README.md', 'index.ts']);
});

it('the README lists the floors from the ground up', () => {
  const rows = readFileSync(`${KERNEL}/README.md`, 'utf8').matchAll(/^\| `([a-z-]+)\/`/gm);
  expect([...rows].map(([, floor]) => floor)).toEqual(floors);
});

it('the door lists its exports from the ground up', () => {
  const exported = readFileSync(`${KERNEL}/index.ts`, 'utf8').matchAll(/ from '\.\/([a-z-]+)\//g);
  const order = [...exported].map(([, floor = '']) => floors.indexOf(floor));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});
