/**
 * Goal: the picture of docs/ARCHITECTURE.md, "What an action passes", is what happens. Method: the functions that it
 * names are replaced by ones that note who calls them, a game is played over HTTP, followed, and ended, and every arrow
 * is looked for in the calls: a solid one where one file is the next below the other on a stack, a dotted one where the
 * second comes after the first. If it fails, the picture is out of date: draw the way that the calls take now. It
 * replaces modules: all modules are loaded anew for this file, and again for the next file of the process.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { TestApi } from '../support/api.js';
import { eventually } from '../support/ledger.js';

const SOURCE = fileURLToPath(new URL('../../src/', import.meta.url));
const page = readFileSync(new URL('../../docs/ARCHITECTURE.md', import.meta.url), 'utf8');
const picture = page.split('## What an action passes')[1]?.split('```')[1] ?? '';

interface Place {
  readonly file: string;
  readonly name: string;
}

const places = new Map(
  [...picture.matchAll(/^ {2}(\w+)\["(\S+) · (\w+)"\]$/gm)].map(
    ([, id = '', file = '', name = '']): [string, Place] => [id, { file, name }],
  ),
);

/** Each arrow as it is drawn: from, how, to. */
const arrows = picture.split('\n').flatMap((line) => {
  const [first = '', ...rest] = line.trim().split(/ (-->|-\. "\w+" \.->) /);
  const ways = rest.filter((_, at) => at % 2 === 0);
  const ids = [first, ...rest.filter((_, at) => at % 2 === 1)];
  return ways.map((way, at) => ({ from: ids[at] ?? '', isCall: way === '-->', to: ids[at + 1] ?? '' }));
});

/** The places of the picture on a stack, the innermost first. */
type Stack = readonly { readonly id: string; readonly name: string }[];
const stacks: Stack[] = [];

const idOf = (file: string): string | undefined => [...places].find(([, place]) => place.file === file)?.[0];

function note(id: string, name: string): void {
  const lines = new Error().stack?.split('\n') ?? [];
  const below = lines.flatMap((line) => {
    const [, called = '', file = ''] =
      /at (?:async )?(?:(\S+).*? )?\(?(?:file:\/\/)?[^ ()]*\/src\/([^:()]+\.ts):/.exec(line) ?? [];
    const found = idOf(file);
    return found === undefined ? [] : [{ id: found, name: called.split('.').at(-1) ?? '' }];
  });
  stacks.push([{ id, name }, ...below]);
}

type Fn = (this: unknown, ...given: unknown[]) => unknown;

/** The same function, noting each call; what decorators said of it stays. */
function noting(id: string, name: string, original: Fn): Fn {
  const noted: Fn = function (...given) {
    note(id, name);
    return original.apply(this, given);
  };
  for (const key of Reflect.getMetadataKeys(original) as string[]) {
    Reflect.defineMetadata(key, Reflect.getMetadata(key, original), noted);
  }
  return noted;
}

const isClass = (value: unknown): value is { readonly prototype: Record<string, Fn | undefined> } =>
  typeof value === 'function' && /^class\b/.test(Function.prototype.toString.call(value));

/**
 * What a file exports, with the function of that name noting its calls: exported itself, a method of a class, or of a
 * value.
 */
function observed(id: string, name: string, exported: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const all: Record<string, unknown> = { ...exported };
  for (const [key, value] of Object.entries(exported)) {
    if (isClass(value)) {
      const method = Object.hasOwn(value.prototype, name) ? value.prototype[name] : undefined;
      if (method !== undefined) value.prototype[name] = noting(id, name, method);
    } else if (key === name && typeof value === 'function') {
      all[key] = noting(id, name, value as Fn);
    } else if (typeof value === 'object' && value !== null && name in value) {
      const method = (value as Record<string, unknown>)[name];
      if (typeof method === 'function') all[key] = { ...value, [name]: noting(id, name, method as Fn) };
    }
  }
  return all;
}

let api: TestApi;

beforeAll(async () => {
  await import('reflect-metadata');
  vi.resetModules();
  Error.stackTraceLimit = 100;
  for (const [id, { file, name }] of places) {
    vi.doMock(`${SOURCE}${file}`, async (load) => observed(id, name, await load()));
  }
  const { serveKifu } = await import('../support/api.js');
  api = await serveKifu('all');
  await playToTheEnd();
});

afterAll(async () => {
  Error.stackTraceLimit = 10;
  await api.close();
  for (const { file } of places.values()) vi.doUnmock(`${SOURCE}${file}`);
  vi.resetModules();
});

async function playToTheEnd(): Promise<void> {
  const { createMatch, dice, seatedPlayer, step } = await import('../support/players.js');
  const { readStream } = await import('../support/event-stream.js');
  const players = [await seatedPlayer(api, 'Abe', 0), await seatedPlayer(api, 'Bea', 1)] as const;
  const gameId = (await createMatch(api, players)).games[0]?.id ?? '';
  const path = `/v1/games/${gameId}`;
  const told = readStream(api, `${path}/stream?after=0`, players[0].key, ({ event }) => event === 'end');
  await step(api, gameId, players, dice(3));
  await api.call('POST', `${path}/concede`, {}, players[0].key);
  await told;
  // Only the worker makes the replay here. A reader who asks for it first gets one made on demand, and the worker makes
  // none.
  const isMade = (): boolean => stacks.some(([innermost]) => innermost?.id === 'again');
  await eventually('the replay', () => Promise.resolve(isMade() ? true : null), 120_000);
}

it('names enough to be a way', () => {
  expect(places.size).toBeGreaterThan(20);
  expect(arrows.length).toBeGreaterThan(20);
  for (const { from, to } of arrows) expect([places.has(from), places.has(to)]).toEqual([true, true]);
});

it.each([...places])('%s is there, and is called', (id, { name }) => {
  expect(stacks.some((stack) => stack.some((at) => at.id === id && at.name === name))).toBe(true);
});

it.each(arrows.filter(({ isCall }) => isCall))('$from calls $to', ({ from, to }) => {
  const others = (stack: Stack): readonly string[] =>
    stack.map(({ id }) => id).filter((id, at, all) => id !== all[at - 1]);
  expect(stacks.map(others).some((ids) => ids.some((id, at) => id === to && ids[at + 1] === from))).toBe(true);
});

it.each(arrows.filter(({ isCall }) => !isCall))('$to goes on after $from', ({ from, to }) => {
  const has = (id: string) => (stack: Stack) => stack.some((at) => at.id === id);
  const first = stacks.findIndex(has(from));
  expect(first).toBeGreaterThanOrEqual(0);
  expect(stacks.findLastIndex(has(to))).toBeGreaterThan(first);
});
