import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { allPass, ally, ashesTable } from '../../../support/ashes.js';
import { cast, its } from '../../../support/ashes-words.js';
import { after, DRAW, kindsOf, OWN, when } from '../../../support/ashes-windows.js';
import { rule } from '../../../support/rule.js';

const cards = [
  ally({ id: 'bear', attack: 3, life: 4 }),
  ally({ id: 'rat', attack: 1, life: 1 }),
  ally({ id: 'wall', attack: 0, life: 9, keywords: [{ keyword: 'unit-guard' }] }),
  ally({ id: 'imp', attack: 1, life: 1, keywords: [{ keyword: 'unit-guard' }] }),
];
const unit = (card: string, as = card, more: JsonRecord = {}): JsonRecord => ({ card, as, ...more });
const hero = (more: JsonRecord = {}) => [{ card: 'champion', as: 'hero', ...more }];
const attacked = (target: string, theirs: readonly JsonRecord[], more: JsonRecord = {}, attacker = 'bear') =>
  ashesTable({ p1: { battlefield: [unit(attacker)] }, p2: { battlefield: theirs, phoenixborn: hero(more) } }, cards)
    .answer('p1', { action: 'attack', target })
    .answer('p1', [attacker]);

rule('Ashes glossary.blocker.1', () => {
  it('blocks for the Phoenixborn, at most one for each attacker', () => {
    const table = attacked('hero', [unit('imp'), unit('wall')]).expectDecision({ p2: 'declareBlockers' });
    const bear = table.id('bear');
    table.expectLegal('p2', [{}, { [bear]: table.id('imp') }, { [bear]: table.id('wall') }]);
  });
  it('is nothing that an attack on a unit asks for', () => {
    const table = attacked('imp', [unit('imp'), unit('wall')]).expectDecision({ p2: 'declareGuard' });
    expect(table.refused('p2', { bear: 'wall' }).code).toMatch(/^answer/);
  });
});

rule('Ashes glossary.blocker.2', () => {
  it('counters without being asked, also by 0, and is exhausted for it', () => {
    const table = attacked('hero', [unit('wall')]).answer('p2', { bear: 'wall' });
    expect([table.marks('wall'), table.marks('bear')]).toEqual([{ wounds: 3, exhaustion: 1 }, { exhaustion: 1 }]);
    table.expectDecision({ p1: 'turnAction' });
  });
  it('does not counter where it does not block', () => {
    const table = attacked('hero', [unit('wall')]).answer('p2', {});
    expect([table.marks('wall'), table.marks('hero')]).toEqual([{}, { wounds: 3 }]);
  });
});

rule('Ashes glossary.counter.2', () => {
  it('leaves a guard no choice', () => {
    const table = attacked('bear-2', [unit('bear', 'bear-2'), unit('imp')])
      .answer('p2', 'imp')
      .expectDecision({ p1: 'firstDamage' });
    table.answer('p1', 'attack').expectHappened('damageDealt', { by: 'counter', amount: 1 });
  });
  it('leaves one to an attacked unit that nobody guards', () => {
    const table = attacked('imp', [unit('imp')], { turned: true }).expectDecision({ p2: 'counter' });
    table.expectLegal('p2', ['counter', 'no']).answer('p2', 'no');
    expect(kindsOf(table, 'damageDealt')).toHaveLength(1);
  });
});

rule('Ashes glossary.guard.1', () => {
  it('is one for an attack, the Phoenixborn or a unit with Unit Guard', () => {
    const table = attacked('bear-2', [unit('bear', 'bear-2'), unit('imp'), unit('wall')]);
    table.expectLegal('p2', ['none', 'hero', 'imp', 'wall']);
    expect(table.refused('p2', ['imp', 'wall']).code).toMatch(/^answer/);
  });
  it('is nothing that an attack on a Phoenixborn asks for: a unit with Unit Guard may only block', () => {
    const table = attacked('hero', [unit('imp')]).expectDecision({ p2: 'declareBlockers' });
    expect(table.refused('p2', 'imp').code).toMatch(/^answer/);
  });
});

rule('Ashes glossary.guard.2', () => {
  it('turns the Phoenixborn, which guards no more in this round', () => {
    const table = attacked('imp', [unit('imp')]).answer('p2', 'hero');
    expect(table.marks('hero')).toEqual({ turned: true, wounds: 3 });
    table.expectHappened('phoenixbornTurned', { turned: true });
    attacked('imp', [unit('imp')], { turned: true }).expectDecision({ p2: 'counter' });
  });
  it('may guard again in the next round', () => {
    const table = attacked('imp', [unit('imp')])
      .answer('p2', 'hero')
      .answer('p1', { action: 'end' });
    table.answer('p2', { action: 'pass' }).answer('p2', { action: 'end' });
    table.answer('p1', { action: 'pass' }).answer('p1', { action: 'end' });
    expect(table.marks('hero')).toEqual({ wounds: 3 });
  });
});

rule('Ashes glossary.guard.3', () => {
  it('has a guarding unit counter: both are destroyed', () => {
    const table = attacked('bear-2', [unit('bear', 'bear-2'), unit('imp')], {}, 'rat').answer('p2', 'imp');
    table.answer('p1', 'attack');
    expect([table.exists('rat'), table.exists('imp')]).toEqual([false, false]);
  });
  it('has no guarding Phoenixborn counter', () => {
    const table = attacked('imp', [unit('imp')]).answer('p2', 'hero');
    expect([table.marks('bear'), kindsOf(table, 'damageDealt')]).toEqual([{ exhaustion: 1 }, ['damageDealt']]);
  });
});

rule('Ashes glossary.exhausted.3', () => {
  const tired = { exhaustion: 1 };
  it('neither attacks, blocks, guards nor counters', () => {
    const none = ashesTable({ p1: { battlefield: [unit('bear', 'bear', tired)] } }, cards);
    none.expectRefused(
      'p1',
      { action: 'attack', target: none.find('p2', 'phoenixborn', 'champion') },
      'attack.no-attacker',
      'exhaust.2',
    );
    attacked('hero', [unit('imp', 'imp', tired)]).expectDecision({ p1: 'turnAction' });
    attacked('bear-2', [unit('bear', 'bear-2', tired), unit('imp', 'imp', tired)], { turned: true }).expectDecision({
      p1: 'turnAction',
    });
  });
  it('takes none of that from an unexhausted one', () => {
    attacked('hero', [unit('imp')]).expectDecision({ p2: 'declareBlockers' });
  });
});

rule('Ashes glossary.attackvalue', () => {
  const lower = (by: number) =>
    ({
      do: 'modify',
      objects: 'it',
      changes: [{ change: 'number', name: 'attack', add: by }],
      until: 'endOfTurn',
    }) as const;
  it('may be negative, and counts as 0 where it is used', () => {
    const imp = { is: ['unit'], named: 'imp' } as const;
    const table = cast(
      its(imp, lower(-3), { do: 'draw', count: { number: 'attack', of: 'it' } }),
      { p2: { battlefield: [unit('imp')] } },
      cards,
    );
    expect(table.facts('imp').numbers).toMatchObject({ attack: -2 });
    table.expectNotHappened('drawn');
  });
  it('is raised from where it is', () => {
    const table = cast(
      its({ is: ['unit'], named: 'imp' }, lower(-3), lower(4)),
      { p2: { battlefield: [unit('imp')] } },
      cards,
    );
    expect(table.facts('imp').numbers).toMatchObject({ attack: 2 });
  });
  it('damages nobody in battle while it is not above 0', () => {
    const weak = ally({
      id: 'weak',
      attack: 1,
      abilities: [
        {
          kind: 'static',
          name: 'weak',
          affects: { self: true },
          changes: [{ change: 'number', name: 'attack', add: -3 }],
        },
      ],
    });
    const table = ashesTable({ p1: { battlefield: [unit('weak')] }, p2: { phoenixborn: hero() } }, [weak]);
    table.answer('p1', { action: 'attack', target: 'hero' }).answer('p1', ['weak']);
    expect([table.marks('hero'), table.marks('weak')]).toEqual([{}, { exhaustion: 1 }]);
  });
});

rule('Ashes glossary.passive', () => {
  const raider = ally({
    id: 'raider',
    life: 9,
    attack: 1,
    abilities: [
      {
        kind: 'static',
        name: 'charge',
        while: { object: 'self', matches: { marks: { attacking: true } } },
        affects: { self: true },
        changes: [{ change: 'number', name: 'attack', add: 2 }],
      },
    ],
  });
  it('works while its unit is attacking, without a question', () => {
    const table = ashesTable(
      { p1: { battlefield: [unit('raider')] }, p2: { battlefield: [unit('wall')], phoenixborn: hero() } },
      [raider, ...cards],
    );
    expect(table.facts('raider').numbers).toMatchObject({ attack: 1 });
    table
      .answer('p1', { action: 'attack', target: 'hero' })
      .answer('p1', ['raider'])
      .expectDecision({ p2: 'declareBlockers' });
    expect(table.facts('raider').numbers).toMatchObject({ attack: 3 });
    table.answer('p2', {}).expectHappened('damageDealt', { amount: 3 });
    expect(table.facts('raider').numbers).toMatchObject({ attack: 1 });
  });
  it('is no trigger of a declaration', () => {
    const eager = ally({
      id: 'eager',
      abilities: [after('attackersDeclared', DRAW, { where: { objects: { object: { self: true } } } })],
    });
    const table = ashesTable({ p1: { battlefield: [unit('eager')] }, p2: { phoenixborn: hero() } }, [eager]);
    table.answer('p1', { action: 'attack', target: 'hero' }).answer('p1', ['eager']);
    expect(kindsOf(table, 'drawn', 'damageDealt')).toEqual(['drawn', 'damageDealt']);
  });
});

rule('Ashes glossary.effect', () => {
  const ward = ally({
    id: 'ward',
    life: 9,
    abilities: [after('damageDealt', DRAW, { where: { ...OWN, by: { equals: 'effect' } } })],
  });
  it('is what a spell deals', () => {
    cast(its({ named: 'ward' }, { do: 'deal', objects: 'it', amount: 1 }), { p2: { battlefield: [unit('ward')] } }, [
      ward,
    ]).expectHappened('drawn', { seat: 'p2' });
  });
  it('is not what an attack or a counter deals', () => {
    const table = ashesTable(
      { p1: { battlefield: [unit('bear')] }, p2: { battlefield: [unit('ward')], phoenixborn: hero({ turned: true }) } },
      [ward, ...cards],
    );
    table
      .answer('p1', { action: 'attack', target: 'ward' })
      .answer('p1', ['bear'])
      .answer('p2', 'counter')
      .answer('p1', 'attack');
    table.expectNotHappened('drawn');
    expect(kindsOf(table, 'damageDealt')).toHaveLength(2);
  });
});

rule('Ashes glossary.damage', () => {
  const ward = ally({ id: 'ward', life: 9, abilities: [after('damageDealt', DRAW, { where: OWN })] });
  const at = { p2: { battlefield: [unit('ward')] } };
  it('is dealt before wounds are placed', () => {
    const table = cast(its({ named: 'ward' }, { do: 'deal', objects: 'it', amount: 2 }), at, [ward]);
    expect(kindsOf(table, 'damageDealt', 'drawn', 'woundsPlaced')).toEqual(['damageDealt', 'drawn', 'woundsPlaced']);
  });
  it('is not dealt where wounds are placed, or where it is 0', () => {
    cast(its({ named: 'ward' }, { do: 'place-wounds', objects: 'it', count: 2 }), at, [ward]).expectNotHappened(
      'drawn',
    );
    cast(its({ named: 'ward' }, { do: 'deal', objects: 'it', amount: 0 }), at, [ward]).expectNotHappened('damageDealt');
  });
});

rule('Ashes glossary.wound', () => {
  it('is placed by damage, and destroys at the life value', () => {
    const table = cast(
      its({ named: 'bear' }, { do: 'deal', objects: 'it', amount: 4 }),
      { p2: { battlefield: [unit('bear')] } },
      cards,
    );
    table
      .expectHappened('woundsPlaced', { count: 4, cites: 'glossary.wound' })
      .expectHappened('destroyed', { card: 'bear' });
  });
  it('is placed by a word of its own from the second step on', () => {
    const table = cast(
      its({ named: 'bear' }, { do: 'place-wounds', objects: 'it', count: 4 }),
      { p2: { battlefield: [unit('bear')] } },
      cards,
    );
    table.expectNotHappened('damageDealt').expectHappened('destroyed', { card: 'bear' });
  });
});

rule('Ashes glossary.life', () => {
  const raise = (add: number) =>
    ({ do: 'modify', objects: 'it', changes: [{ change: 'number', name: 'life', add }], until: 'endOfTurn' }) as const;
  it('keeps a unit alive with a bonus, and destroys it when that is lost', () => {
    const table = cast(its({ named: 'worker' }, raise(1), { do: 'place-wounds', objects: 'it', count: 2 }), {
      p2: { battlefield: [unit('worker')] },
    });
    expect(table.marks('worker')).toEqual({ wounds: 2 });
    table
      .answer('p1', { action: 'end' })
      .expectHappened('destroyed', { card: 'worker' })
      .expectNotHappened('woundsPlaced');
  });
  it('is lost by several one after the other, as the active player orders them (life-lost)', () => {
    const table = cast(its({ named: 'worker' }, raise(1), { do: 'place-wounds', objects: 'it', count: 2 }), {
      p2: { battlefield: ['a', 'b', 'c'].map((as, status) => ({ card: 'worker', as, status })) },
    });
    for (const next of ['a', 'b']) table.answer('p1', next);
    table.answer('p1', { action: 'end' }).expectNotHappened('destroyed');
    table.expectDecision({ p1: 'nextOfSeveral' }).expectLegal('p1', ['a', 'b', 'c']);
    table.answer('p1', 'c').expectHappened('destroyed', { object: 'c', cites: 'glossary.life' });
    expect([table.exists('a'), table.exists('b'), table.exists('c')]).toEqual([true, true, false]);
    // The last fight leaves nothing to ask.
    expect(table.answer('p1', 'b').log.filter(({ kind }) => kind === 'destroyed')).toHaveLength(2);
    table.expectDecision({ p2: 'turnAction' });
  });
  it('destroys at once what has no life left, without any wound', () => {
    const table = cast(its({ named: 'worker' }, raise(-2)), { p2: { battlefield: [unit('worker')] } });
    table.expectHappened('destroyed', { card: 'worker' });
  });
  it('is lost after all that answers its event, first "when" and then "after"', () => {
    const blight = {
      kind: 'static',
      name: 'blight',
      affects: { named: 'worker' },
      changes: [{ change: 'number', name: 'life', add: -1 }],
    } as const;
    const lord = ally({
      id: 'lord',
      abilities: [
        blight,
        when('entered', DRAW, { where: OWN }),
        after('entered', its({ named: 'lord' }, { do: 'place-status', objects: 'it', count: 1 }), { where: OWN }),
      ],
    });
    const table = ashesTable(
      {
        p1: { hand: [{ card: 'lord', as: 'lord' }] },
        p2: { battlefield: [{ card: 'worker', as: 'worker', wounds: 1 }] },
      },
      [lord],
    );
    table.answer('p1', { action: 'play', card: 'lord' });
    expect(kindsOf(table, 'entered', 'drawn', 'statusPlaced', 'destroyed', 'putAway')).toEqual([
      'entered',
      'drawn',
      'statusPlaced',
      'destroyed',
      'putAway',
    ]);
  });
  it('is lost while damage to another unit is under way, by a unit that is destroyed first', () => {
    const weakens = its({ named: 'worker' }, { ...raise(-1) });
    const witch = ally({ id: 'witch', life: 9, abilities: [after('damageDealt', weakens, { where: OWN })] });
    const table = cast(
      its({ named: 'witch' }, { do: 'deal', objects: 'it', amount: 1 }),
      { p2: { battlefield: [{ card: 'worker', as: 'worker', wounds: 1 }, 'witch'] } },
      [witch],
    );
    expect(kindsOf(table, 'damageDealt', 'fatallyWounded', 'destroyed', 'woundsPlaced')).toEqual([
      'damageDealt',
      'fatallyWounded',
      'destroyed',
      'woundsPlaced',
    ]);
  });
  it('is not lowered by wounds', () => {
    const table = cast(
      its({ named: 'bear' }, { do: 'place-wounds', objects: 'it', count: 3 }),
      { p2: { battlefield: [unit('bear')] } },
      cards,
    );
    expect(table.facts('bear').numbers).toMatchObject({ life: 4 });
  });
});

rule('Ashes glossary.firstplayer', () => {
  it('takes the first turn of each round', () => {
    const table = allPass(ashesTable({ p1: {}, p2: {} }));
    expect(table.state.turn).toMatchObject({ active: 'p2', phase: 'turns' });
  });
  it('is who holds the token, whoever had the last turn', () => {
    const table = allPass(ashesTable({ p1: { first: 0 }, p2: { first: 1 }, p3: {} }));
    expect(table.state.turn).toMatchObject({ active: 'p3', phase: 'turns' });
  });
});
