/** Characters that are gone, because a text has something else happen than that they are exerted. */
import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { SELF } from '../../../support/lorcana-abilities.js';
import { challenge, quest } from '../../../support/lorcana-actions.js';
import { character, lorcanaTable } from '../../../support/lorcana.js';
import { linesOf } from '../../../support/log-lines.js';
import { rule } from '../../../support/rule.js';

const frail = character({
  id: 'frail',
  lore: 2,
  abilities: [
    {
      kind: 'replacement',
      name: 'frail',
      on: { event: 'exerted', where: SELF },
      instead: { with: 'effect', effect: { do: 'banish', objects: 'self' } },
    },
  ],
});
const cards = [frail, character({ id: 'sturdy', lore: 1, strength: 2 }), character({ id: 'guard', willpower: 5 })];
const after = (action: JsonRecord) => {
  const p1 = { play: ['frail', 'sturdy'].map((card) => ({ card, as: card })) };
  const p2 = { play: [{ card: 'guard', as: 'guard', exerted: true }] };
  const table = lorcanaTable({ p1, p2 }, cards).answer('p1', action).expectDecision({ p1: 'turnAction' });
  return {
    kinds: linesOf(table).map((line) => line.split(' ')[0]),
    lore: table.player('p1')['lore'],
    damage: table.marks('guard')['damage'],
  };
};

rule('Lorcana 4.3.5.8', () => {
  it('gains the lore of a character that was exerted, and none of one that was banished instead', () => {
    expect(after(quest('sturdy'))).toMatchObject({ kinds: ['exerted', 'quested', 'loreGained'], lore: 1 });
    expect(after(quest('frail'))).toMatchObject({ kinds: ['banished'], lore: 0 });
  });
});

rule('Lorcana 4.3.6.22', () => {
  it('ends a challenge before it happens if the challenger was banished instead of being exerted', () => {
    expect(after(challenge('sturdy', 'guard')).damage).toBe(2);
    const { kinds, damage } = after(challenge('frail', 'guard'));
    expect([kinds.filter((kind) => kind !== 'challengeEnded'), damage]).toEqual([['banished'], undefined]);
  });
});
