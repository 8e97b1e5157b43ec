import 'reflect-metadata';
import { readdirSync } from 'node:fs';
import { type Type, ValidationPipe } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validateSync } from 'class-validator';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passes } from '../../src/platform/http/input/checks.js';
import { InputPipe } from '../../src/platform/http/input/input.pipe.js';
import { sizeFaults } from '../../src/platform/http/input/size-faults.js';
import { textFaults } from '../../src/platform/http/input/text-faults.js';

/**
 * Goal: what the checks that are put together once let pass is what class-validator lets pass, no more and no less, and
 * it arrives as what Nest's own pipe makes of it. Method: every class of an input, with bodies of values that
 * class-validator takes for each property and of others. If it fails, a class has a rule of a kind that
 * `input/checks.ts` does not know, or reads otherwise.
 */
const SOURCE = new URL('../../src/', import.meta.url);
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.dto.ts'));
const exported = await Promise.all(files.map((file) => import(new URL(file, SOURCE).href) as Promise<object>));

const rulesOf = (type: Type) => getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
const isInput = (each: unknown): each is Type => typeof each === 'function' && rulesOf(each as Type).length > 0;
const inputs = [...new Set(exported.flatMap((module) => Object.values(module) as unknown[]).filter(isInput))];
const namesOf = (type: Type): string[] => [...new Set(rulesOf(type).map(({ propertyName }) => propertyName))];

/** What the docs say of a property. */
interface Described {
  readonly type?: unknown;
  readonly example?: unknown;
  readonly enum?: readonly unknown[];
}

const describedAs = (type: Type, name: string): Described =>
  (Reflect.getMetadata('swagger/apiModelProperties', type.prototype as object, name) as Described | undefined) ?? {};

/** The class of the objects in a property, if it has one. */
function partOf(type: Type, name: string): Type | undefined {
  const said = [describedAs(type, name).type].flat()[0];
  const isLazy = typeof said === 'function' && said.name === '';
  const one: unknown = [isLazy ? (said as () => unknown)() : said].flat()[0];
  return isInput(one) ? one : undefined;
}

const PLAIN = ['p1', 'd1', 'a', 'a.b', 'lorcana', 'fftcg', 'core-constructed', 'player', 'k'.repeat(43)];
const IDS = ['01a20094-bad6-7c01-9a2b-3c4d5e6f7081', '9'.repeat(64), '2026-11-22', '2026-11-22T00:07:56.887Z'];
const WORDS = [...PLAIN, ...IDS, 'https://example.org/x'];
const NUMBERS = [-1, 0, 1, 1.5, 2, 17, 60, 1e9, 2 ** 53];
const ODD = [null, '', ' ', '-1', '17', '\u0000', true, 'true', {}, [], [[]], { a: 1 }, [null], ['p1', 'p1']];
const ANY: readonly unknown[] = [...WORDS, ...WORDS.map((word) => [word]), ...NUMBERS, ...ODD];

const faultless = (type: Type, body: object): boolean =>
  validateSync(plainToInstance(type, body) as object, OPTIONS).length === 0;
const OPTIONS = { whitelist: true, forbidNonWhitelisted: true, forbidUnknownValues: false };

/** A body without a fault, with as many members as can be. */
function exampleOf(type: Type): Record<string, unknown> {
  const known = examples.get(type);
  if (known !== undefined) return known;
  const body: Record<string, unknown> = {};
  examples.set(type, body);
  for (const name of namesOf(type)) {
    const [value] = goodFor(type, name, body);
    if (value !== undefined) body[name] = value;
  }
  return body;
}
const examples = new Map<Type, Record<string, unknown>>();

function goodFor(type: Type, name: string, body: object): unknown[] {
  const { example, enum: members = [] } = describedAs(type, name);
  const listed = rulesOf(type)
    .filter(({ propertyName }) => propertyName === name)
    .flatMap(({ constraints }) => constraints?.flat() as unknown[] | undefined);
  const part = partOf(type, name);
  const likely = [example, ...(part === undefined ? [] : [exampleOf(part)]), ...members, ...listed];
  const tried = [...likely, ...likely.map((one) => [one]), ...ANY];
  return tried.filter((value) => value !== undefined && isGood(type, name, { ...body, [name]: value }));
}

function isGood(type: Type, name: string, body: object): boolean {
  return !validateSync(plainToInstance(type, body) as object, OPTIONS).some(({ property }) => property === name);
}

/** An example, some of its members left out, and some taken from elsewhere or unknown. */
function bodiesOf(type: Type, depth = 0): fc.Arbitrary<Record<string, unknown>> {
  const example = exampleOf(type);
  const others = namesOf(type).map((name): [string, fc.Arbitrary<unknown>] => {
    const part = partOf(type, name);
    const choices = [fc.constantFrom(...ANY), fc.constantFrom(...goodFor(type, name, example), undefined)];
    if (part !== undefined && depth < 3) {
      const one = bodiesOf(part, depth + 1);
      choices.push(one, fc.array(one, { maxLength: 3 }));
    }
    return [name, fc.oneof(...choices)];
  });
  const values: fc.Arbitrary<Record<string, unknown>> = fc.record(
    Object.fromEntries([...others, ['unheardOf', fc.constant<unknown>(1)] as const]),
  );
  const without = fc.oneof(fc.constant<string[]>([]), fc.subarray(namesOf(type)));
  const changed = fc.subarray([...namesOf(type), 'unheardOf'], { maxLength: 2 });
  return fc.tuple(values, without, changed).map(([other, left, taken]) => {
    const kept = Object.entries(example).filter(([name]) => !left.includes(name));
    const anew = taken.map((name): [string, unknown] => [name, other[name]]);
    return Object.fromEntries([...kept, ...anew]);
  });
}

const nest = new ValidationPipe({ whitelist: true, forbidNonWhitelisted: true, transform: true });
const ours = new InputPipe();
const copy = (body: object): object => JSON.parse(JSON.stringify(body)) as object;

it('finds the classes of all inputs', () => {
  expect(inputs.length).toBeGreaterThan(80);
});

/** Properties that take longer texts than a line of a list, with how long. */
const LONG: Readonly<Record<string, number>> = {
  'DeckTextDto.text': 20_000,
  'FinishedLoginDto.query': 8_192,
  'IdentityQuery.issuer': 4_096,
  'IdentityQuery.subject': 4_096,
  'RegisterPlayersDto.report': 400_000,
  'ReadReportDto.report': 400_000,
};

it('takes no long text in any property but these', () => {
  const found = inputs.flatMap((type) =>
    namesOf(type).flatMap((name): [string, number][] => {
      const max = longestIn(type, name);
      return max > 4_000 ? [[`${type.name}.${name}`, max]] : [];
    }),
  );
  expect(Object.fromEntries(found)).toEqual(LONG);
});

/** The longest text of a property that is judged any further. */
function longestIn(type: Type, name: string): number {
  let [most, tooMany] = [0, 2 ** 19];
  while (tooMany - most > 1) {
    const middle = Math.floor((most + tooMany) / 2);
    if (textFaults(type, { [name]: 'x'.repeat(middle) }).length === 0) most = middle;
    else tooMany = middle;
  }
  return most;
}

describe.each(inputs.map((type) => [type.name, type] as const))('%s', (_, type) => {
  it('passes by its checks with an example, and not with more than is known of', () => {
    const example = exampleOf(type);
    expect(faultless(type, example)).toBe(true);
    expect(passes(plainToInstance(type, example) as object)).toBe(true);
    expect(passes(plainToInstance(type, { ...example, unheardOf: 1 }) as object)).toBe(false);
  });

  it('is judged as by class-validator, and arrives as from the pipe of Nest', async () => {
    const judged = fc.asyncProperty(bodiesOf(type), async (drawn) => {
      const body = copy(drawn);
      const made = plainToInstance(type, body) as object;
      const good = faultless(type, body);
      expect(passes(made)).toBe(good);
      const ourAnswer = ours.transform(copy(body), { type: 'body', metatype: type });
      // A list for an object is for our own pipe to find.
      if (good && textFaults(type, body).length === 0 && sizeFaults(made).length === 0) {
        const theirs: unknown = await nest.transform(copy(body), { type: 'body', metatype: type });
        expect(await ourAnswer).toStrictEqual(theirs);
      } else await expect(ourAnswer).rejects.toMatchObject({ code: 'request.invalid' });
    });
    await fc.assert(judged, { numRuns: 30 });
  });
});
