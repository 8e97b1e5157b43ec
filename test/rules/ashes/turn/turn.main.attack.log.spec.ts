/** What the log tells of an attack: each event, who did it, and the rules that it follows from. */
import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { ally, ashesTable } from '../../../support/ashes.js';
import { linesOf } from '../../../support/log-lines.js';
import { rule } from '../../../support/rule.js';

const cards = [
  ally({ id: 'bear', attack: 3, life: 4 }),
  ally({ id: 'mouse', attack: 1, life: 1 }),
  ally({ id: 'wall', attack: 0, life: 5, keywords: [{ keyword: 'unit-guard' }] }),
  ally({ id: 'ghost', attack: 2, life: 2, keywords: [{ keyword: 'bypass' }] }),
];
const unit = (card: string, as: string = card, more: JsonRecord = {}): JsonRecord => ({ card, as, ...more });
const at = (own: readonly JsonRecord[], theirs: readonly JsonRecord[] = [], hero: JsonRecord = {}) =>
  ashesTable(
    { p1: { battlefield: own }, p2: { battlefield: theirs, phoenixborn: [unit('champion', 'hero', hero)] } },
    cards,
  );
const attacked = (table: ReturnType<typeof at>, target: string, ...attackers: readonly string[]) =>
  table.answer('p1', { action: 'attack', target }).answer('p1', attackers);

rule('Ashes turn.main.attack.1', () => {
  it('is logged as the main action of the player', () => {
    const table = at([unit('bear')]).answer('p1', { action: 'attack', target: 'hero' });
    expect(linesOf(table)).toEqual(['actionTaken seat p1, action main (turn.main.list)']);
  });
  it('is refused, and not offered, as a second main action', () => {
    const table = attacked(at([unit('bear'), unit('mouse')]), 'hero', 'bear');
    const { code, cites } = table.refused('p1', { action: 'attack', target: 'hero' });
    expect([code, ...cites.map(({ rule }) => rule)]).toEqual(['pay.no-main-action', 'turn.2', 'turn.main.list']);
    expect(table.legal('p1').filter((answer) => JSON.stringify(answer).includes('attack'))).toEqual([]);
  });
  it('is refused without an unexhausted unit, and is not offered then', () => {
    const table = at([unit('bear', 'bear', { exhaustion: 1 })]);
    const { code, cites } = table.refused('p1', { action: 'attack', target: 'hero' });
    expect([code, ...cites.map(({ rule }) => rule)]).toEqual(['attack.no-attacker', 'turn.main.attack.1', 'exhaust.2']);
    expect(table.legal('p1').filter((answer) => JSON.stringify(answer).includes('attack'))).toEqual([]);
  });
});

rule('Ashes turn.main.attack.phoenixborn.unblocked', () => {
  it('is damage to the Phoenixborn, which is not turned; the token comes after the battle', () => {
    const table = attacked(at([unit('bear')]), 'hero', 'bear');
    expect(linesOf(table)).toEqual([
      'attackersDeclared seat p1, objects [bear], target hero (turn.main.attack.phoenixborn.1, glossary.passive)',
      'damageDealt object hero, amount 3, source bear, by attack, cause p1, seat p2, card champion (turn.main.attack.battle, turn.main.attack.phoenixborn.unblocked, turn.main.attack.phoenixborn.order, glossary.attackvalue, glossary.effect, damage.process.0, damage.step1)',
      'woundsPlaced object hero, count 3, source bear, by attack, cause p1, seat p2, card champion, type phoenixborn, now 3 (turn.main.attack.battle, turn.main.attack.phoenixborn.unblocked, turn.main.attack.phoenixborn.order, glossary.attackvalue, glossary.effect, damage.process.0, damage.step2, glossary.wound)',
      'battleFought attacker bear, defender hero (turn.main.attack.battle, timing.attack.3)',
      'exhausted object bear, count 1, seat p1, card bear, now 1 (turn.main.attack.battle, glossary.attack.zero)',
      'attackEnded by p1 (turn.main.attack.1)',
    ]);
    expect(table.marks('hero')).toEqual({ wounds: 3 });
  });
});

rule('Ashes turn.main.attack.phoenixborn.blocked', () => {
  it('is damage to the blocker and back, and a token for both', () => {
    const table = attacked(at([unit('bear')], [unit('bear', 'theirs')]), 'hero', 'bear').answer('p2', {
      bear: 'theirs',
    });
    expect(linesOf(table)).toEqual([
      'blockersDeclared seat p2, objects [theirs], attackers [bear] (turn.main.attack.phoenixborn.2, glossary.blocker.1)',
    ]);
    expect(linesOf(table.answer('p1', 'attack'))).toEqual([
      'damageDealt object theirs, amount 3, source bear, by attack, cause p1, seat p2, card bear (turn.main.attack.battle, turn.main.attack.phoenixborn.blocked, glossary.attackvalue, glossary.effect, damage.process.0, damage.step1)',
      'woundsPlaced object theirs, count 3, source bear, by attack, cause p1, seat p2, card bear, type ally, now 3 (turn.main.attack.battle, turn.main.attack.phoenixborn.blocked, glossary.attackvalue, glossary.effect, damage.process.0, damage.step2, glossary.wound)',
      'damageDealt object bear, amount 3, source theirs, by counter, cause p2, seat p1, card bear (turn.main.attack.counter, glossary.effect, damage.process.0, damage.step1)',
      'woundsPlaced object bear, count 3, source theirs, by counter, cause p2, seat p1, card bear, type ally, now 3 (turn.main.attack.counter, glossary.effect, damage.process.0, damage.step2, glossary.wound)',
      'battleFought attacker bear, defender theirs (turn.main.attack.battle, timing.attack.3)',
      'exhausted object bear, count 1, seat p1, card bear, now 1 (turn.main.attack.battle, glossary.attack.zero)',
      'exhausted object theirs, count 1, seat p2, card bear, now 1 (turn.main.attack.battle, glossary.attack.zero)',
      'attackEnded by p1 (turn.main.attack.1)',
    ]);
  });
});

rule('Ashes turn.main.attack.phoenixborn.2', () => {
  it('is no declaration where nothing is blocked', () => {
    const table = attacked(at([unit('mouse')], [unit('wall')]), 'hero', 'mouse').answer('p2', {});
    expect(linesOf(table).map((line) => line.split(' ')[0])).toEqual([
      'damageDealt',
      'woundsPlaced',
      'battleFought',
      'exhausted',
      'attackEnded',
    ]);
  });
  it('leaves an attacker alone that passes by, and may block the others', () => {
    const table = attacked(at([unit('bear'), unit('ghost')], [unit('wall'), unit('mouse')]), 'hero', 'bear', 'ghost');
    const blocks = [{}, { bear: 'wall' }, { bear: 'mouse' }];
    table.expectLegal(
      'p2',
      blocks.map((one) => Object.fromEntries(Object.entries(one).map(([a, b]) => [table.id(a), table.id(b)]))),
    );
    expect(table.rules.legalAnswers(table.state, table.state.pending[0]?.id ?? '')?.answers).toHaveLength(3);
  });
});

rule('Ashes turn.main.attack.unit.2', () => {
  it('is logged with the guard', () => {
    const table = attacked(at([unit('mouse')], [unit('mouse', 'target'), unit('wall')]), 'target', 'mouse');
    expect(linesOf(table.answer('p2', 'wall'))).toEqual([
      'guardDeclared seat p2, object wall, target target (turn.main.attack.unit.2, glossary.guard.1)',
      'damageDealt object wall, amount 1, source mouse, by attack, cause p1, seat p2, card wall (turn.main.attack.battle, turn.main.attack.unit.guarded, glossary.attackvalue, glossary.effect, damage.process.0, damage.step1)',
      'woundsPlaced object wall, count 1, source mouse, by attack, cause p1, seat p2, card wall, type ally, now 1 (turn.main.attack.battle, turn.main.attack.unit.guarded, glossary.attackvalue, glossary.effect, damage.process.0, damage.step2, glossary.wound)',
      'battleFought attacker mouse, defender wall (turn.main.attack.battle, timing.attack.3)',
      'exhausted object mouse, count 1, seat p1, card mouse, now 1 (turn.main.attack.battle, glossary.attack.zero)',
      'exhausted object wall, count 1, seat p2, card wall, now 1 (turn.main.attack.battle, glossary.attack.zero)',
      'attackEnded by p1 (turn.main.attack.1)',
    ]);
  });
  it('is no declaration where there is no guard, which leaves the choice to counter', () => {
    const table = attacked(at([unit('mouse')], [unit('mouse', 'target'), unit('wall')]), 'target', 'mouse');
    expect(linesOf(table.answer('p2', 'none').expectDecision({ p2: 'counter' }))).toEqual([]);
  });
});

rule('Ashes turn.main.attack.unit.guarded', () => {
  it('is damage to a Phoenixborn that guards, which is turned first', () => {
    const table = attacked(at([unit('mouse')], [unit('mouse', 'target')]), 'target', 'mouse');
    expect(linesOf(table.answer('p2', 'hero'))).toEqual([
      'guardDeclared seat p2, object hero, target target (turn.main.attack.unit.2, glossary.guard.1)',
      'phoenixbornTurned object hero, turned true, seat p2, card champion (turn.main.attack.unit.guarded, turn.main.attack.unit.pbguard)',
      'damageDealt object hero, amount 1, source mouse, by attack, cause p1, seat p2, card champion (turn.main.attack.battle, turn.main.attack.unit.guarded, glossary.attackvalue, glossary.effect, damage.process.0, damage.step1)',
      'woundsPlaced object hero, count 1, source mouse, by attack, cause p1, seat p2, card champion, type phoenixborn, now 1 (turn.main.attack.battle, turn.main.attack.unit.guarded, glossary.attackvalue, glossary.effect, damage.process.0, damage.step2, glossary.wound)',
      'battleFought attacker mouse, defender hero (turn.main.attack.battle, timing.attack.3)',
      'exhausted object mouse, count 1, seat p1, card mouse, now 1 (turn.main.attack.battle, glossary.attack.zero)',
      'attackEnded by p1 (turn.main.attack.1)',
    ]);
  });
});

rule('Ashes turn.main.attack.unit.unguarded', () => {
  it('is damage to the target, and back where it counters', () => {
    const table = attacked(at([unit('mouse')], [unit('wall', 'target')], { turned: true }), 'target', 'mouse');
    expect(linesOf(table.answer('p2', 'counter'))).toEqual([
      'damageDealt object target, amount 1, source mouse, by attack, cause p1, seat p2, card wall (turn.main.attack.battle, turn.main.attack.unit.unguarded, glossary.attackvalue, glossary.effect, damage.process.0, damage.step1)',
      'woundsPlaced object target, count 1, source mouse, by attack, cause p1, seat p2, card wall, type ally, now 1 (turn.main.attack.battle, turn.main.attack.unit.unguarded, glossary.attackvalue, glossary.effect, damage.process.0, damage.step2, glossary.wound)',
      'battleFought attacker mouse, defender target (turn.main.attack.battle, timing.attack.3)',
      'exhausted object mouse, count 1, seat p1, card mouse, now 1 (turn.main.attack.battle, glossary.attack.zero)',
      'exhausted object target, count 1, seat p2, card wall, now 1 (turn.main.attack.battle, glossary.attack.zero)',
      'attackEnded by p1 (turn.main.attack.1)',
    ]);
  });
  it('is damage back only where the attack is 0', () => {
    const table = attacked(at([unit('wall')], [unit('bear', 'target')], { turned: true }), 'target', 'wall');
    expect(linesOf(table.answer('p2', 'counter'))).toEqual([
      'damageDealt object wall, amount 3, source target, by counter, cause p2, seat p1, card wall (turn.main.attack.counter, glossary.effect, damage.process.0, damage.step1)',
      'woundsPlaced object wall, count 3, source target, by counter, cause p2, seat p1, card wall, type ally, now 3 (turn.main.attack.counter, glossary.effect, damage.process.0, damage.step2, glossary.wound)',
      'battleFought attacker wall, defender target (turn.main.attack.battle, timing.attack.3)',
      'exhausted object wall, count 1, seat p1, card wall, now 1 (turn.main.attack.battle, glossary.attack.zero)',
      'exhausted object target, count 1, seat p2, card bear, now 1 (turn.main.attack.battle, glossary.attack.zero)',
      'attackEnded by p1 (turn.main.attack.1)',
    ]);
  });
});

rule('Ashes turn.main.attack.counter', () => {
  it('is damage by the defender, whose value may differ from that of the attacker', () => {
    const table = attacked(at([unit('bear')], [unit('mouse', 'target')], { turned: true }), 'target', 'bear');
    expect(linesOf(table.answer('p2', 'counter').answer('p1', 'counter'), 'damageDealt')).toEqual([
      'damageDealt object bear, amount 1, source target, by counter, cause p2, seat p1, card bear (turn.main.attack.counter, glossary.effect, damage.process.0, damage.step1)',
      'damageDealt object target, amount 3, source bear, by attack, cause p1, seat p2, card mouse (turn.main.attack.battle, turn.main.attack.unit.unguarded, glossary.attackvalue, glossary.effect, damage.process.0, damage.step1)',
    ]);
  });
});

rule('Ashes turn.main.attack.phoenixborn.3', () => {
  it('takes each attacker to one battle, also the one that was chosen first', () => {
    const table = attacked(at([unit('bear'), unit('mouse'), unit('ghost')]), 'hero', 'bear', 'mouse', 'ghost');
    expect(linesOf(table.answer('p1', 'mouse'), 'battleFought', 'attackEnded')).toEqual([
      'battleFought attacker mouse, defender hero (turn.main.attack.battle, timing.attack.3)',
    ]);
    table.expectLegal('p1', ['bear', 'ghost']).answer('p1', 'ghost');
    expect(linesOf(table, 'battleFought', 'attackEnded')).toEqual([
      'battleFought attacker ghost, defender hero (turn.main.attack.battle, timing.attack.3)',
      'battleFought attacker bear, defender hero (turn.main.attack.battle, timing.attack.3)',
      'attackEnded by p1 (turn.main.attack.1)',
    ]);
  });
});
