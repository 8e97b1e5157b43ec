import { expect, it } from 'vitest';
import { ally, ashesTable } from '../../../support/ashes.js';
import { rule } from '../../../support/rule.js';
import type { JsonRecord } from '../../../../src/engine/index.js';

const cards = [
  ally({ id: 'bear', attack: 3, life: 4 }),
  ally({ id: 'mouse', attack: 1, life: 1 }),
  ally({ id: 'wall', attack: 0, life: 5, keywords: [{ keyword: 'unit-guard' }] }),
];
const unit = (card: string, as: string = card, more: JsonRecord = {}): JsonRecord => ({ card, as, ...more });
const HERO = [{ card: 'champion', as: 'hero' }];
const at = (own: readonly JsonRecord[], theirs: readonly JsonRecord[] = [], hero: JsonRecord = {}) =>
  ashesTable({ p1: { battlefield: own }, p2: { battlefield: theirs, phoenixborn: [{ ...HERO[0], ...hero }] } }, cards);
const attack = (target: string) => ({ action: 'attack', target });

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
});

rule('Ashes turn.main.attack.phoenixborn.1', () => {
  it('takes any number of unexhausted units', () => {
    const table = at([unit('bear'), unit('mouse'), unit('bear', 'tired', { exhaustion: 1 })]).answer(
      'p1',
      attack('hero'),
    );
    table.expectLegal('p1', [['bear'], ['mouse'], ['bear', 'mouse']]);
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
});

rule('Ashes turn.main.attack.phoenixborn.unblocked', () => {
  it('hits the Phoenixborn, and exhausts the attacker', () => {
    const table = at([unit('bear')])
      .answer('p1', attack('hero'))
      .answer('p1', ['bear']);
    expect([table.marks('hero'), table.marks('bear')]).toEqual([{ wounds: 3 }, { exhaustion: 1 }]);
    table.expectHappened('damageDealt', { by: 'attack', source: 'bear' }).expectDecision({ p1: 'turnAction' });
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
});

rule('Ashes turn.main.attack.phoenixborn.order', () => {
  it('leaves an attacker unblocked whose blocker is destroyed in another battle', () => {
    const table = at([unit('bear'), unit('bear', 'second')], [unit('mouse'), unit('mouse', 'other')]);
    table.answer('p1', attack('hero')).answer('p1', ['bear', 'second']);
    table.answer('p2', { bear: 'mouse', second: 'other' }).expectDecision({ p1: 'nextBattle' });
    table.answer('p1', 'second').answer('p1', 'attack').answer('p1', 'attack');
    expect([table.exists('mouse'), table.exists('other')]).toEqual([false, false]);
    expect(table.marks('hero')).toEqual({});
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
});

rule('Ashes turn.main.attack.unit.1', () => {
  it('takes one attacker', () => {
    const table = at([unit('bear'), unit('mouse')], [unit('wall')]).answer('p1', attack('wall'));
    table.expectLegal('p1', [['bear'], ['mouse']]);
  });
});

rule('Ashes turn.main.attack.unit.2', () => {
  it('is guarded by the Phoenixborn, or by an unexhausted unit with Unit Guard that is not attacked', () => {
    const table = at(
      [unit('bear')],
      [unit('mouse'), unit('bear', 'theirs'), unit('wall'), unit('wall', 'tired', { exhaustion: 1 })],
    );
    table.answer('p1', attack('mouse')).answer('p1', ['bear']);
    table.expectLegal('p2', ['hero', 'wall', 'none']);
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
