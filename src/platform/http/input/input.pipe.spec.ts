/** Goal: what is of the wrong size or shape is refused before anything looks at each part of it. */
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, MaxLength, ValidateBy, ValidateNested } from 'class-validator';
import { beforeEach, expect, it } from 'vitest';
import { InputPipe } from './input.pipe.js';
import { MayBeAbsent } from './may-be-absent.decorator.js';

let looked = 0;
const Looked = () => ValidateBy({ name: 'looked', validator: { validate: () => (looked += 1) > 0 } });

class Part {
  @Looked()
  name!: string;

  @MayBeAbsent()
  @Transform(({ value }) => (looked += 1) > 0 && (value as unknown))
  @Looked()
  @MaxLength(300)
  text?: string;
}

class Whole {
  @ValidateNested()
  @Type(() => Part)
  one!: Part;

  @IsArray()
  @ArrayMaxSize(3)
  @ValidateNested({ each: true })
  @Type(() => Part)
  many!: Part[];
}

const PART = { name: 'x' };
const parts = (count: number) => Array.from({ length: count }, () => PART);
const take = (body: unknown) => new InputPipe().transform(body, { type: 'body', metatype: Whole });

beforeEach(() => {
  looked = 0;
});

it('looks at each part of what is right', async () => {
  await expect(take({ one: PART, many: parts(3) })).resolves.toBeInstanceOf(Whole);
  expect(looked).toBe(4);
});

it.each([
  ['a list that is too long', { one: PART, many: parts(4) }, '/many'],
  ['a list for an object', { one: parts(1_000), many: [] }, '/one'],
  ['an empty list for an object', { one: [], many: [] }, '/one'],
  ['a list for an object in a list', { one: PART, many: [parts(1_000)] }, '/many/0'],
  [
    'a text that is longer than its property says',
    { one: { ...PART, text: 'x'.repeat(1_001) }, many: [] },
    '/one/text',
  ],
  ['a long text for a property that says nothing', { one: { name: 'x'.repeat(1_001) }, many: [] }, '/one/name'],
  ['a long text in a list', { one: PART, many: [PART, { name: 'x'.repeat(1_001) }] }, '/many/1/name'],
  ['a long text for an object', { one: 'x'.repeat(1_001), many: [] }, '/one'],
])('of %s it looks at nothing', async (_, body, pointer) => {
  await expect(take(body)).rejects.toMatchObject({ code: 'request.invalid', errors: [{ in: 'body', pointer }] });
  expect(looked).toBe(0);
});
