/** Goal: an input is made of a body as class-transformer makes it, whatever the body says. */
import 'reflect-metadata';
import { plainToInstance, Transform, Type } from 'class-transformer';
import { IsDefined, ValidateNested } from 'class-validator';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { instanceOf } from './instances.js';

class Part {
  @IsDefined()
  any: unknown;

  @IsDefined()
  @Type(() => Number)
  number!: number;
}

class Changed {
  @IsDefined()
  @Transform(({ value }: { value: unknown }) => [value])
  any: unknown;
}

class Whole extends Part {
  @IsDefined()
  preset = 'preset';

  @ValidateNested()
  @Type(() => Part)
  part!: Part;

  @ValidateNested({ each: true })
  @Type(() => Part)
  parts!: Part[];

  @ValidateNested()
  @Type(() => Changed)
  changed!: Changed;
}

const NAMES = ['any', 'number', 'preset', 'part', 'parts', 'changed', 'unheardOf', 'toString', 'valueOf', 'a'];
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<unknown>(null, true, '', '17', 'x', 0, 1.5),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...NAMES), tie('value'), { maxKeys: 6 }),
  ),
}));
const body = fc.dictionary(fc.constantFrom(...NAMES), value, { maxKeys: 8 });

/** There are objects that no number can be made of. */
function outcomeOf(make: () => unknown): unknown {
  try {
    return make();
  } catch (error) {
    return String(error);
  }
}

it.each([Whole, Part, Changed])('makes %o as class-transformer does', (type) => {
  fc.assert(
    fc.property(body, (plain) => {
      expect(outcomeOf(() => instanceOf(type, plain))).toStrictEqual(outcomeOf(() => plainToInstance(type, plain)));
    }),
    { numRuns: 500 },
  );
});

it('shares nothing with the body that it was made of', () => {
  const plain = { any: { list: [{}] } };
  const made = instanceOf(Part, plain);
  expect(made).toStrictEqual(plainToInstance(Part, plain));
  plain.any.list.push({ late: true });
  expect(made).toMatchObject({ any: { list: [{}] } });
});
