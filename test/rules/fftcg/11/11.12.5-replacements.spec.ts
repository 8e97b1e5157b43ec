import { expect, it } from 'vitest';
import { activated, deal, draw, type Effect, instead, target, whenever } from '../../../support/fftcg-abilities.js';
import { cast, castSummon, plain, stackOf } from '../../../support/fftcg-play.js';
import { backup, bothPass, fftcgTable, forward, PASS, summon } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const KNIGHT = { card: 'plain', as: 'knight' };
const FORWARD = { object: { object: { is: ['forward'] } } } as const;
const shot = (amount = 3000) => summon({ id: 'shot', cost: 0, targets: [target()], effect: deal(amount) });
/** The field `amount` of the event, more or less. */
const change = (id: string, by: number, where: Parameters<typeof instead>[1] = FORWARD) =>
  backup({
    id,
    abilities: [
      {
        kind: 'replacement',
        name: id,
        on: { event: 'damageDealt', where, bind: { amount: 'amount' } },
        instead: { with: 'fields', fields: { amount: { plus: [{ bound: 'amount' }, by] } } },
      },
    ],
  });
const shield = change('shield', -1000);

/** p1, who has these Backups, shoots the knight of p2. */
const shoot = (...own: readonly string[]): Table => {
  const p1 = { hand: [{ card: 'shot', as: 'shot' }], field: own };
  return castSummon(fftcgTable({ p1, p2: { field: [KNIGHT] } }, [plain, shield, shot()]), 'shot').answer('p1', [
    'knight',
  ]);
};

rule('FF-TCG 11.12.5.3', () => {
  const ward = backup({
    id: 'ward',
    abilities: [
      activated('guard', {
        do: 'float',
        once: true,
        until: 'endOfTurn',
        ability: instead('damageDealt', FORWARD, { with: 'nothing' }),
      }),
    ],
  });
  const wards = { field: [KNIGHT, { card: 'ward', as: 'ward' }] };
  const table = () => {
    const hand = [
      { card: 'shot', as: 'shot' },
      { card: 'shot', as: 'second' },
    ];
    return fftcgTable({ p1: { hand }, p2: wards }, [plain, ward, shot()]);
  };
  const guard = (at: Table) =>
    bothPass(at.answer('p1', PASS).answer('p2', { action: 'use-ability', source: 'ward', ability: 'guard' }));

  it('replaces the next damage, where it was there before', () => {
    const at = guard(castSummon(table(), 'shot').answer('p1', ['knight']));
    bothPass(at).expectNotHappened('damageDealt');
    bothPass(castSummon(at, 'second').answer('p1', ['knight'])).expectHappened('damageDealt', { amount: 3000 });
  });

  it.each(['own', 'knight', 'squire'])('that is used once replaces the event that its player chooses: %s', (saved) => {
    const all: Effect = {
      do: 'sequence',
      of: [{ do: 'all', from: { is: ['forward'] }, as: 'all' }, deal(3000, 'all')],
    };
    const volley = summon({ id: 'volley', cost: 0, effect: all });
    const field = [KNIGHT, { card: 'plain', as: 'squire' }, { card: 'ward', as: 'ward' }];
    const p1 = { hand: [{ card: 'volley', as: 'volley' }], field: [{ card: 'plain', as: 'own' }] };
    const at = guard(castSummon(fftcgTable({ p1, p2: { field } }, [plain, ward, volley]), 'volley'));
    // The squire is like the knight: it is listed once, and either may be named.
    bothPass(at).expectDecision({ p2: 'replacedEvent' }).expectLegal('p2', ['own', 'knight']);
    at.answer('p2', saved).expectDecision({ p1: 'priority' });
    const hurt = ['own', 'knight', 'squire'].filter((name) => at.marks(name)['damage'] === 3000);
    expect(hurt).toEqual(['own', 'knight', 'squire'].filter((name) => name !== saved));
  });

  it('does not undo what was dealt before', () => {
    const at = bothPass(castSummon(table(), 'shot').answer('p1', ['knight']));
    expect(guard(at).marks('knight')['damage']).toBe(3000);
  });
});

rule('FF-TCG 11.12.5.4', () => {
  it('never lets the original event happen, nor anything trigger on it', () => {
    const phoenix = forward({
      id: 'phoenix',
      abilities: [
        {
          kind: 'replacement',
          name: 'rise',
          on: { event: 'broken', where: { object: { object: { self: true } } } },
          instead: { with: 'effect', effect: { do: 'put', objects: 'self', zone: 'hand' } },
        },
        whenever('broken', draw()),
      ],
    });
    const kill = summon({ id: 'kill', cost: 0, targets: [target()], effect: { do: 'break', objects: 'target' } });
    const p2 = { field: [{ card: 'phoenix', as: 'phoenix' }] };
    const at = fftcgTable({ p1: { hand: [{ card: 'kill', as: 'kill' }] }, p2 }, [phoenix, kill]);
    bothPass(castSummon(at, 'kill').answer('p1', ['phoenix'])).expectNotHappened('broken');
    expect(stackOf(at)).toEqual([]);
    expect([at.cards('p2', 'hand'), at.cards('p2', 'break')]).toEqual([['phoenix'], []]);
  });

  it('lets happen what it is not about, though the card goes to the same place', () => {
    const phoenix = forward({
      id: 'phoenix',
      abilities: [
        {
          kind: 'replacement',
          name: 'rise',
          on: { event: 'broken', where: { object: { object: { self: true } } } },
          instead: { with: 'effect', effect: { do: 'put', objects: 'self', zone: 'hand' } },
        },
      ],
    });
    const bury = summon({
      id: 'bury',
      cost: 0,
      targets: [target()],
      effect: { do: 'put', objects: 'target', zone: 'break' },
    });
    const p2 = { field: [{ card: 'phoenix', as: 'phoenix' }] };
    const at = fftcgTable({ p1: { hand: [{ card: 'bury', as: 'bury' }] }, p2 }, [phoenix, bury]);
    bothPass(castSummon(at, 'bury').answer('p1', ['phoenix'])).expectHappened('putInto', { card: 'phoenix' });
    expect([at.cards('p2', 'hand'), at.cards('p2', 'break')]).toEqual([[], ['phoenix']]);
  });
});

rule('FF-TCG 11.12.5.5', () => {
  it('applies each at most once to an event', () => {
    const at = bothPass(shoot('shield')).expectHappened('damageDealt', { amount: 2000 });
    expect(at.marks('knight')['damage']).toBe(2000);
  });
  it('does not replace what became of the event again, so two cannot pass it on for ever', () => {
    const others = { object: { object: { is: ['forward'], of: 'you', other: true } } } as const;
    const martyr = forward({
      id: 'martyr',
      generic: true,
      power: 9000,
      abilities: [
        instead('damageDealt', others, { with: 'effect', effect: { do: 'deal', objects: 'self', amount: 3000 } }),
      ],
    });
    const p2 = { field: [KNIGHT, { card: 'martyr', as: 'one' }, { card: 'martyr', as: 'two' }] };
    const at = fftcgTable({ p1: { hand: [{ card: 'shot', as: 'shot' }] }, p2 }, [plain, martyr, shot()]);
    bothPass(castSummon(at, 'shot').answer('p1', ['knight'])).expectDecision({ p2: 'replacement' });
    const [first = ''] = at.legal('p2') as readonly string[];
    expect(first).toContain(at.id('one'));
    at.answer('p2', first);
    expect(['knight', 'one', 'two'].map((as) => at.marks(as)['damage'])).toEqual([undefined, undefined, 3000]);
  });
});

rule('FF-TCG 11.12.5.6', () => {
  const doubled = summon({
    id: 'shot',
    cost: 0,
    targets: [target()],
    effect: {
      do: 'if',
      condition: { count: { named: 'fury', of: 'you' }, is: { min: 1 } },
      then: deal(4500),
      otherwise: deal(2500),
    },
  });

  it('changes its own effect before other replacements apply, and nobody is asked', () => {
    const p1 = (own: readonly string[]) => ({ hand: [{ card: 'shot', as: 'shot' }], field: own });
    const amount = (own: readonly string[]) => {
      const at = fftcgTable({ p1: p1(own), p2: { field: [KNIGHT] } }, [plain, shield, backup({ id: 'fury' }), doubled]);
      return bothPass(castSummon(at, 'shot').answer('p1', ['knight']));
    };
    amount(['fury', 'shield']).expectHappened('damageDealt', { amount: 3500 });
    amount(['shield']).expectHappened('damageDealt', { amount: 1500 });
  });

  it('changes it where nothing else does, and nothing where its condition does not hold', () => {
    const amount = (own: readonly string[]) => {
      const p1 = { hand: [{ card: 'shot', as: 'shot' }], field: own };
      const at = fftcgTable({ p1, p2: { field: [KNIGHT] } }, [plain, backup({ id: 'fury' }), doubled]);
      return bothPass(castSummon(at, 'shot').answer('p1', ['knight'])).marks('knight')['damage'];
    };
    expect([amount(['fury']), amount([])]).toEqual([4500, 2500]);
  });
});

rule('FF-TCG 11.12.5.7', () => {
  it('asks the controller of the affected card in which order several apply', () => {
    const veil = backup({
      id: 'veil',
      abilities: [
        {
          kind: 'replacement',
          name: 'veil',
          on: { event: 'damageDealt', where: FORWARD, bind: { amount: 'amount' } },
          while: { more: { bound: 'amount' }, than: 3999 },
          instead: { with: 'nothing' },
        },
      ],
    });
    const chosen = (name: string) => {
      const p1 = { hand: [{ card: 'shot', as: 'shot' }], field: ['shield', 'veil'] };
      const at = fftcgTable({ p1, p2: { field: [KNIGHT] } }, [plain, shield, veil, shot(4000)]);
      bothPass(castSummon(at, 'shot').answer('p1', ['knight'])).expectDecision({ p2: 'replacement' });
      const key = at.legal('p2').find((answer) => typeof answer === 'string' && answer.endsWith(name));
      return at.answer('p2', key ?? null).expectDecision({ p1: 'priority' });
    };
    chosen('shield').expectHappened('damageDealt', { amount: 3000 });
    chosen('veil').expectNotHappened('damageDealt');
  });

  it('has who controls the entering card decided before anything else replaces the entry', () => {
    const thief = backup({
      id: 'thief',
      abilities: [
        instead(
          'entered',
          { object: { object: { zone: 'any', is: ['forward'] } }, seat: { seat: 'opponents' } },
          { with: 'player', player: 'you' },
        ),
      ],
    });
    const gate = backup({
      id: 'gate',
      abilities: [
        instead(
          'entered',
          { object: { object: { zone: 'any', is: ['forward'] } }, seat: { seat: 'you' } },
          { with: 'fields', fields: { dull: true } },
        ),
      ],
    });
    const newcomer = forward({ id: 'newcomer', cost: 0 });
    const seats = { p1: { hand: [{ card: 'newcomer', as: 'new' }], field: ['gate'] }, p2: { field: ['thief'] } };
    const at = cast(fftcgTable(seats, [newcomer, thief, gate]), 'new');
    at.expectHappened('entered', { card: 'newcomer', seat: 'p2', dull: false });
    expect(at.cards('p2', 'field')).toEqual(['thief', 'newcomer']);
  });
});

rule('FF-TCG 11.12.5.4', () => {
  const gate = backup({
    id: 'gate',
    abilities: [
      {
        kind: 'replacement',
        name: 'gate',
        on: { event: 'entered', where: { from: { equals: 'break' } } },
        instead: { with: 'fields', fields: { dull: true } },
      },
    ],
  });
  const raise = summon({
    id: 'raise',
    cost: 0,
    targets: [target({ zone: 'break', of: 'you' })],
    effect: { do: 'play-onto-field', objects: 'target' },
  });
  const p1 = {
    field: [{ card: 'gate', as: 'gate' }],
    hand: [
      { card: 'raise', as: 'raise' },
      { card: 'squire', as: 'fresh' },
    ],
    break: [{ card: 'squire', as: 'old' }],
  };
  const squire = forward({ id: 'squire', cost: 0, generic: true });
  const table = () => fftcgTable({ p1 }, [gate, raise, squire]);

  it('replaces the entry of a card that comes from the Break Zone, as its text says', () => {
    bothPass(castSummon(table(), 'raise').answer('p1', ['old'])).expectHappened('entered', {
      from: 'break',
      dull: true,
    });
  });

  it('leaves the entry of a card from the hand as it is', () => {
    cast(table(), 'fresh').expectHappened('entered', { from: 'hand', dull: false });
  });
});
