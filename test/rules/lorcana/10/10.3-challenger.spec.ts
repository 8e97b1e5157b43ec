import { expect, it } from 'vitest';
import { action, character, location, lorcanaTable } from '../../../support/lorcana.js';
import { chosen, each, keyword, modify } from '../../../support/lorcana-abilities.js';
import { rule } from '../../../support/rule.js';

const knight = character({ id: 'knight', strength: 2, willpower: 9, keywords: [{ keyword: 'challenger', n: 1 }] });
const wall = character({ id: 'wall', strength: 1, willpower: 9 });
const castle = location({ id: 'castle', willpower: 9 });
const rally = action({
  id: 'rally',
  effect: each({ is: ['character'], of: 'you' }, modify('all', keyword('challenger', 2))),
});
const cards = [knight, wall, castle, rally];

const table = () =>
  lorcanaTable(
    {
      p1: { play: [{ card: 'knight', as: 'knight' }], hand: [{ card: 'rally', as: 'rally' }], inkwell: 1 },
      p2: {
        play: [
          { card: 'wall', as: 'wall', exerted: true },
          { card: 'castle', as: 'castle' },
        ],
      },
    },
    cards,
  );

rule('Lorcana 10.3.1', () => {
  it('has its bonus only while challenging', () => {
    const at = table();
    expect(at.facts('knight').numbers['strength']).toBe(2);
    at.answer('p1', { action: 'challenge', challenger: 'knight', target: 'wall' });
    at.expectHappened('challenged', { cites: '10.3.1' });
    at.expectHappened('damageDealt', { object: 'wall', amount: 3 });
    expect(at.facts('knight').numbers['strength']).toBe(2);
  });
  it('stacks with Challenger from elsewhere', () => {
    table()
      .answer('p1', { action: 'play', card: 'rally', pay: 'ink' })
      .answer('p1', { action: 'challenge', challenger: 'knight', target: 'wall' })
      .expectHappened('damageDealt', { object: 'wall', amount: 5 });
  });
  it('counts against a location too', () => {
    table()
      .answer('p1', { action: 'challenge', challenger: 'knight', target: 'castle' })
      .expectHappened('damageDealt', { object: 'castle', amount: 3 });
  });
});

rule('Lorcana 10.3.3', () => {
  it('gives no bonus to the challenged character', () => {
    const at = lorcanaTable(
      {
        p1: { play: [{ card: 'wall', as: 'wall' }] },
        p2: { play: [{ card: 'knight', as: 'knight', exerted: true }] },
      },
      [...cards, action({ id: 'idle', effect: chosen({ is: ['character'] }) })],
    ).answer('p1', { action: 'challenge', challenger: 'wall', target: 'knight' });
    at.expectHappened('challenged', { cites: '10.3.3' });
    at.expectHappened('damageDealt', { object: 'wall', amount: 2 });
  });
  it('gives it none either where it has the keyword by an effect of this turn', () => {
    const at = table().answer('p1', { action: 'play', card: 'rally', pay: 'ink' });
    at.answer('p1', { action: 'end-turn' });
    expect(at.facts('knight').numbers['strength']).toBe(2);
    const brawl = lorcanaTable(
      {
        p1: { play: [{ card: 'knight', as: 'mine' }] },
        p2: { play: [{ card: 'knight', as: 'theirs', exerted: true }] },
      },
      cards,
    ).answer('p1', { action: 'challenge', challenger: 'mine', target: 'theirs' });
    brawl.expectLog([
      { kind: 'exerted', object: 'mine' },
      { kind: 'challenged' },
      { kind: 'damageDealt', object: 'theirs', amount: 3 },
      { kind: 'damageDealt', object: 'mine', amount: 2 },
      { kind: 'challengeEnded' },
    ]);
  });
});
