import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { ally, ashesTable } from '../../../support/ashes.js';
import { OWN, when } from '../../../support/ashes-windows.js';
import { its } from '../../../support/ashes-words.js';
import { rule } from '../../../support/rule.js';

const cards = [
  ally({ id: 'bear', attack: 3, life: 4 }),
  ally({ id: 'wolf', attack: 2, life: 2 }),
  ally({ id: 'shield', attack: 0, life: 5 }),
  // As it is destroyed it takes the shield with it.
  ally({
    id: 'boom',
    attack: 1,
    life: 1,
    abilities: [when('destroyed', its({ named: 'shield' }, { do: 'destroy', objects: 'it' }), { where: OWN })],
  }),
];
const own = (...names: readonly string[]): readonly JsonRecord[] => names.map((card) => ({ card, as: card }));
/** p1's units attack the Phoenixborn of p2, whose life is 15; nobody has blocked yet. */
const attack = (attackers: readonly string[], blockers: readonly string[]) =>
  ashesTable(
    {
      p1: { battlefield: own(...attackers) },
      p2: { battlefield: own(...blockers), phoenixborn: [{ card: 'champion', as: 'hero' }] },
    },
    cards,
  )
    .answer('p1', { action: 'attack', target: 'hero' })
    .answer('p1', [...attackers]);

rule('Ashes timing.attack.2', () => {
  const fought = (first: string) =>
    attack(['boom', 'bear'], ['wolf', 'shield']).answer('p2', { boom: 'wolf', bear: 'shield' }).answer('p1', first);
  it('damages the Phoenixborn if a trigger of an earlier battle destroyed the blocker', () => {
    const table = fought('boom').answer('p1', 'counter').expectHappened('destroyed', { object: 'shield' });
    expect([table.exists('boom'), table.marks('hero'), table.marks('bear'), table.marks('wolf')]).toEqual([
      false,
      { wounds: 3 },
      { exhaustion: 1 },
      { wounds: 1, exhaustion: 1 },
    ]);
  });
  it('does not where its battle was the earlier one', () => {
    const table = fought('bear').expectDecision({ p1: 'firstDamage' }).answer('p1', 'counter');
    expect([table.exists('shield'), table.marks('hero'), table.marks('bear')]).toEqual([false, {}, { exhaustion: 1 }]);
  });
});
