/**
 * Parts of the card language beyond what printed cards of the built-in sets need so far, each tested with made-up cards
 * of the game in which it was missed: a case inside, and one just outside.
 */
import { describe, expect, it } from 'vitest';
import {
  activated,
  always,
  breaking,
  draw,
  each,
  instead,
  lord,
  power,
  SELF,
  sequence,
  target,
  whenever,
} from '../support/fftcg-abilities.js';
import { backup, bothPass, fftcgTable, forward, summon, toAttack } from '../support/fftcg.js';
import type { Table } from '../support/table.js';

const CAST = { elements: ['light'] as const, cost: 0 };
const use = (source: string, ability: string) => ({ action: 'use-ability', source, ability });
const cast = (card: string) => ({ action: 'cast-summon', card });
const numbers = (at: Table, card: string) => at.facts(card).numbers['power'];
/** Uses the one free ability of a card, which resolves. */
const used = (at: Table, source: string, ability = 'do') => bothPass(at.answer('p1', use(source, ability)));
const drawn = (at: Table) => at.cards('p1', 'hand').length;

describe('an amount that depends on a condition', () => {
  const grown = forward({
    id: 'grown',
    abilities: [
      always(power({ when: { count: { of: 'you', is: ['backup'] }, is: { min: 2 } }, amount: 3000, otherwise: 1000 })),
    ],
  });
  const table = (...backups: readonly string[]) =>
    fftcgTable({ p1: { field: [{ card: 'grown', as: 'grown' }, ...backups] } }, [grown, backup({ id: 'mill' })]);

  it('is the one where it holds, and the other where it does not', () => {
    expect([table(), table('mill'), table('mill', 'mill')].map((at) => numbers(at, 'grown'))).toEqual([
      6000, 6000, 8000,
    ]);
  });
});

describe('a strict bound', () => {
  const people = [
    forward({ id: 'small', power: 4000 }),
    forward({ id: 'equal', power: 5000 }),
    forward({ id: 'great', power: 6000 }),
  ];
  const found = (is: object) => {
    const judge = forward({
      id: 'judge',
      power: 5000,
      abilities: [activated('do', each({ other: true, numbers: { power: is } }, { do: 'dull', objects: 'all' }))],
    });
    const field = ['judge', 'small', 'equal', 'great'].map((card) => ({ card, as: card }));
    const at = used(fftcgTable({ p1: { field } }, [...people, judge]), 'judge');
    return ['small', 'equal', 'great'].filter((id) => at.marks(id)['dull'] === true);
  };

  it('is not reached itself, unlike one that may be', () => {
    const own = { number: 'power', of: 'self' };
    expect(found({ below: own })).toEqual(['small']);
    expect(found({ max: own })).toEqual(['small', 'equal']);
    expect(found({ above: own })).toEqual(['great']);
    expect(found({ min: own })).toEqual(['equal', 'great']);
    expect(found({ above: 4000, below: 6000 })).toEqual(['equal']);
  });
});

describe('a change of name', () => {
  const lookout = lord({ named: 'Cid' }, power(1000));
  const called = (only: boolean) =>
    forward({
      id: 'smith',
      abilities: [always({ change: 'name', name: 'Cid', ...(only && { only }) })],
    });
  const table = (only: boolean) => {
    const field = ['watch', 'smith'].map((card) => ({ card, as: card }));
    const watch = forward({
      id: 'watch',
      abilities: [lookout, { ...lord({ named: 'smith' }, { change: 'flag', flag: 'cannotAttack' }), name: 'jailer' }],
    });
    return toAttack(fftcgTable({ p1: { field } }, [watch, called(only)]));
  };

  it('is one more name, by which the card is found as well', () => {
    expect(numbers(table(false), 'smith')).toBe(6000);
    table(false).expectLegal('p1', [[], ['watch']]);
  });
  it('is the only name, and by the printed one it is found no more', () => {
    expect(numbers(table(true), 'smith')).toBe(6000);
    table(true).expectLegal('p1', [[], ['watch'], ['smith'], ['watch', 'smith']]);
  });
  it('counts where two of one name may not be (12.4.6)', () => {
    const cid = forward({ id: 'Cid' });
    const field = ['Cid', 'smith'].map((card) => ({ card, as: card }));
    const at = fftcgTable({ p1: { field }, p2: {} }, [cid, called(true)]);
    expect([at.exists('Cid'), at.exists('smith')]).toEqual([false, false]);
  });
});

describe('a trigger on one or more', () => {
  const mourning = (together: boolean) =>
    forward({
      id: 'mourner',
      abilities: [
        whenever(
          'broken',
          { do: 'draw', count: { size: 'fallen' } },
          {
            on: [{ event: 'broken', where: { object: { object: { other: true } } }, bind: { fallen: 'object' } }],
            ...(together && { together }),
          },
        ),
      ],
    });
  const storm = summon({ ...CAST, id: 'storm', effect: each({ named: 'sheep' }, breaking('all')) });
  const triggers = (together: boolean, sheep: number) => {
    const flock = Array.from({ length: sheep }, () => 'sheep');
    const field = [{ card: 'mourner', as: 'mourner' }, ...flock];
    const cards = [mourning(together), storm, forward({ id: 'sheep', generic: true })];
    const at = fftcgTable({ p1: { hand: [{ card: 'storm', as: 'storm' }], field } }, cards);
    return bothPass(at.answer('p1', cast('storm')));
  };

  it('triggers once for all that are broken at once, and knows all of them', () => {
    const at = triggers(true, 3);
    expect(at.state.zones['stack']).toHaveLength(1);
    expect(drawn(bothPass(at))).toBe(3);
  });
  it('triggers for one alone as well', () => {
    expect(drawn(bothPass(triggers(true, 1)))).toBe(1);
  });
  it('triggers for each where it does not say so', () => {
    // The order of three that trigger at once is asked.
    expect(triggers(false, 3).state.pending.map(({ kind }) => kind)).toEqual(['triggerOrder']);
  });
});

describe('control given to another player', () => {
  it('goes to the player who is named, and stays the same card', () => {
    const giver = forward({
      id: 'giver',
      abilities: [
        activated('do', {
          do: 'each-player',
          of: 'opponents',
          effect: { do: 'gain-control', objects: 'self', who: 'player', until: 'always' },
        }),
      ],
    });
    const at = used(fftcgTable({ p1: { field: [{ card: 'giver', as: 'giver' }] } }, [giver]), 'giver');
    expect([at.cards('p1', 'field'), at.cards('p2', 'field')]).toEqual([[], ['giver']]);
    at.expectHappened('controlChanged', { object: 'giver', seat: 'p2', cites: '6.2.6' });
  });
});

describe('leaving the field', () => {
  const widow = forward({
    id: 'widow',
    abilities: [
      whenever('leftField', draw(), {
        on: [{ event: 'leftField', where: { object: { object: { named: 'spouse' } } } }],
      }),
    ],
  });
  const spell = (id: string, effect: ReturnType<typeof breaking>) =>
    summon({ ...CAST, id, targets: [target({ named: 'spouse' })], effect });
  const cards = [
    widow,
    forward({ id: 'spouse' }),
    spell('slay', breaking()),
    spell('recall', { do: 'put', objects: 'target', zone: 'hand' }),
    spell('exile', { do: 'put', objects: 'target', zone: 'removed' }),
    summon({
      ...CAST,
      id: 'toss',
      effect: sequence(each({ zone: 'hand', of: 'you' }, { do: 'discard', objects: 'all' })),
    }),
  ];
  const after = (spelled: string, hand: readonly string[] = []) => {
    const field = ['widow', 'spouse'].map((card) => ({ card, as: card }));
    const at = fftcgTable({ p1: { hand: [{ card: spelled, as: 'spell' }, ...hand], field } }, cards);
    at.answer('p1', cast('spell'));
    if (at.state.pending[0]?.kind === 'target') at.answer('p1', ['spouse']);
    return bothPass(at);
  };

  it.each(['slay', 'recall', 'exile'])('is one event, however it comes about: %s', (spelled) => {
    expect(after(spelled).state.zones['stack']).toHaveLength(1);
  });
  it('is no move from elsewhere', () => {
    expect(after('toss', ['spouse']).state.zones['stack']).toEqual([]);
  });
  it('can be replaced as one event', () => {
    const immortal = forward({
      id: 'immortal',
      abilities: [instead('leftField', SELF, { with: 'nothing' })],
    });
    const curse = summon({ ...CAST, id: 'curse', effect: each({ named: 'immortal' }, breaking('all')) });
    const wave = summon({
      ...CAST,
      id: 'wave',
      effect: each({ named: 'immortal' }, { do: 'put', objects: 'all', zone: 'deck' }),
    });
    const hand = ['curse', 'wave'].map((card) => ({ card, as: card }));
    const field = [{ card: 'immortal', as: 'immortal' }];
    const at = fftcgTable({ p1: { hand, field } }, [immortal, curse, wave]);
    for (const one of ['curse', 'wave']) bothPass(at.answer('p1', cast(one)));
    expect(at.exists('immortal')).toBe(true);
  });
});

describe('what would move by an effect', () => {
  const rooted = forward({
    id: 'rooted',
    abilities: [
      instead('putInto', { ...SELF, cause: { seat: 'anyone' } }, { with: 'nothing' }),
      activated('go', draw(), { costs: [{ pay: 'remove-self' }] }),
    ],
  });
  const recall = summon({
    ...CAST,
    id: 'recall',
    effect: each({ named: 'rooted' }, { do: 'put', objects: 'all', zone: 'hand' }),
  });
  const table = () =>
    fftcgTable({ p1: { hand: [{ card: 'recall', as: 'recall' }], field: [{ card: 'rooted', as: 'rooted' }] } }, [
      rooted,
      recall,
    ]);

  it('is replaced, no matter which player’s effect it is', () => {
    expect(bothPass(table().answer('p1', cast('recall'))).exists('rooted')).toBe(true);
  });
  it('is no cost, which no effect has it pay', () => {
    expect(table().answer('p1', use('rooted', 'go')).exists('rooted')).toBe(false);
  });
});

describe('as many as were broken this way', () => {
  const storm = summon({
    ...CAST,
    id: 'storm',
    effect: each(
      { is: ['forward'] },
      { do: 'break', objects: 'all', as: 'broken' },
      { do: 'draw', count: { size: 'broken' } },
    ),
  });
  const saved = forward({ id: 'saved', abilities: [instead('broken', SELF, { with: 'nothing' })] });
  const proof = forward({
    id: 'proof',
    abilities: [{ kind: 'prohibition', name: 'proof', on: { event: 'broken', where: SELF } }],
  });

  it('does not count what was saved, or could not be broken', () => {
    const field = ['saved', 'proof', 'one', 'two'];
    const cards = [storm, saved, proof, forward({ id: 'one' }), forward({ id: 'two' })];
    const at = fftcgTable({ p1: { hand: [{ card: 'storm', as: 'storm' }], field } }, cards);
    expect(drawn(bothPass(at.answer('p1', cast('storm'))))).toBe(2);
  });
});

describe('casting', () => {
  const choir = forward({
    id: 'choir',
    abilities: [whenever('cast', draw(), { on: [{ event: 'cast', where: { seat: { seat: 'you' } } }] })],
  });
  const caller = summon({
    ...CAST,
    id: 'caller',
    effect: sequence(
      { do: 'all', from: { zone: 'hand', of: 'you', is: ['forward'] }, as: 'recruits' },
      { do: 'play-onto-field', objects: 'recruits' },
    ),
  });
  const free = forward({ id: 'free', ...CAST, elements: ['light'] });
  const table = (card: string, ...hand: readonly string[]) =>
    fftcgTable({ p1: { hand: [{ card, as: 'card' }, ...hand], field: [{ card: 'choir', as: 'choir' }] } }, [
      choir,
      caller,
      free,
    ]);

  it('is of a Summon and of a Character', () => {
    const summoned = table('caller').answer('p1', cast('card'));
    expect(summoned.state.zones['stack']).toHaveLength(2);
    const entered = table('free').answer('p1', { action: 'cast-character', card: 'card' });
    expect([entered.cards('p1', 'field'), entered.state.zones['stack']?.length]).toEqual([['choir', 'free'], 1]);
  });
  it('is not what an effect puts onto the field (15.1.1.7.1)', () => {
    const at = table('caller', 'free').answer('p1', cast('card'));
    // The trigger of the Summon itself, then the Summon: the Forward that it puts onto the field triggers nothing.
    bothPass(bothPass(at));
    expect([at.cards('p1', 'field'), at.state.zones['stack']]).toEqual([['choir', 'free'], []]);
  });
});

describe('a cost that an effect changes for this time', () => {
  const dear = summon({ id: 'dear', elements: ['fire'], cost: 3 });
  const patron = (add: number) =>
    forward({
      id: 'patron',
      abilities: [
        activated(
          'do',
          sequence(
            { do: 'all', from: { zone: 'hand', of: 'you', named: 'dear' }, as: 'card' },
            { do: 'cast', card: 'card', add },
          ),
        ),
      ],
    });
  const table = (add: number, backups: number) => {
    const field = [{ card: 'patron', as: 'patron' }, ...Array.from({ length: backups }, () => 'mill')];
    return fftcgTable({ p1: { hand: ['dear'], field } }, [dear, patron(add), backup({ id: 'mill' })]);
  };

  it('is paid so, and no further card is cheaper', () => {
    const at = used(table(-2, 1), 'patron');
    at.expectDecision({ p1: 'payment' });
    const short = used(table(-1, 1), 'patron');
    short.expectHappened('notCast');
  });
});

describe('outside the Draw Phase', () => {
  it('is a condition of a trigger on drawing', () => {
    const thief = forward({
      id: 'thief',
      abilities: [
        whenever(
          'drawn',
          { do: 'dull', objects: 'self' },
          {
            on: [{ event: 'drawn', where: { seat: { seat: 'you' } } }],
            while: { not: { phase: ['draw'] } },
          },
        ),
      ],
    });
    const wish = summon({ ...CAST, id: 'wish' });
    const p1 = { hand: [{ card: 'wish', as: 'wish' }], field: [{ card: 'thief', as: 'thief' }] };
    const at = bothPass(fftcgTable({ p1 }, [thief, wish]).answer('p1', cast('wish')));
    expect(at.state.zones['stack']).toHaveLength(1);
  });
});
