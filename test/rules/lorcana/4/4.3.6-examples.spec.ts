/**
 * The three worked examples of 4.3.6, from the declaration to the end of the challenge, with the cards that they name.
 */
import { expect, it } from 'vitest';
import { lorcanaTable } from '../../../support/lorcana.js';
import { rule } from '../../../support/rule.js';

rule('Lorcana 4.3.6.12', () => {
  it('example one: Stitch and Milo deal their strength at once, and both are banished', () => {
    const at = lorcanaTable({
      p1: { play: [{ card: '1-22', as: 'stitch' }] },
      p2: { play: [{ card: '3-79', as: 'milo', exerted: true }] },
    });
    at.answer('p1', { action: 'challenge', challenger: 'stitch', target: 'milo' });
    at.expectLog([
      { kind: 'exerted', object: 'stitch', cites: '4.3.6.8' },
      { kind: 'challenged', object: 'stitch', target: 'milo', cites: '4.3.6.9' },
      { kind: 'damageDealt', object: 'milo', amount: 2, damage: 2, cites: '4.3.6.12' },
      { kind: 'damageDealt', object: 'stitch', amount: 2, damage: 2, cites: '4.3.6.12' },
      { kind: 'banished', card: '1-22', inChallenge: true, cites: '1.9.5' },
      { kind: 'banished', card: '3-79', inChallenge: true, cites: '1.9.5' },
      { kind: 'challengeEnded', cites: '4.3.6.17' },
    ]);
    at.expectDecision({ p1: 'turnAction' });
  });
});

rule('Lorcana 4.3.6.16', () => {
  it('example two: the Cat banishes Marshmallow during the challenge, and he returns to the hand', () => {
    const at = lorcanaTable({
      p1: { play: [{ card: '1-50', as: 'marshmallow' }] },
      p2: { play: [{ card: '1-71', as: 'cat', exerted: true }] },
    });
    at.answer('p1', { action: 'challenge', challenger: 'marshmallow', target: 'cat' });
    at.expectLog([
      { kind: 'exerted', object: 'marshmallow' },
      { kind: 'challenged' },
      { kind: 'damageDealt', object: 'cat', amount: 5 },
      { kind: 'damagePrevented', object: 'marshmallow' },
      { kind: 'banished', card: '1-71', inChallenge: true },
      { kind: 'abilityPlaced', card: '1-71', seat: 'p2', cites: '4.3.6.16' },
      { kind: 'abilityTaken', card: '1-71' },
      { kind: 'banished', card: '1-50', inChallenge: true },
      { kind: 'abilityPlaced', card: '1-50', seat: 'p1' },
      { kind: 'abilityTaken', card: '1-50' },
    ]);
    at.answer('p1', 'yes').expectLog([
      { kind: 'putInto', card: '1-50', zone: 'hand' },
      { kind: 'challengeEnded', cites: '4.3.6.17' },
    ]);
    expect([at.cards('p1', 'hand'), at.cards('p2', 'discard')]).toEqual([['1-50'], ['1-71']]);
  });
});

rule('Lorcana 4.3.6.11', () => {
  it('example three: Rafiki is unharmed by a Hyena whom her location makes strong', () => {
    const at = lorcanaTable({
      p1: { play: [{ card: '3-54', as: 'rafiki' }] },
      p2: {
        play: [
          { card: '3-100', as: 'manor' },
          { card: '3-85', as: 'shenzi', exerted: true, at: 'manor' },
        ],
      },
    });
    expect(at.facts('shenzi').numbers['strength']).toBe(3);
    at.answer('p1', { action: 'challenge', challenger: 'rafiki', target: 'shenzi' });
    at.expectLog([
      { kind: 'exerted', object: 'rafiki' },
      { kind: 'challenged', object: 'rafiki', target: 'shenzi' },
      { kind: 'abilityPlaced', card: '3-54', cites: '4.3.6.11' },
      { kind: 'abilityTaken', card: '3-54' },
      { kind: 'effectStarted' },
      { kind: 'damageDealt', object: 'shenzi', amount: 3 },
      { kind: 'challengeEnded' },
      { kind: 'effectsEnded' },
    ]);
    expect([at.marks('rafiki'), at.marks('shenzi')['damage']]).toEqual([{ exerted: true }, 3]);
  });
});
