/** What becomes of an attack on a unit when somebody is gone or exhausted before the battle. */
import { expect, it } from 'vitest';
import { ally, ashesTable } from '../../../support/ashes.js';
import { after, answer } from '../../../support/ashes-windows.js';
import { its } from '../../../support/ashes-words.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const answering = (id: string, event: string, unit: string, does: 'destroy' | 'exhaust') =>
  answer(id, after(event, its({ named: unit }, { do: does, objects: 'it' })));
const UNITS = [
  ally({ id: 'bear', attack: 3, life: 4 }),
  ally({ id: 'mouse', attack: 1, life: 1 }),
  ally({ id: 'wall', attack: 0, life: 5, keywords: [{ keyword: 'unit-guard' }] }),
];
/** Only the reaction in hand is a card of the game: no player is asked for the others. */
const REACTIONS = [
  answering('fell-guard', 'guardDeclared', 'wall', 'destroy'),
  answering('tire-guard', 'guardDeclared', 'wall', 'exhaust'),
  answering('fell-attacker', 'guardDeclared', 'bear', 'destroy'),
  answering('fell-guarded', 'guardDeclared', 'mouse', 'destroy'),
  answering('fell-target', 'attackersDeclared', 'mouse', 'destroy'),
  answering('fell-early', 'attackersDeclared', 'bear', 'destroy'),
  answering('tire-early', 'attackersDeclared', 'bear', 'exhaust'),
];

/** An attack on the mouse by this unit; p1 holds the reaction. */
const attacked = (attacker: string, reaction?: string): Table =>
  ashesTable(
    {
      p1: {
        battlefield: [{ card: attacker, as: 'attacker' }],
        hand: reaction === undefined ? [] : [{ card: reaction, as: 'reaction' }],
      },
      p2: {
        battlefield: ['mouse', 'wall'].map((card) => ({ card, as: card })),
        phoenixborn: [{ card: 'champion', as: 'hero' }],
        hand: [],
      },
    },
    [...UNITS, ...REACTIONS.filter(({ id }) => id === reaction)],
  )
    .answer('p1', { action: 'attack', target: 'mouse' })
    .answer('p1', ['attacker']);
const reacts = (table: Table): Table => table.expectDecision({ p1: 'respond' }).answer('p1', { react: 'reaction' });

rule('Ashes turn.main.attack.unit.2', () => {
  it.each(['fell-early', 'tire-early'])('asks no player to guard once the attacker is out (%s)', (reaction) => {
    const table = reacts(attacked('bear', reaction)).expectDecision({ p1: 'turnAction' });
    table.expectNotHappened('guardDeclared').expectNotHappened('damageDealt').expectHappened('attackEnded');
  });
});

rule('Ashes turn.main.attack.unit.guarded', () => {
  it('is a battle with the target where the guard is gone, which may counter (unit-guard-gone)', () => {
    const table = reacts(attacked('bear', 'fell-guard').answer('p2', 'wall')).expectDecision({ p2: 'counter' });
    table.answer('p2', 'no').expectHappened('destroyed', { object: 'mouse', by: 'attack' });
    expect(table.marks('attacker')).toEqual({ exhaustion: 1 });
  });
  it('with a guard that is exhausted by then has no counter (unit-guard-exhausted)', () => {
    const table = reacts(attacked('bear', 'tire-guard').answer('p2', 'wall')).expectDecision({ p1: 'turnAction' });
    expect([table.marks('wall'), table.marks('mouse')]).toEqual([{ wounds: 3, exhaustion: 1 }, {}]);
  });
  it('is one with the guard also where the target is gone (unit-target-gone)', () => {
    const table = reacts(attacked('bear', 'fell-guarded').answer('p2', 'wall')).expectDecision({ p1: 'turnAction' });
    expect([table.marks('wall'), table.marks('attacker')]).toEqual([{ wounds: 3, exhaustion: 1 }, { exhaustion: 1 }]);
  });
});

rule('Ashes turn.main.attack.unit.unguarded', () => {
  it('damages nobody where the target is gone, and the attacker is exhausted (unit-target-gone)', () => {
    const table = reacts(attacked('bear', 'fell-target')).expectDecision({ p1: 'turnAction' });
    table.expectNotHappened('damageDealt');
    expect(table.marks('attacker')).toEqual({ exhaustion: 1 });
  });
});

rule('Ashes turn.main.attack.unit.pbguard', () => {
  it('is not used up where the attacker is gone before the battle (unit-attacker-gone)', () => {
    const table = reacts(attacked('bear', 'fell-attacker').answer('p2', 'hero')).expectDecision({ p1: 'turnAction' });
    table.expectNotHappened('damageDealt');
    expect(table.marks('hero')).toEqual({});
  });
  it('is used up by an attack of 0, and takes no token and no reaction (guard-used)', () => {
    const table = attacked('wall').answer('p2', 'hero').expectDecision({ p1: 'turnAction' });
    expect([table.marks('hero'), table.marks('attacker')]).toEqual([{ turned: true }, { exhaustion: 1 }]);
    expect(table.player('p2')['reactionsTaken']).toBe(0);
  });
});
