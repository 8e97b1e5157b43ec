/** Characters that are gone, because a text has something else happen than that they are exerted. */
import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { gain, may, SELF, whenever } from '../../../support/lorcana-abilities.js';
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
/** Its player may have it banished instead, which others see. */
const wary = character({
  id: 'wary',
  abilities: [
    {
      kind: 'replacement',
      name: 'wary',
      on: { event: 'exerted', where: SELF },
      instead: { with: 'effect', effect: may({ do: 'banish', objects: 'self' }) },
    },
  ],
});
const mourner = character({
  id: 'mourner',
  abilities: [
    whenever('banished', gain(), {}),
    { ...whenever('banished', gain(5), { inChallenge: { equals: true } }), name: 'in-a-challenge' },
  ],
});
const cards = [
  frail,
  wary,
  mourner,
  character({ id: 'sturdy', lore: 1, strength: 2 }),
  character({ id: 'guard', willpower: 5 }),
  character({ id: 'sly', abilities: [whenever('challenged', may(gain()), { target: { object: { self: true } } })] }),
];
const opened = (action: JsonRecord, mourners: readonly string[] = []) => {
  const p1 = { play: ['frail', 'wary', 'sturdy'].map((card) => ({ card, as: card })) };
  const p2 = {
    play: [
      ...['guard', 'sly'].map((card) => ({ card, as: card, exerted: true })),
      ...mourners.map((card) => ({ card, as: card })),
    ],
  };
  return lorcanaTable({ p1, p2, p3: {} }, cards).answer('p1', action);
};
const after = (action: JsonRecord) => {
  const table = opened(action).expectDecision({ p1: 'turnAction' });
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
  it('has no challenge happen if the challenger was banished instead of being exerted', () => {
    expect(after(challenge('sturdy', 'guard')).damage).toBe(2);
    const { kinds, damage } = after(challenge('frail', 'guard'));
    expect([kinds, damage]).toEqual([['banished'], undefined]);
  });
  it('resolves what the banish has put into the bag, and no challenge has happened (4.3.6.9)', () => {
    expect(linesOf(opened(challenge('frail', 'guard'), ['mourner']))).toEqual([
      'banished seat p1, object frail, inChallenge false, with null, cause p1, card frail, becomes [frail], top frail (8.6.2, 8.4.4)',
      'abilityPlaced seat p2, ability a1, card mourner, source mourner (7.4.1, 4.3.6.22, 8.7.3, 7.4.3, 1.9.4)',
      'abilityTaken seat p2, ability a1, card mourner, reason resolves (8.7.4, 8.7.6, 8.7.7)',
      'loreGained seat p2, amount 1, source mourner, lore 1 (1.2.3)',
    ]);
  });
  it('is cut short before it happens if its player leaves before the challenger is exerted', () => {
    const asked = opened(challenge('wary', 'guard'), ['mourner']).expectDecision({ p1: 'may' });
    expect(linesOf(asked.concede('p1')).map((line) => line.split(' (')[0])).toEqual([
      'lost seat p1, reason concession',
      'turnChanged seat p2, number 4, phase ready, began true',
      'readied object guard, start true, seat p2, card guard',
      'readied object sly, start true, seat p2, card sly',
      'turnBegan seat p2, number 4',
      'turnChanged seat p2, number 4, phase set, began false',
      'turnChanged seat p2, number 4, phase draw, began false',
      'drawn seat p2, secret {seats [p2], fields {card 1-3, object 1-3}}',
      'turnChanged seat p2, number 4, phase main, began false',
    ]);
  });
  it('ends a challenge that has happened, with its player gone', () => {
    const asked = opened(challenge('sturdy', 'sly')).expectDecision({ p2: 'may' });
    expect(linesOf(asked.concede('p1'), 'challengeEnded')).toEqual([]);
    expect(linesOf(asked.answer('p2', 'no'), 'challengeEnded')).toEqual([
      'challengeEnded objects [sturdy sly] (4.3.6.22)',
    ]);
  });
});
