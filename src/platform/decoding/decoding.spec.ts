import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { dictionary, events, flag, integer, list, literal, nullable, record, text, Undecodable } from './index.js';

const seat = record({ seat: text, cards: list(record({ card: text, count: integer })) }, { bot: flag });

describe('decoding', () => {
  it('takes the fields it knows and drops the others', () => {
    const value = { seat: 'p1', cards: [{ card: 'x-1', count: 4, foil: true }], colour: 'red' };
    expect(seat(value, '')).toEqual({ seat: 'p1', cards: [{ card: 'x-1', count: 4 }] });
  });

  it('names the place of the first fault', () => {
    const value = { seat: 'p1', cards: [{ card: 'x-1', count: 1.5 }] };
    expect(() => seat(value, 'GameStarted v1')).toThrow('GameStarted v1/cards/0/count is not an integer');
  });

  it('tells a missing field from an optional one', () => {
    expect(() => seat({ seat: 'p1' }, '')).toThrow(Undecodable);
    expect(seat({ seat: 'p1', cards: [], bot: false }, '')).toEqual({ seat: 'p1', cards: [], bot: false });
  });

  it('decodes literals, nulls and dictionaries', () => {
    const decode = record({ kind: literal('seeded', 'asserted'), secrets: dictionary(nullable(text)) });
    expect(decode({ kind: 'seeded', secrets: { p1: null, p2: 'ab' } }, '')).toEqual({
      kind: 'seeded',
      secrets: { p1: null, p2: 'ab' },
    });
    expect(() => decode({ kind: 'dice', secrets: {} }, '')).toThrow('/kind is not seeded or asserted');
  });

  it.each([
    [{ seat: 'p1', cards: [{ card: 'x-1', count: 4 }] }, []],
    [{ seat: 'p1', cards: [], bot: true, colour: 'red' }, []],
    [{ seat: 'p1' }, ["must have required property 'cards'"]],
    [{ seat: 'p1', cards: [{ card: 'x-1', count: 1.5 }] }, ['must be integer']],
    [{ seat: 'p1', cards: [], bot: 'yes' }, ['must be boolean']],
  ])('takes what its schema takes, and nothing else: %j', (value, faults) => {
    const validate = new Ajv2020().compile(seat.schema);
    validate(value);
    expect((validate.errors ?? []).map(({ message }) => message)).toEqual(faults);
    if (faults.length > 0) expect(() => seat(value, '')).toThrow(Undecodable);
    else expect(seat(value, '')).toBeDefined();
  });

  it('describes literals, nulls and dictionaries', () => {
    const of = record({ kind: literal('a', 'b'), secrets: dictionary(nullable(text)) });
    expect(of.schema['properties']).toEqual({
      kind: { type: 'string', enum: ['a', 'b'] },
      secrets: { type: 'object', additionalProperties: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
    });
  });

  it('reads events by their type, and says where one is of none, or not what its type promises', () => {
    const decode = events('an event of a parrot', { Spoke: record({ word: text }), Flew: record({ metres: integer }) });
    const event = (type: string, payload: object) => ({ stream: 's', version: 3, type, payload });
    expect(decode(event('Spoke', { word: 'hello' }))).toEqual({ type: 'Spoke', payload: { word: 'hello' } });
    expect(() => decode(event('Flew', {}))).toThrow('Flew s/3/metres is not an integer');
    expect(() => decode(event('toString', {}))).toThrow('toString s/3 is not an event of a parrot');
  });
});
