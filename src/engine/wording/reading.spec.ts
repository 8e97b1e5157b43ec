/** A grammar of a few phrases: what is read is written back, and what has two meanings is not read. */
import { describe, expect, it } from 'vitest';
import type { Json } from '../kernel/index.js';
import { grammarOf, readText, says, writeText, type Dialect } from './index.js';

const chosen: Json = { select: { do: 'choose', from: '$f', min: 1, max: 1 } };

const phrases = {
  colours: [says('', {}), says('red', { is: ['red'] }), says('small', { numbers: { size: { max: 2 } } })],
  lamp: [says('{a:colours} (lamp|lantern)', { '&': ['$a'], type: 'lamp' })],
  thing: [
    says('chosen {f:lamp}', chosen),
    says('another chosen {f:lamp}', another()),
    says('it', { topic: true }),
    says('a picked {f:lamp}', picked('$f')),
  ],
  clause: [
    says('light {x:thing} for {n:number} (hour|hours)', { do: 'light', objects: '$x', hours: '$n' }),
    says('move {x:thing} to {y:thing}', { do: 'move', from: '$x', to: '$y' }),
    says('count {x:thing}', { do: 'count', objects: '$x' }),
    says('pick up another picked {f:lamp}', { do: 'count', objects: picked({ '&': ['$f'], another: true }) }),
    says('lose as many', { do: 'lose', amount: { bound: { outcome: 'light' } } }),
    says('win as many', { do: 'win', amount: { bound: { outcome: 'count' } } }),
    says('greet its owner', { do: 'greet', objects: { event: 'owner' } }),
    says('polish the lamp', { do: 'polish', objects: 'self' }),
    says('polish the lamp', { do: 'polish', objects: { topic: true } }),
  ],
  sentence: [says('{c:clause}', '$c'), says('you may {c:clause}', { do: 'may', effect: '$c' })],
  aim: [
    says('(choose|aim at) {f:lamp}', mention('$f')),
    says('(choose|aim at) {f:lamp} and {g:lamp}', { do: 'sequence', of: [mention('$f'), mention('$g')] }),
    says('count the former', { do: 'count', objects: { the: 'announced before' } }),
    says('light the aim for {n:number} hours', { do: 'light', objects: { topic: 'announced' }, hours: '$n' }),
    says('{c:clause}', '$c'),
    says('when one goes out , {c:clause}', {
      do: 'float',
      ability: { kind: 'triggered', on: [{ event: 'out' }], effect: '$c' },
    }),
  ],
  announced: [
    says('now {e:aims}', { kind: 'activated', effect: '$e' }),
    says('either {a:aims} or {b:aims}', {
      kind: 'activated',
      effect: { do: 'modes', of: [{ effect: '$a' }, { effect: '$b' }] },
    }),
  ],
  heard: [
    says('when {f:lamp} goes out , {e:text}', {
      kind: 'triggered',
      on: [{ event: 'out', where: { object: { object: '$f' } } }],
      effect: '$e',
    }),
  ],
};

function picked(from: Json): Json {
  return { select: { do: 'pick', from, min: 1, max: 1 } };
}
function another(): Json {
  return { select: { do: 'choose', from: { '&': ['$f'], another: true }, min: 1, max: 1 } };
}

function mention(from: Json): Json {
  return { do: 'mention', objects: { select: { do: 'announced', from, min: 1, max: 1 } } };
}

const dialect: Dialect = {
  version: 'toy/1',
  grammar: grammarOf({
    phrases,
    series: { text: { item: 'sentence', by: ['.', '. if you do ,'] }, aims: { item: 'aim', by: ['.'] } },
  }),
  nameOf: ({ kind }) => (kind === 'activated' ? 'used' : 'heard'),
  roles: { owner: { out: 'whose' } },
  choices: { pick: 'picked' },
  accepts: (script) => !JSON.stringify(script).includes('"hours":99'),
};
const read = (text: string, category = 'text') => readText(dialect, category, text);
const scriptOf = (text: string, category?: string): Json => {
  const reading = read(text, category);
  if (reading.kind === 'unread') throw new Error(`${reading.why}: ${reading.piece}`);
  return reading.script;
};
const choose = (from: Json, as: string): Json => ({ do: 'choose', from, min: 1, max: 1, as });

describe('a text is read', () => {
  it('with what it chooses before what is done with it', () => {
    expect(scriptOf('Light chosen red lamp for 2 hours.')).toEqual({
      do: 'sequence',
      of: [choose({ type: 'lamp', is: ['red'] }, 'chosen'), { do: 'light', objects: 'chosen', hours: 2 }],
    });
  });

  it('with pronouns that mean what was mentioned last', () => {
    expect(scriptOf('Move chosen red lamp to chosen small lamp. Count it.')).toEqual({
      do: 'sequence',
      of: [
        choose({ type: 'lamp', is: ['red'] }, 'chosen'),
        choose({ type: 'lamp', numbers: { size: { max: 2 } } }, 'chosen2'),
        { do: 'move', from: 'chosen', to: 'chosen2' },
        { do: 'count', objects: 'chosen2' },
      ],
    });
  });

  it('with "another" as another than what was chosen before', () => {
    expect(scriptOf('Move chosen lamp to another chosen lamp.')).toMatchObject({
      of: [{ as: 'chosen' }, { from: { type: 'lamp', notBound: 'chosen' }, as: 'chosen2' }, { do: 'move' }],
    });
    expect(scriptOf('Count another chosen lamp.')).toMatchObject({ of: [{ from: { other: true } }, { do: 'count' }] });
  });

  it('with what follows a "may" within it, where it speaks of what was chosen there', () => {
    expect(scriptOf('You may count chosen lamp. Light it for 1 hour.')).toEqual({
      do: 'may',
      effect: {
        do: 'sequence',
        of: [
          choose({ type: 'lamp' }, 'chosen'),
          { do: 'count', objects: 'chosen' },
          { do: 'light', objects: 'chosen', hours: 1 },
        ],
      },
    });
  });

  it('with the outcome of an earlier word under a name', () => {
    expect(scriptOf('Count chosen lamp. Win as many.')).toMatchObject({
      of: [{}, { do: 'count', as: 'outcome' }, { do: 'win', amount: { bound: 'outcome' } }],
    });
  });

  it('with the outcomes of two words under two names', () => {
    const text = 'Count chosen lamp. Light chosen lamp for 2 hours. Lose as many. Win as many.';
    expect(scriptOf(text)).toMatchObject({
      of: [
        {},
        { do: 'count', as: 'outcome2' },
        {},
        { do: 'light', as: 'outcome' },
        { do: 'lose', amount: { bound: 'outcome' } },
        { do: 'win', amount: { bound: 'outcome2' } },
      ],
    });
  });

  it('with what a word of the game chose, and "another" as another than that', () => {
    expect(scriptOf('Count a picked lamp. Pick up another picked lamp.')).toMatchObject({
      of: [
        { do: 'pick', as: 'picked' },
        { do: 'count', objects: 'picked' },
        { do: 'pick', from: { type: 'lamp', notBound: 'picked' }, as: 'picked2' },
        { do: 'count', objects: 'picked2' },
      ],
    });
  });

  it('with the fields of the event that it speaks of', () => {
    expect(scriptOf('When red lamp goes out, greet its owner. Count it.', 'heard')).toEqual({
      kind: 'triggered',
      name: 'heard',
      effect: {
        do: 'sequence',
        of: [
          { do: 'greet', objects: 'owner' },
          { do: 'count', objects: 'object' },
        ],
      },
      on: [
        {
          event: 'out',
          where: { object: { object: { type: 'lamp', is: ['red'] } } },
          bind: { owner: 'whose', object: 'object' },
        },
      ],
    });
  });
});

describe('what is announced', () => {
  const target = (as: string, ...is: readonly string[]): Json => ({
    as,
    from: { type: 'lamp', ...(is.length > 0 && { is }) },
    min: 1,
    max: 1,
  });

  it('is among the targets of the ability, wherever the text mentions it', () => {
    expect(scriptOf('Now polish the lamp. Choose red lamp. Light it for 2 hours.', 'announced')).toEqual({
      kind: 'activated',
      name: 'used',
      effect: {
        do: 'sequence',
        of: [
          { do: 'polish', objects: 'self' },
          { do: 'light', objects: 'target', hours: 2 },
        ],
      },
      targets: [target('target', 'red')],
    });
  });

  it('can be spoken of as the former of two', () => {
    expect(scriptOf('Now choose red lamp and lamp. Count it. Count the former.', 'announced')).toMatchObject({
      effect: {
        of: [
          { do: 'count', objects: 'target2' },
          { do: 'count', objects: 'target' },
        ],
      },
      targets: [target('target', 'red'), target('target2')],
    });
  });

  it('belongs to the mode that speaks of it', () => {
    expect(scriptOf('Either choose red lamp. Count it or choose lamp. Count it', 'announced')).toMatchObject({
      effect: {
        do: 'modes',
        of: [
          { name: 'option-1', targets: [target('target', 'red')], effect: { objects: 'target' } },
          { name: 'option-2', targets: [target('target2')], effect: { objects: 'target2' } },
        ],
      },
    });
  });

  it('is known to an ability that the effect leaves behind', () => {
    expect(scriptOf('Now choose red lamp. When one goes out, count it.', 'announced')).toMatchObject({
      effect: { do: 'float', ability: { effect: { do: 'count', objects: 'target' } } },
    });
  });

  it('is not read where it is never mentioned before', () => {
    expect(read('Now count the former.', 'announced')).toMatchObject({ kind: 'unread' });
  });

  it('is what a phrase can insist on, once something else was mentioned last', () => {
    expect(scriptOf('Now choose red lamp. Light the aim for 2 hours.', 'announced')).toMatchObject({
      effect: { do: 'light', objects: 'target', hours: 2 },
    });
    expect(read('Now choose red lamp. Count chosen lamp. Light the aim for 2 hours.', 'announced')).toMatchObject({
      kind: 'unread',
    });
  });

  it('is not read where its place would be lost: a choice in the midst of another effect', () => {
    expect(read('Choose red lamp. Count it.')).toMatchObject({ kind: 'unread' });
  });
});

describe('a text is not read', () => {
  it.each([
    ['with a word that no phrase has', 'Light chosen blue lamp for 2 hours.', 'unknown', 'light chosen blue lamp'],
    ['with a word too many', 'Count chosen lamp twice.', 'unknown', 'count chosen lamp twice'],
    ['with a pronoun that means nothing', 'Count it.', 'unknown', 'count it'],
    ['with two meanings', 'Count chosen lamp. Polish the lamp.', 'ambiguous', 'polish the lamp'],
    ['whose script the language does not take', 'Light chosen lamp for 99 hours.', 'unknown', 'light chosen lamp'],
    ['with an outcome of nothing', 'Win as many.', 'unknown', 'win as many'],
    ['with a field of no event', 'Greet its owner.', 'unknown', 'greet its owner'],
    ['with more than a card can have', `Count ${'chosen lamp '.repeat(200)}.`, 'too-long', ''],
  ])('%s', (_what, text, why, piece) => {
    const reading = read(text);
    expect(reading).toMatchObject({ kind: 'unread', why });
    expect(reading.kind === 'unread' && reading.piece).toContain(piece);
  });

  it('in more steps than its bound', () => {
    const deep = grammarOf({
      phrases: { a: [says('x {b:a}', { b: '$b' }), says('x', {}), says('x {b:a} {c:a}', { b: '$b', c: '$c' })] },
    });
    const reading = readText({ ...dialect, grammar: deep }, 'a', 'x '.repeat(300));
    expect(reading).toMatchObject({ kind: 'unread', why: 'too-long' });
  });
});

describe('a script is written', () => {
  it.each(['light chosen red lamp for 2 hour', 'move chosen lamp to another chosen lamp . count it'])(
    'as %j',
    (text) => {
      expect(writeText(dialect, 'text', scriptOf(text))).toBe(text);
    },
  );

  it('not at all where no phrase has words for a part of it', () => {
    const script = {
      do: 'sequence',
      of: [choose({ type: 'lamp', is: ['blue'] }, 'chosen'), { do: 'count', objects: 'chosen' }],
    };
    expect(writeText(dialect, 'text', script)).toBeUndefined();
  });
});

describe('a grammar', () => {
  it('refuses a hole that means nothing, and one that no text fills', () => {
    expect(() => grammarOf({ phrases: { a: [says('light {x:number}', {})] } })).toThrow('has the holes');
    expect(() => grammarOf({ phrases: { a: [says('light', { x: '$x' })] } })).toThrow('has the holes');
  });

  it('refuses a category that it does not have', () => {
    expect(() => grammarOf({ phrases: { a: [says('{x:lamp}', '$x')] } })).toThrow('a category lamp');
  });
});
