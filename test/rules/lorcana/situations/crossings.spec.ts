/** Situations in which keywords, replacements and the bag meet, as a judge would set them up. */
import { describe, expect, it } from 'vitest';
import { action, character, item, location, lorcanaTable } from '../../../support/lorcana.js';
import { always, chosen, draw, gain, SELF, whenever } from '../../../support/lorcana-abilities.js';
import { challenge, endTurn, play, quest } from '../../../support/lorcana-actions.js';

const named = (...ids: readonly string[]) => ids.map((card) => ({ card, as: card }));
const tired = (...ids: readonly string[]) => ids.map((card) => ({ card, as: card, exerted: true }));

const pawn = character({ id: 'pawn', strength: 3, willpower: 3 });

describe('a banish that is replaced by a return to hand', () => {
  const net = item({
    id: 'net',
    abilities: [
      {
        kind: 'replacement',
        name: 'net',
        on: {
          event: 'banished',
          where: { object: { object: { of: 'you', is: ['character'] } } },
          bind: { caught: 'object' },
        },
        instead: { with: 'effect', effect: { do: 'put', objects: 'caught', zone: 'hand' } },
      },
    ],
  });
  const mourner = character({
    id: 'mourner',
    abilities: [
      whenever('banished', gain(5), { object: { object: { other: true } } }),
      { ...whenever('leftPlay', gain(1), { object: { object: { other: true } } }), name: 'farewell' },
    ],
  });
  it('is no banish, but the character left play; the opponent is banished (7.7.1, 8.4.4)', () => {
    const foe = character({ id: 'foe', strength: 3, willpower: 3 });
    const at = lorcanaTable({ p1: { play: named('pawn', 'net', 'mourner') }, p2: { play: tired('foe') } }, [
      pawn,
      net,
      mourner,
      foe,
    ]).answer('p1', challenge('pawn', 'foe'));
    while (at.state.pending[0]?.kind === 'bag') at.answer('p1', at.legal('p1')[0] ?? null);
    expect([at.cards('p1', 'hand'), at.cards('p1', 'discard'), at.cards('p2', 'discard')]).toEqual([
      ['pawn'],
      [],
      ['foe'],
    ]);
    // 5 for the foe that was banished, 1 each for the two that left.
    expect(at.player('p1')['lore']).toBe(7);
  });
});

describe('damage that Resist takes away altogether', () => {
  const stone = character({
    id: 'stone',
    willpower: 4,
    keywords: [{ keyword: 'resist', n: 2 }],
    abilities: [whenever('damageDealt', gain(), SELF)],
  });
  const hit = (id: string, word: 'deal' | 'put-damage') =>
    action({ id, inkable: false, effect: chosen({ named: 'stone' }, { do: word, objects: 'chosen', amount: 2 }) });
  it('was not dealt, and what is put is not taken away and not dealt (10.6.1, 9.2.1)', () => {
    const at = lorcanaTable({ p1: { play: named('stone'), hand: named('burn', 'wound'), inkwell: 2 } }, [
      stone,
      hit('burn', 'deal'),
      hit('wound', 'put-damage'),
    ]);
    at.answer('p1', play('burn')).expectHappened('damagePrevented', { object: 'stone' });
    at.answer('p1', play('wound')).expectHappened('damagePut', { object: 'stone', amount: 2 });
    expect([at.marks('stone'), at.player('p1')['lore']]).toEqual([{ damage: 2 }, 0]);
  });
});

describe('a Bodyguard that cannot be challenged', () => {
  const guard = character({ id: 'guard', willpower: 5, keywords: [{ keyword: 'bodyguard' }, { keyword: 'evasive' }] });
  const swift = character({ id: 'swift', keywords: [{ keyword: 'evasive' }] });
  const fort = location({ id: 'fort', willpower: 6 });
  it('protects all from those who can challenge it, except locations (10.2.3, 10.4.1)', () => {
    const at = lorcanaTable(
      {
        p1: { play: named('pawn', 'swift') },
        p2: { play: [...tired('guard'), { card: 'pawn', as: 'theirs', exerted: true }, ...named('fort')] },
      },
      [pawn, guard, swift, fort],
    );
    at.expectRefused('p1', challenge('swift', 'theirs'), 'challenge.bodyguard', '10.2.3');
    at.expectRefused('p1', challenge('pawn', 'guard'), 'challenge.evasive', '10.4.1');
    at.expectLegal('p1', [
      quest('pawn'),
      quest('swift'),
      challenge('pawn', 'theirs'),
      challenge('pawn', 'fort'),
      challenge('swift', 'guard'),
      challenge('swift', 'fort'),
      endTurn,
    ]);
  });
});

describe('ink that enters exerted', () => {
  const vein = action({
    id: 'vein',
    cost: 1,
    inkable: false,
    effect: chosen({ zone: 'hand', of: 'you' }, { do: 'put', objects: 'chosen', zone: 'inkwell', exerted: true }),
  });
  it('pays for nothing before it is readied, and does not exert what was ready (4.3.4.6, 8.5.6)', () => {
    const at = lorcanaTable({ p1: { hand: [...named('vein', 'pawn'), { card: 'pawn', as: 'next' }], inkwell: 2 } }, [
      vein,
      pawn,
    ]).answer('p1', play('vein'));
    at.answer('p1', ['pawn']).answer('p1', play('next')).expectHappened('inkExerted', { count: 1 });
    const { zones } = at.rules.view(at.state, { kind: 'spectator' }).seats[0] ?? {};
    expect(zones?.['inkwell']).toEqual({ count: 3, marks: { exerted: 3 } });
  });
});

describe('a Reckless character that cannot challenge', () => {
  const calm = character({
    id: 'calm',
    keywords: [{ keyword: 'reckless' }],
    abilities: [always({ change: 'flag', flag: 'cannotChallenge' })],
  });
  it('keeps nobody from ending the turn, and quests no more than before (10.5.2, 10.5.3, 1.2.2)', () => {
    const at = lorcanaTable({ p1: { play: named('calm') }, p2: { play: tired('pawn') } }, [calm, pawn]);
    at.expectRefused('p1', quest('calm'), 'quest.reckless', '10.5.2').expectLegal('p1', [endTurn]);
  });
});

describe('two that banish each other', () => {
  const spiteful = character({
    id: 'spiteful',
    strength: 3,
    willpower: 3,
    abilities: [whenever('banished', draw(), SELF)],
  });
  it('trigger at once, the active player first; then the challenge ends (1.9.5, 8.7.4, 4.3.6.17)', () => {
    const at = lorcanaTable(
      {
        p1: { play: [{ card: 'spiteful', as: 'mine' }] },
        p2: { play: [{ card: 'spiteful', as: 'theirs', exerted: true }] },
      },
      [spiteful],
    ).answer('p1', challenge('mine', 'theirs'));
    at.expectLog([
      { kind: 'exerted', object: 'mine' },
      { kind: 'challenged' },
      { kind: 'damageDealt', object: 'theirs', amount: 3 },
      { kind: 'damageDealt', object: 'mine', amount: 3 },
      { kind: 'banished', object: 'mine', inChallenge: true, cites: '1.9.5' },
      { kind: 'banished', object: 'theirs', inChallenge: true, cites: '1.9.5' },
      { kind: 'abilityPlaced', seat: 'p1' },
      { kind: 'abilityPlaced', seat: 'p2' },
      { kind: 'abilityTaken', seat: 'p1' },
      { kind: 'drawn', seat: 'p1' },
      { kind: 'abilityTaken', seat: 'p2' },
      { kind: 'drawn', seat: 'p2' },
      { kind: 'challengeEnded' },
    ]);
  });
});
