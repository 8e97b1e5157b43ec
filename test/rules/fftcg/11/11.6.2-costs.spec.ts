import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { activated, always, draw, whenever, type Activated, type Effect } from '../../../support/fftcg-abilities.js';
import { askedBy, castSummon, citedBy } from '../../../support/fftcg-play.js';
import { backup, bothPass, fftcgTable, forward, monster, PASS, summon } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

type Costs = Activated['costs'];
const uses = (name: string, costs: Costs, more: Partial<Activated> = {}): Activated =>
  activated(name, draw(), { costs, ...more });
const lesson = (add: number) =>
  ({ kind: 'cost', name: 'lesson', affects: { of: 'you', is: ['forward'] }, for: 'ability', add }) as const;
const ONE_CP = { pay: 'cp', any: 1 } as const;

const hero = forward({
  id: 'hero',
  abilities: [
    uses('storm', [{ pay: 'cp', of: { fire: 2, water: 1 }, any: 1 }]),
    uses('spark', [ONE_CP]),
    uses('free', []),
    uses('count', [{ pay: 'cp', any: { count: { is: ['backup'], of: 'you' } } }]),
    uses('tide', [{ pay: 'cp', x: 2 }, ONE_CP]),
    uses('three', [
      { pay: 'break', count: 1, of: { is: ['monster'] } },
      { pay: 'discard', count: 1 },
      { pay: 'break', count: 1, of: { is: ['backup'] } },
    ]),
    uses('march', [{ pay: 'dull-others', count: 1, of: { is: ['forward'] } }]),
    uses('exhume', [{ pay: 'remove', count: 1, of: { zone: 'break', is: ['forward'] } }, ONE_CP]),
    uses('spend', [
      ONE_CP,
      { pay: 'crystals', count: 1 },
      { pay: 'remove-counters', counter: 'Trance', count: 2 },
      { pay: 'remove-counters', counter: 'Calm', count: 1 },
    ]),
    uses('crystal', [{ pay: 'crystals', count: 1 }]),
    uses('vanish', [{ pay: 'break-self' }]),
    uses('leave', [{ pay: 'dull' }, { pay: 'remove-self' }]),
    uses('kick', [ONE_CP], {
      options: [{ as: 'more', costs: [ONE_CP] }],
      effect: { do: 'draw', count: { plus: [1, { bound: 'more' }] } },
    }),
    uses('solo', [{ pay: 'special' }]),
    uses('limit', [{ pay: 'special' }, { pay: 'dull' }]),
    uses('blaze', [{ pay: 'special' }, ONE_CP]),
    uses('rain', [{ pay: 'special' }, { pay: 'cp', x: 1 }]),
    uses('offer', [{ pay: 'special' }, { pay: 'break', count: 2, of: { is: ['backup'] } }]),
    uses('duty', [{ pay: 'special' }, { pay: 'crystals', count: 1 }], { options: [{ as: 'more', costs: [ONE_CP] }] }),
  ],
});
/** For the next use of an ability only. */
const NEXT: Effect = { do: 'float', until: 'endOfTurn', once: true, ability: lesson(-1) };
const cards = [
  hero,
  forward({ id: 'knight', generic: true }),
  backup({ id: 'lamp' }),
  backup({ id: 'well', elements: ['water'] }),
  ...[-1, 1].map((add) => monster({ id: add < 0 ? 'mentor' : 'miser', generic: true, abilities: [lesson(add)] })),
  monster({ id: 'imp', generic: true }),
  summon({ id: 'hint', cost: 0, effect: NEXT }),
  backup({
    id: 'seed',
    elements: ['water'],
    abilities: [uses('sow', [ONE_CP, { pay: 'discard-self' }], { from: 'hand' })],
  }),
];
const own = (list: readonly (string | JsonRecord)[]) =>
  list.map((card) => (typeof card === 'string' ? { card, as: card } : card));
const table = (field: readonly (string | JsonRecord)[], hand: readonly string[] = [], more: JsonRecord = {}) =>
  fftcgTable({ p1: { field: own(field), hand: hand.map((card) => ({ card, as: `h.${card}` })), ...more } }, cards);
const use = (ability: string, source = 'hero') => ({ action: 'use-ability', source, ability });
/** As many Backups as are needed: l1 … give Fire, w1 … Water. */
const rich = (...others: readonly string[]) => {
  const backups = [1, 2, 3].flatMap((n) => [
    { card: 'lamp', as: `l${n}` },
    ...(n < 3 ? [{ card: 'well', as: `w${n}` }] : []),
  ]);
  return table(['hero', ...backups, ...others.map((card) => ({ card }))]);
};
const due = (at: Table) => at.rules.decisions(at.state)[0]?.shows;
const rulesOf = ({ cites }: { readonly cites: readonly { readonly rule: string }[] }) => cites.map((cite) => cite.rule);

rule('FF-TCG 11.6.9', () => {
  it.each([
    [['miser'], { of: { fire: 2, water: 1 }, any: 2 }],
    [[], { of: { fire: 2, water: 1 }, any: 1 }],
    [['mentor'], { of: { fire: 2, water: 1 }, any: 0 }],
    [['mentor', 'mentor'], { of: { fire: 1, water: 1 }, any: 0 }],
    [['mentor', 'mentor', 'mentor'], { of: { water: 1 }, any: 0 }],
  ])('is dearer and cheaper by any element first, then by the icons in their order: %j', (others, cp) => {
    expect(due(rich(...others).answer('p1', use('storm')))).toEqual({ cp });
  });

  it('never costs less than nothing', () => {
    for (const count of [4, 5]) {
      const at = rich(...Array.from({ length: count }, () => 'mentor')).answer('p1', use('storm'));
      at.expectLog([{ kind: 'abilityUsed', ability: 'storm' }]);
    }
  });

  it('uses up what changes the cost of the next one, and only that', () => {
    const at = table(['hero', 'lamp'], ['hint']);
    bothPass(castSummon(at, 'h.hint')).answer('p1', use('spark'));
    at.expectLog([
      { kind: 'abilityUsed', ability: 'spark' },
      { kind: 'effectsEnded', cites: '11.6.9' },
    ]);
    at.answer('p1', use('spark')).answer('p1', { lamp: 'fire' });
    at.expectLog([{ kind: 'abilityUsed' }, { kind: 'cpPaid', cp: 1 }, { kind: 'dulled', object: 'lamp' }]);
  });
});

rule('FF-TCG 11.7.9', () => {
  it('uses up what changes the cost of the next one', () => {
    const at = bothPass(castSummon(table(['hero'], ['hint', 'hero']), 'h.hint')).answer('p1', use('blaze'));
    at.expectLegal('p1', [{ 'h.hero': 'special' }]).answer('p1', { 'h.hero': 'special' });
    at.expectLog([
      { kind: 'abilityUsed', special: true },
      { kind: 'discarded', card: 'hero', cites: '11.7.1' },
      { kind: 'effectsEnded', cites: '11.7.9' },
    ]);
  });
});

rule('FF-TCG 11.6.7', () => {
  it('asks by its own rule, and costs as many as there are, or none', () => {
    table(['hero'])
      .answer('p1', use('count'))
      .expectLog([{ kind: 'abilityUsed', ability: 'count' }]);
    expect(due(table(['hero', 'lamp', 'well']).answer('p1', use('count')))).toEqual({ cp: { of: {}, any: 2 } });
    const at = rich().answer('p1', use('tide')).expectLegal('p1', [0, 1, 2]);
    expect(askedBy(at)).toEqual(['4.1', '11.6.7', '4.5']);
    expect(due(at.answer('p1', 2))).toEqual({ cp: { of: {}, any: 5 } });
  });

  it('knows whether the further cost was paid', () => {
    const kick = (...pay: readonly string[]) =>
      rich()
        .answer('p1', use('kick'))
        .answer('p1', { pay: [...pay] });
    expect(askedBy(rich().answer('p1', use('kick')))).toEqual(['11.6.7', '4.5']);
    expect(bothPass(kick().answer('p1', { l1: 'fire' })).cards('p1', 'hand')).toHaveLength(1);
    const more = kick('more').answer('p1', { l1: 'fire', l2: 'fire' });
    expect(bothPass(more).cards('p1', 'hand')).toHaveLength(2);
  });
});

rule('FF-TCG 11.7.7', () => {
  it('asks by its own rule', () => {
    const asked = (ability: string) =>
      askedBy(table(['hero', 'lamp'], ['hero'], { crystals: 1 }).answer('p1', use(ability)));
    expect([asked('rain'), asked('duty')]).toEqual([
      ['4.1', '11.7.7', '4.5'],
      ['11.7.7', '4.5'],
    ]);
  });
});

rule('FF-TCG 11.6.10', () => {
  it('takes one card for each part, by the name of that part', () => {
    const at = table(['hero', 'imp', 'lamp'], ['knight']).answer('p1', use('three'));
    at.expectLegal('p1', [{ 'h.knight': 'discard', imp: 'break', lamp: 'break-2' }]);
    at.answer('p1', { 'h.knight': 'discard', imp: 'break', lamp: 'break-2' }).expectLog([
      { kind: 'abilityUsed', ability: 'three' },
      { kind: 'discarded', card: 'knight', cites: '11.6.10' },
      { kind: 'putInto', card: 'imp', zone: 'break', cites: '11.6.10' },
      { kind: 'putInto', card: 'lamp', zone: 'break' },
    ]);
  });

  it('takes no CP where none is due', () => {
    const at = table(['hero', 'knight', 'lamp'])
      .answer('p1', use('march'))
      .expectLegal('p1', [{ knight: 'dull-others' }]);
    expect(at.state.pending[0]?.about).toBe(at.id('hero'));
    at.expectRefused('p1', { knight: 'dull-others', lamp: 'fire' }, 'answer.unknown-option', '11.6.10');
    at.answer('p1', { knight: 'dull-others' }).expectLog([
      { kind: 'abilityUsed' },
      { kind: 'dulled', object: 'knight' },
    ]);
  });

  it('takes cards of the Break Zone where it says so', () => {
    const at = table(['hero', 'lamp'], [], { break: [{ card: 'knight', as: 'fallen' }] }).answer('p1', use('exhume'));
    at.expectLegal('p1', [{ lamp: 'fire', fallen: 'remove' }]).answer('p1', { lamp: 'fire', fallen: 'remove' });
    at.expectLog([
      { kind: 'abilityUsed', ability: 'exhume' },
      { kind: 'cpPaid', cp: 1, source: 'hero', cites: '11.6.10' },
      { kind: 'dulled', object: 'lamp', cites: '11.6.10' },
      { kind: 'putInto', card: 'knight', zone: 'removed', cites: '11.6.10' },
    ]);
    expect(citedBy(at, 'dulled')).toEqual([['11.6.10', '11.6.9', '5.2.1.3']]);
  });

  it('spends Crystals and counters with the rest', () => {
    const counted = { card: 'hero', as: 'hero', counters: { Trance: 2, Calm: 2 } };
    const at = table([counted, 'lamp'], [], { crystals: 1 }).answer('p1', use('spend')).answer('p1', { lamp: 'fire' });
    at.expectLog([
      { kind: 'abilityUsed', ability: 'spend' },
      { kind: 'cpPaid', cp: 1 },
      { kind: 'dulled', object: 'lamp' },
      { kind: 'crystalsChanged', change: -1, cites: '11.6.10' },
      { kind: 'countersRemoved', counter: 'Trance', count: 2, left: 0, cites: '11.6.10' },
      { kind: 'countersRemoved', counter: 'Calm', count: 1, left: 1 },
    ]);
  });

  it('says what is missing of it', () => {
    const at = table(['hero']);
    expect(at.refused('p1', use('march'))).toMatchObject({
      code: 'cost.not-enough-cards',
      details: { source: at.id('hero'), needed: 1, available: 0 },
    });
    expect(rulesOf(at.refused('p1', use('march')))).toEqual(['11.6.2.2.3', '11.6.10', '11.6.9', '14.1', '14.4']);
    at.expectRefused('p1', use('crystal'), 'cost.not-enough-crystals', '6.8.1', '11.6.10');
    at.expectRefused('p1', use('spark'), 'cost.not-payable', '5.2.1.2', '11.6.10');
    const buried = table(['hero'], [], { break: ['knight'] });
    buried.expectRefused('p1', use('exhume'), 'cost.not-payable', '5.2.1.2', '11.6.10');
  });

  it('gives the card itself up with the rest, and its CP comes from others', () => {
    const at = table(['lamp'], ['seed'])
      .answer('p1', use('sow', 'h.seed'))
      .expectLegal('p1', [{ lamp: 'fire' }]);
    at.answer('p1', { lamp: 'fire' }).expectLog([
      { kind: 'abilityUsed', ability: 'sow' },
      { kind: 'cpPaid', cp: 1 },
      { kind: 'dulled', object: 'lamp' },
      { kind: 'discarded', card: 'seed', cites: '11.6.10' },
    ]);
    const gone = table(['hero']).answer('p1', use('leave'));
    gone.expectLog([
      { kind: 'abilityUsed', ability: 'leave' },
      { kind: 'dulled', object: 'hero', cites: '11.6.2.2' },
      { kind: 'putInto', card: 'hero', zone: 'removed', cites: '11.6.10' },
    ]);
  });
});

rule('FF-TCG 11.6.2.2', () => {
  it('asks nothing of a dull card whose cost has no dull icon', () => {
    const at = table([{ card: 'hero', as: 'hero', dull: true }]).expectRefused(
      'p1',
      use('leave'),
      'cost.dull',
      '11.6.10',
    );
    at.answer('p1', use('vanish')).expectHappened('putInto', { card: 'hero', zone: 'break' });
    const fresh = table([{ card: 'hero', as: 'hero', since: 3 }]);
    fresh.expectRefused('p1', use('leave'), 'cost.too-soon', '11.6.2.2', '15.2.2.3');
    fresh.answer('p1', use('vanish')).expectHappened('abilityUsed');
  });
});

rule('FF-TCG 11.6.2.2.4', () => {
  it('is not paid with an active card that can be dulled but not removed', () => {
    const hold = backup({
      id: 'hold',
      abilities: [
        { kind: 'prohibition', name: 'hold', on: { event: 'putInto', where: { zone: { equals: 'removed' } } } },
      ],
    });
    const at = fftcgTable({ p1: { field: own(['hero', 'hold']) } }, [...cards, hold]);
    at.expectRefused('p1', use('leave'), 'cost.forbidden', '2.2', '11.6.10').answer('p1', use('vanish'));
  });

  it('takes no card twice, once for itself and once for another part', () => {
    const pyre = forward({
      id: 'pyre',
      abilities: [uses('burn', [{ pay: 'break-self' }, { pay: 'break', count: 1, of: { is: ['forward'] } }])],
    });
    const at = (...field: readonly string[]) => fftcgTable({ p1: { field: own(field) } }, [...cards, pyre]);
    at('pyre').expectRefused('p1', use('burn', 'pyre'), 'cost.not-enough-cards', '11.6.10');
    at('pyre', 'knight')
      .answer('p1', use('burn', 'pyre'))
      .expectLegal('p1', [{ knight: 'break' }]);
  });
});

rule('FF-TCG 11.7.1', () => {
  it('is special by its cost: its rules, its triggers, and a card of any of its names', () => {
    const at = table(['hero', 'lamp'], ['hero']).answer('p1', use('blaze'));
    at.answer('p1', { 'h.hero': 'special', lamp: 'fire' }).expectHappened('abilityUsed', { special: true });
    expect(citedBy(at, 'cpPaid')).toEqual([['11.7.10', '11.7.9', '11.2.1.1']]);
    const solo = table(['hero'], ['hero']).answer('p1', use('solo')).answer('p1', { 'h.hero': 'special' });
    expect(citedBy(solo, 'discarded')).toEqual([['11.7.1', '11.7.10', '11.7.9']]);
    const plain = table(['hero', 'lamp'], ['hero']).answer('p1', use('spark')).answer('p1', { lamp: 'fire' });
    plain.expectHappened('abilityUsed', { special: false }).expectNotHappened('discarded');
    expect(citedBy(plain, 'cpPaid')).toEqual([['11.6.10', '11.6.9', '11.2.1.1']]);
    const twin = forward({
      id: 'twin',
      abilities: [always({ change: 'name', name: 'knight' }), uses('solo', [{ pay: 'special' }])],
    });
    const two = fftcgTable({ p1: { field: own(['twin']), hand: own(['knight', 'lamp']) } }, [...cards, twin]);
    two.answer('p1', use('solo', 'twin')).expectLegal('p1', [{ knight: 'special' }]);
  });
});

rule('FF-TCG 11.7.10', () => {
  it('takes as many cards for a part as it says, and one for the S icon', () => {
    const at = table(['hero', 'lamp', 'well'], ['hero', 'knight']).answer('p1', use('offer'));
    at.expectLegal('p1', [{ 'h.hero': 'special', lamp: 'break', well: 'break' }]);
    at.expectRefused('p1', { 'h.hero': 'special', lamp: 'break' }, 'payment.incomplete', '11.7.10');
  });

  it('says what is missing of it', () => {
    const dull = table([{ card: 'hero', as: 'hero', dull: true }], ['hero']);
    dull.expectRefused('p1', use('limit'), 'cost.dull', '11.7.10');
    table(['hero'], ['hero']).expectRefused('p1', use('blaze'), 'cost.not-payable', '5.2.1.2', '11.7.10');
    const none = table(['hero', 'lamp']);
    expect(none.refused('p1', use('blaze')).details).toMatchObject({ needed: 1, available: 0 });
    expect(rulesOf(none.refused('p1', use('blaze')))).toEqual(['11.7.1', '11.7.10', '11.7.9', '14.1', '14.4']);
    const few = table(['hero', 'lamp'], ['hero']);
    expect(few.refused('p1', use('offer'))).toMatchObject({ details: { needed: 2, available: 1 } });
    expect(rulesOf(few.refused('p1', use('offer')))).toEqual(['11.7.2.3', '11.7.10', '11.7.9', '14.1', '14.4']);
    table(['hero'], ['hero']).expectRefused('p1', use('duty'), 'cost.not-enough-crystals', '6.8.1', '11.7.10');
  });
});

rule('FF-TCG 11.6.3', () => {
  const effect: Effect = { do: 'gain-crystals', count: 1 };
  const still = backup({
    id: 'still',
    cost: 9,
    abilities: [
      uses('once', [], { oncePerTurn: true, effect }),
      uses('crowd', [], { while: { count: { is: ['forward'], of: 'you' }, is: { min: 1 } } }),
      uses('often', [], { effect }),
      uses('toss', [{ pay: 'discard-self' }], { from: 'hand' }),
      uses('rise', [{ pay: 'remove', count: 1, of: { zone: 'break', is: ['backup'] } }], { from: 'break' }),
    ],
  });
  const low = backup({ id: 'low', abilities: [uses('toss', [{ pay: 'discard-self' }], { from: 'hand' })] });
  const gag = (special: boolean) =>
    backup({
      id: 'gag',
      abilities: [
        {
          kind: 'prohibition',
          name: 'gag',
          on: { event: 'abilityUsed', where: { seat: { seat: 'opponents' }, special: { equals: special } } },
        },
      ],
    });
  const at = (p1: JsonRecord, p2: JsonRecord = {}, special = false) =>
    fftcgTable({ p1, p2 }, [...cards, still, low, gag(special)]);

  it('is used as often as its text lets it, and while that is so', () => {
    const alone = at({ field: own(['still']) }).expectLegal('p1', [use('once', 'still'), use('often', 'still'), PASS]);
    alone.expectRefused('p1', use('crowd', 'still'), 'ability.condition', '11.6.3');
    const both = at({ field: own(['still', 'knight']) });
    both.expectLegal('p1', [use('once', 'still'), use('crowd', 'still'), use('often', 'still'), PASS]);
    bothPass(both.answer('p1', use('once', 'still')));
    both.expectRefused('p1', use('once', 'still'), 'ability.once-per-turn', '11.6.3');
    bothPass(both.answer('p1', use('often', 'still')));
    both.expectLegal('p1', [use('crowd', 'still'), use('often', 'still'), PASS]);
  });

  it('is used where its card is, and only there', () => {
    const card = (as: string) => [{ card: 'still', as }];
    const all = at({ field: card('here'), hand: card('held'), break: card('gone') });
    all.expectLegal('p1', [use('once', 'here'), use('often', 'here'), use('toss', 'held'), use('rise', 'gone'), PASS]);
    all.expectRefused('p1', use('toss', 'here'), 'ability.elsewhere', '11.9.1', '11.6.3');
    all.expectRefused('p1', use('often', 'held'), 'ability.elsewhere', '11.9.1', '11.6.3');
    all.expectRefused('p1', use('often', 'gone'), 'ability.elsewhere', '11.9.1', '11.6.3');
    all
      .answer('p1', use('rise', 'gone'))
      .answer('p1', { gone: 'remove' })
      .expectHappened('abilityUsed', { ability: 'rise' });
  });

  it('is of a card that has it there, and by its name', () => {
    const field = at({ field: own(['low', 'knight', 'still']) });
    for (const card of ['low', 'knight']) {
      field.expectRefused('p1', use('toss', card), 'answer.unknown-option', '11.6.3');
      expect(field.refused('p1', use('toss', card)).message).toContain('a card of yours with abilities');
    }
    expect(field.refused('p1', use('none', 'still')).message).toBe(
      "The card's action and special abilities: once, crowd, often, toss, rise.",
    );
  });

  it('is not used where an effect forbids it, which leaves special abilities', () => {
    const p1 = { field: own(['hero', 'still']), hand: [{ card: 'hero', as: 'h.hero' }] };
    const held = at(p1, { field: ['gag'] });
    held.expectRefused('p1', use('often', 'still'), 'ability.forbidden', '2.2', '11.6.3');
    held.expectLegal('p1', [...['solo', 'limit', 'blaze', 'rain'].map((name) => use(name)), PASS]);
    const other = at(p1, { field: ['gag'] }, true).expectRefused(
      'p1',
      use('solo'),
      'ability.forbidden',
      '2.2',
      '11.7.3',
    );
    other.answer('p1', use('often', 'still')).expectHappened('abilityUsed', { ability: 'often' });
  });

  it('is heard by what waits for it once it is used', () => {
    const ear = backup({
      id: 'ear',
      abilities: [
        whenever('abilityUsed', draw(), { on: [{ event: 'abilityUsed', where: { special: { equals: false } } }] }),
      ],
    });
    const heard = fftcgTable({ p1: { field: own(['still', 'ear']) } }, [...cards, still, ear]);
    heard.answer('p1', use('often', 'still')).expectLog([
      { kind: 'abilityUsed', ability: 'often' },
      { kind: 'abilityPlaced', card: 'ear' },
    ]);
  });
});
