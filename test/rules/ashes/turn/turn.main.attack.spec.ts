import { expect, it } from 'vitest';
import { ally, ashesTable } from '../../../support/ashes.js';
import { after, OWN } from '../../../support/ashes-windows.js';
import { its } from '../../../support/ashes-words.js';
import { rule } from '../../../support/rule.js';
import type { Json, JsonRecord } from '../../../../src/engine/index.js';

const cards = [
  ally({ id: 'bear', attack: 3, life: 4 }),
  ally({ id: 'mouse', attack: 1, life: 1 }),
  ally({ id: 'wall', attack: 0, life: 5, keywords: [{ keyword: 'unit-guard' }] }),
  // What it destroys takes all mice with it.
  ally({
    id: 'ram',
    attack: 3,
    life: 4,
    abilities: [
      after('destroyed', its({ named: 'mouse' }, { do: 'destroy', objects: 'it' }), { where: { source: OWN.object } }),
    ],
  }),
];
const unit = (card: string, as: string = card, more: JsonRecord = {}): JsonRecord => ({ card, as, ...more });
const HERO = [{ card: 'champion', as: 'hero' }];
const at = (own: readonly JsonRecord[], theirs: readonly JsonRecord[] = [], hero: JsonRecord = {}) =>
  ashesTable({ p1: { battlefield: own }, p2: { battlefield: theirs, phoenixborn: [{ ...HERO[0], ...hero }] } }, cards);
const attack = (target: string) => ({ action: 'attack', target });
const refusedBy = (table: ReturnType<typeof at>, seat: string, answer: Json): readonly string[] =>
  table.refused(seat, answer).cites.map(({ rule }) => rule);

rule('Ashes turn.main.attack.target', () => {
  it('is the Phoenixborn or a unit of an opponent', () => {
    const table = at([unit('bear')], [unit('mouse')]);
    expect(table.legal('p1')).toEqual(expect.arrayContaining([attack(table.id('hero')), attack(table.id('mouse'))]));
    table.expectRefused('p1', attack('bear'), 'answer.unknown-option', 'turn.main.attack.target');
  });
});

rule('Ashes turn.main.attack.1', () => {
  it('wants an unexhausted unit', () => {
    at([unit('bear', 'bear', { exhaustion: 1 })]).expectRefused(
      'p1',
      attack('hero'),
      'attack.no-attacker',
      'turn.main.attack.1',
    );
  });
  it('is the main action of the turn, also for units that have stayed at home', () => {
    const table = at([unit('bear'), unit('mouse')])
      .answer('p1', attack('hero'))
      .answer('p1', ['bear']);
    expect(table.marks('mouse')).toEqual({});
    table.expectRefused('p1', attack('hero'), 'pay.no-main-action', 'turn.main.list');
  });
});

rule('Ashes turn.main.attack.phoenixborn.1', () => {
  it('takes any number of unexhausted units', () => {
    const table = at([unit('bear'), unit('mouse'), unit('bear', 'tired', { exhaustion: 1 })]).answer(
      'p1',
      attack('hero'),
    );
    table.expectLegal('p1', [['bear'], ['mouse'], ['bear', 'mouse']]);
  });
  it('takes none that is exhausted, none of an opponent, and not nobody', () => {
    const table = at([unit('bear'), unit('bear', 'tired', { exhaustion: 1 })], [unit('mouse')]).answer(
      'p1',
      attack('hero'),
    );
    for (const answer of [['tired'], ['bear', 'tired'], ['mouse'], ['hero'], []])
      expect(refusedBy(table, 'p1', answer)).toContain('turn.main.attack.phoenixborn.1');
  });
});

rule('Ashes turn.main.attack.phoenixborn.2', () => {
  it('takes one unexhausted blocker for each attacker', () => {
    const table = at([unit('bear'), unit('mouse')], [unit('wall'), unit('bear', 'tired', { exhaustion: 1 })]).answer(
      'p1',
      attack('hero'),
    );
    table.answer('p1', ['bear', 'mouse']).expectDecision({ p2: 'declareBlockers' });
    table.expectLegal(
      'p2',
      [{}, { bear: 'wall' }, { mouse: 'wall' }].map((one) =>
        Object.fromEntries(Object.entries(one).map(([a, b]) => [table.id(a), table.id(b)])),
      ),
    );
    table.expectRefused('p2', { bear: 'wall', mouse: 'wall' }, 'answer.repeated', 'turn.main.attack.phoenixborn.2');
  });
  it('asks nobody who has no unit that could block', () => {
    const table = at([unit('bear')], [unit('bear', 'tired', { exhaustion: 1 })]).answer('p1', attack('hero'));
    table.answer('p1', ['bear']).expectDecision({ p1: 'turnAction' });
    expect(table.marks('hero')).toEqual({ wounds: 3 });
  });
});

rule('Ashes turn.main.attack.phoenixborn.unblocked', () => {
  it('hits the Phoenixborn, and exhausts the attacker', () => {
    const table = at([unit('bear')])
      .answer('p1', attack('hero'))
      .answer('p1', ['bear']);
    expect([table.marks('hero'), table.marks('bear')]).toEqual([{ wounds: 3 }, { exhaustion: 1 }]);
    table.expectHappened('damageDealt', { by: 'attack', source: 'bear' }).expectDecision({ p1: 'turnAction' });
  });
  it('hits with those that are not blocked, and with no others', () => {
    const table = at([unit('bear'), unit('mouse')], [unit('wall')])
      .answer('p1', attack('hero'))
      .answer('p1', ['bear', 'mouse']);
    table.answer('p2', { bear: 'wall' }).answer('p1', 'mouse');
    expect([table.marks('hero'), table.marks('wall')]).toEqual([{ wounds: 1 }, { wounds: 3, exhaustion: 1 }]);
  });
});

rule('Ashes turn.main.attack.phoenixborn.blocked', () => {
  it('has attacker and blocker damage each other, and both are exhausted', () => {
    const table = at([unit('bear')], [unit('bear', 'theirs')])
      .answer('p1', attack('hero'))
      .answer('p1', ['bear']);
    table.answer('p2', { bear: 'theirs' }).expectDecision({ p1: 'firstDamage' }).answer('p1', 'attack');
    expect([table.marks('bear'), table.marks('theirs'), table.marks('hero')]).toEqual([
      { wounds: 3, exhaustion: 1 },
      { wounds: 3, exhaustion: 1 },
      {},
    ]);
  });
  it('asks no blocker whether it counters: also one without attack is exhausted by it', () => {
    const table = at([unit('bear')], [unit('wall')])
      .answer('p1', attack('hero'))
      .answer('p1', ['bear']);
    table.answer('p2', { bear: 'wall' }).expectDecision({ p1: 'turnAction' });
    expect([table.marks('bear'), table.marks('wall')]).toEqual([{ exhaustion: 1 }, { wounds: 3, exhaustion: 1 }]);
  });
});

rule('Ashes turn.main.attack.phoenixborn.order', () => {
  /** The ram is blocked by a bear that it destroys, and with it the mouse that blocks the other attacker. */
  const blocked = () => {
    const table = at([unit('ram'), unit('bear')], [unit('bear', 'theirs', { wounds: 1 }), unit('mouse')]);
    table.answer('p1', attack('hero')).answer('p1', ['ram', 'bear']);
    return table.answer('p2', { ram: 'theirs', bear: 'mouse' }).expectDecision({ p1: 'nextBattle' });
  };
  it('leaves an attacker unblocked whose blocker is destroyed in another battle', () => {
    const table = blocked().answer('p1', 'ram').answer('p1', 'attack');
    expect([table.exists('theirs'), table.exists('mouse')]).toEqual([false, false]);
    expect([table.marks('hero'), table.marks('bear')]).toEqual([{ wounds: 3 }, { exhaustion: 1 }]);
    table.expectDecision({ p1: 'turnAction' });
  });
  it('leaves it blocked where its own battle comes first', () => {
    const table = blocked().answer('p1', 'bear').answer('p1', 'attack').answer('p1', 'attack');
    expect([table.exists('theirs'), table.exists('mouse')]).toEqual([false, false]);
    expect([table.marks('hero'), table.marks('bear')]).toEqual([{}, { wounds: 1, exhaustion: 1 }]);
  });
});

rule('Ashes turn.main.attack.phoenixborn.3', () => {
  it('lets the attacking player order the battles, and exhausts each attacker after its own', () => {
    const table = at([unit('bear'), unit('mouse')])
      .answer('p1', attack('hero'))
      .answer('p1', ['bear', 'mouse']);
    table.expectDecision({ p1: 'nextBattle' }).answer('p1', 'mouse');
    const kinds = table.log.filter(({ kind }) => ['damageDealt', 'exhausted'].includes(kind));
    expect(kinds.map(({ kind, card, amount }) => [kind, card, amount])).toEqual([
      ['damageDealt', 'champion', 1],
      ['exhausted', 'mouse', undefined],
      ['damageDealt', 'champion', 3],
      ['exhausted', 'bear', undefined],
    ]);
  });
  it('asks before each of them, and not for the last', () => {
    const table = at([unit('bear'), unit('mouse'), unit('ram')])
      .answer('p1', attack('hero'))
      .answer('p1', ['bear', 'mouse', 'ram']);
    table.expectLegal('p1', ['bear', 'mouse', 'ram']).answer('p1', 'ram');
    table.expectLegal('p1', ['bear', 'mouse']).answer('p1', 'bear');
    table.expectDecision({ p1: 'turnAction' });
    expect(table.marks('hero')).toEqual({ wounds: 7 });
  });
});

rule('Ashes turn.main.attack.unit.1', () => {
  it('takes one attacker', () => {
    const table = at([unit('bear'), unit('mouse')], [unit('wall')]).answer('p1', attack('wall'));
    table.expectLegal('p1', [['bear'], ['mouse']]);
  });
  it('takes no second one, and none that is exhausted', () => {
    const table = at([unit('bear'), unit('mouse'), unit('bear', 'tired', { exhaustion: 1 })], [unit('wall')]);
    table.answer('p1', attack('wall'));
    for (const answer of [['bear', 'mouse'], ['tired'], []])
      expect(refusedBy(table, 'p1', answer)).toContain('turn.main.attack.unit.1');
  });
});

rule('Ashes turn.main.attack.unit.2', () => {
  it('is guarded by the Phoenixborn, or by an unexhausted unattacked unit with Unit Guard', () => {
    const table = at(
      [unit('bear')],
      [unit('mouse'), unit('bear', 'theirs'), unit('wall'), unit('wall', 'tired', { exhaustion: 1 })],
    );
    table.answer('p1', attack('mouse')).answer('p1', ['bear']);
    table.expectLegal('p2', ['hero', 'wall', 'none']);
  });
  it('asks nobody who has none that could guard', () => {
    const table = at([unit('bear')], [unit('mouse'), unit('wall', 'tired', { exhaustion: 1 })], { turned: true });
    table.answer('p1', attack('mouse')).answer('p1', ['bear']).expectDecision({ p2: 'counter' });
  });
});

rule('Ashes turn.main.attack.unit.pbguard', () => {
  it('guards exhausted, once in a round', () => {
    const table = at([unit('bear')], [unit('mouse')], { exhaustion: 1 }).answer('p1', attack('mouse'));
    table.answer('p1', ['bear']).answer('p2', 'hero');
    expect(table.marks('hero')).toEqual({ exhaustion: 1, turned: true, wounds: 3 });
  });
  it('is not asked a second time', () => {
    const table = at([unit('bear')], [unit('mouse')], { turned: true }).answer('p1', attack('mouse'));
    table.answer('p1', ['bear']).expectDecision({ p2: 'counter' });
  });
});

rule('Ashes turn.main.attack.unit.guarded', () => {
  it('has a guarding unit counter', () => {
    const table = at([unit('bear')], [unit('mouse'), unit('wall')]).answer('p1', attack('mouse'));
    table.answer('p1', ['bear']).answer('p2', 'wall');
    expect([table.marks('wall'), table.marks('mouse'), table.marks('bear')]).toEqual([
      { wounds: 3, exhaustion: 1 },
      {},
      { exhaustion: 1 },
    ]);
  });
  it('has a guarding Phoenixborn deal nothing: it is turned, and gets no exhaustion token', () => {
    const table = at([unit('bear')], [unit('mouse'), unit('wall')]).answer('p1', attack('mouse'));
    table.answer('p1', ['bear']).answer('p2', 'hero').expectDecision({ p1: 'turnAction' });
    expect([table.marks('hero'), table.marks('mouse'), table.marks('bear')]).toEqual([
      { wounds: 3, turned: true },
      {},
      { exhaustion: 1 },
    ]);
  });
});

rule('Ashes turn.main.attack.unit.unguarded', () => {
  it('lets the attacked unit counter, or not', () => {
    const table = at([unit('bear')], [unit('bear', 'theirs')], { turned: true }).answer('p1', attack('theirs'));
    table.answer('p1', ['bear']).answer('p2', 'no');
    expect([table.marks('theirs'), table.marks('bear')]).toEqual([{ wounds: 3 }, { exhaustion: 1 }]);
  });
  it('asks nobody about an exhausted one', () => {
    const table = at([unit('bear')], [unit('bear', 'theirs', { exhaustion: 1 })], { turned: true });
    table.answer('p1', attack('theirs')).answer('p1', ['bear']).expectDecision({ p1: 'turnAction' });
  });
});
