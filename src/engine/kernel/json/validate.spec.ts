import { describe, expect, it } from 'vitest';
import { ref, type Schema, type SchemaDocument } from './schema.js';
import { validate } from './validate.js';

const limits = { nesting: 5, nodes: 50, faults: 3 };
const document = (schema: Schema, $defs: SchemaDocument['$defs'] = {}): SchemaDocument => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  ...schema,
  $defs,
});
const faults = (schema: Schema, value: unknown, $defs?: SchemaDocument['$defs']) =>
  validate(document(schema, $defs), value, limits).map(({ path, message }) => `${path}: ${message}`);

const whole: Schema = { type: 'integer', minimum: 0, maximum: 9 };
const point: Schema = {
  type: 'object',
  properties: { x: whole, y: whole },
  required: ['x'],
  additionalProperties: false,
};

describe('a whole number', () => {
  it.each([0, 9])('may be %s', (value) => expect(faults(whole, value)).toEqual([]));

  it.each([
    [-1, '-1'],
    [10, '10'],
    [0.5, '0.5'],
    [-0, '-0'],
    [NaN, 'NaN'],
    ['1', '"1"'],
    [null, 'null'],
    [undefined, 'undefined'],
    [[1], 'a list'],
    [new Date(0), 'an object that is no record'],
  ])('is not %s', (value, called) => {
    expect(faults(whole, value)).toEqual([`: a whole number from 0 to 9, not ${called}`]);
  });
});

describe('a text', () => {
  it('is distinguished from what is none, and from one that is too long', () => {
    expect(faults({ type: 'string', maxLength: 3 }, 'abc')).toEqual([]);
    expect(faults({ type: 'string', maxLength: 3 }, 'abcd')).toEqual([': at most 3 characters, not 4']);
    expect(faults({ type: 'string' }, 3)).toEqual([': a text, not 3']);
  });

  it('is one of those known', () => {
    const ink: Schema = { type: 'string', title: 'ink', enum: ['amber', 'ruby'] };
    expect(faults(ink, 'rubi')).toEqual([': unknown ink "rubi"; known are amber, ruby']);
    expect(faults(ink, 'x'.repeat(1_000))[0]?.length).toBeLessThan(120);
  });

  it('fits its pattern, and is called by its title where it does not', () => {
    const schema: Schema = { type: 'string', pattern: '^[a-z]+$', title: 'a small word' };
    expect(faults(schema, 'Small')).toEqual([': a small word, not "Small"']);
  });

  it.each(['\u0000', 'a\nb', '\ud800'])('has nothing that cannot be written (%j)', (value) => {
    expect(faults({ type: 'string' }, value)).toEqual([': a text without control characters']);
  });
});

describe('a list', () => {
  const list: Schema = { type: 'array', items: whole, minItems: 1, maxItems: 3, uniqueItems: true };

  it('reports each faulty item by its index', () => {
    expect(faults(list, [1, 'two', 30])).toEqual([
      '/1: a whole number from 0 to 9, not "two"',
      '/2: a whole number from 0 to 9, not 30',
    ]);
    expect(faults(list, [1, 2, 1])).toEqual(['/2: 1 twice']);
  });

  it('is not looked into when it is too short or too long', () => {
    expect(faults(list, [])).toEqual([': at least 1, not 0']);
    expect(faults(list, Array(20_000).fill('x'))).toEqual([': at most 3, not 20000']);
  });

  it('has no holes', () => {
    expect(faults(list, Array(1))).toEqual(['/0: a whole number from 0 to 9, not undefined']);
  });
});

describe('a record', () => {
  it('has what it needs and nothing unknown', () => {
    expect(faults(point, { y: 1, z: 2 })).toEqual([': needs x', '/z: unknown; known are x, y']);
  });

  it.each(['__proto__', 'constructor', 'prototype'])('has no field called %s', (field) => {
    const open: Schema = { type: 'object', additionalProperties: whole };
    expect(faults(open, JSON.parse(`{"${field}":1}`))).toEqual([`/${field}: no field may be called this`]);
    expect(faults(point, JSON.parse(`{"x":1,"${field}":{"x":1}}`))).toEqual([`/${field}: no field may be called this`]);
  });

  it('has bounds in order', () => {
    const schema: Schema = { ...point, 'x-ordered': ['x', 'y'] };
    expect(faults(schema, { x: 2 })).toEqual([]);
    expect(faults(schema, { x: 2, y: 2 })).toEqual([]);
    expect(faults(schema, { x: 3, y: 2 })).toEqual(['/x: no greater than y']);
  });

  it('has a field that goes with some kinds of another', () => {
    const kind: Schema = { type: 'object', properties: { kind: { type: 'string' } } };
    const schema: Schema = {
      type: 'object',
      properties: { shape: kind, times: whole },
      'x-goes-with': { field: 'times', of: 'shape', kinds: ['ring'] },
    };
    expect(faults(schema, { shape: { kind: 'line' } })).toEqual([]);
    expect(faults(schema, { shape: { kind: 'ring' }, times: 1 })).toEqual([]);
    expect(faults(schema, { shape: { kind: 'line' }, times: 1 })).toEqual(['/times: goes with ring, not with "line"']);
    expect(faults(schema, { shape: 1, times: 1 })).toEqual(['/shape: a record, not 1']);
  });

  it('has a field that goes with some texts of another', () => {
    const schema: Schema = {
      type: 'object',
      properties: { shape: { type: 'string' }, times: whole },
      'x-goes-with': { field: 'times', of: 'shape', kinds: ['ring'] },
    };
    expect(faults(schema, { shape: 'line' })).toEqual([]);
    expect(faults(schema, { shape: 'ring', times: 1 })).toEqual([]);
    expect(faults(schema, { shape: 'line', times: 1 })).toEqual(['/times: goes with ring, not with "line"']);
  });

  it('is plain', () => {
    expect(faults(point, new Map())).toEqual([': a record, not an object that is no record']);
  });

  it('has at least and at most so many fields', () => {
    const schema: Schema = { ...point, required: [], minProperties: 1, maxProperties: 1 };
    expect(faults(schema, {})).toEqual([': at least one field of x, y']);
    expect(faults(schema, { x: 1, y: 1 })).toEqual([': at most one field of x, y']);
  });

  it('is pointed at with escapes, and with as much of a key as one can read', () => {
    expect(faults(point, { x: 1, 'a/b~': 1 })).toEqual(['/a~1b~0: unknown; known are x, y']);
    expect(faults(point, { x: 1, ['k'.repeat(10_000)]: 1 })[0]?.length).toBeLessThan(100);
  });
});

describe('a choice', () => {
  const words: Schema = {
    title: 'word',
    oneOf: [
      { type: 'object', properties: { do: { const: 'draw' }, count: whole }, required: ['do', 'count'] },
      { type: 'object', properties: { do: { const: 'pass' } }, required: ['do'] },
    ],
  };

  it('is made by the first field, and only the faults of that branch are reported', () => {
    expect(faults(words, { do: 'draw', count: -1 })).toEqual(['/count: a whole number from 0 to 9, not -1']);
    expect(faults(words, { do: 'pass', count: 1 })).toEqual(['/count: unknown; known are do']);
    expect(faults(words, { do: 'drow' })).toEqual(['/do: unknown word "drow"; known are draw, pass']);
    expect(faults(words, { count: 1 })).toEqual([': needs do']);
    expect(faults(words, 'draw')).toEqual([': a record, not "draw"']);
  });

  it('is made by type, and among records without a constant by the field that is there', () => {
    const amount: Schema = {
      oneOf: [
        whole,
        { type: 'object', properties: { count: whole }, required: ['count'] },
        { type: 'object', properties: { times: whole }, required: ['times'] },
      ],
    };
    expect(faults(amount, 10)).toEqual([': a whole number from 0 to 9, not 10']);
    expect(faults(amount, { times: 10 })).toEqual(['/times: a whole number from 0 to 9, not 10']);
    expect(faults(amount, {})).toEqual([': needs one of count, times']);
    expect(faults(amount, { count: 1, times: 1 })).toEqual(['/times: unknown; known are count']);
    expect(faults(amount, 'many')).toEqual([': a whole number or a record, not "many"']);
  });
});

describe('the limits', () => {
  const tree: Schema = { type: 'array', items: ref('tree') };
  const nested = (depth: number): unknown => (depth === 0 ? [] : [nested(depth - 1)]);

  it('end the way down', () => {
    expect(faults(ref('tree'), nested(5), { tree })).toEqual([]);
    expect(faults(ref('tree'), nested(6), { tree })).toEqual(['/0/0/0/0/0/0: nested deeper than 5']);
    const bottomless: unknown[] = [];
    bottomless.push(bottomless);
    expect(faults(ref('tree'), bottomless, { tree })).toEqual(['/0/0/0/0/0/0: nested deeper than 5']);
  });

  it('end the way along', () => {
    expect(faults(ref('tree'), Array(49).fill([]), { tree })).toEqual([]);
    expect(faults(ref('tree'), Array(20_000).fill([]), { tree })).toEqual(['/49: more than 50 parts in all']);
  });

  it('end the list of faults', () => {
    expect(faults({ type: 'array', items: whole }, ['a', 'b', 'c', 'd', 'e'])).toHaveLength(3);
    const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`k${index}`, 1]));
    expect(faults(point, { x: 1, ...many })).toHaveLength(3);
  });
});
