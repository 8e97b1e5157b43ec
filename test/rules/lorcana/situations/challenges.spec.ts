/** Situations in which rules meet, as a judge would set them up: challenges, what protects from them, and locations. */
import { describe, expect, it } from 'vitest';
import { action, character, location, lorcanaTable } from '../../../support/lorcana.js';
import { always, chosen, deal, gain, keyword, SELF, strength, whenever } from '../../../support/lorcana-abilities.js';

const END = { action: 'end-turn' };
const play = (card: string) => ({ action: 'play', card, pay: 'ink' });
const quest = (who: string) => ({ action: 'quest', character: who });
const challenge = (challenger: string, target: string) => ({ action: 'challenge', challenger, target });
const named = (...ids: readonly string[]) => ids.map((card) => ({ card, as: card }));
const exerted = (...ids: readonly string[]) => ids.map((card) => ({ card, as: card, exerted: true }));

const pawn = character({ id: 'pawn', strength: 2, willpower: 3 });
const foe = character({ id: 'foe', strength: 2, willpower: 3 });
const guard = character({ id: 'guard', willpower: 5, keywords: [{ keyword: 'bodyguard' }] });
const gull = character({ id: 'gull', willpower: 5, keywords: [{ keyword: 'evasive' }] });
const wild = character({ id: 'wild', willpower: 5, keywords: [{ keyword: 'reckless' }] });
const fort = location({ id: 'fort', willpower: 6, lore: 2, moveCost: 1 });
const cards = [pawn, foe, guard, gull, wild, fort];

describe('who may be challenged', () => {
  it('is the exerted Bodyguard first, of each opponent by itself (10.2.3)', () => {
    const at = lorcanaTable(
      {
        p1: { play: named('pawn') },
        p2: { play: exerted('foe', 'guard') },
        p3: {
          play: [
            { card: 'gull', as: 'bird', exerted: true },
            { card: 'foe', as: 'other', exerted: true },
          ],
        },
      },
      cards,
    );
    at.expectRefused('p1', challenge('pawn', 'foe'), 'challenge.bodyguard', '10.2.3');
    at.expectLegal('p1', [challenge('pawn', 'guard'), challenge('pawn', 'other'), quest('pawn'), END]);
  });
  it('is anybody if the Bodyguard is ready, or has Evasive for this challenger (10.2.3, 10.4.1)', () => {
    const flying = character({ id: 'flying', keywords: [{ keyword: 'bodyguard' }, { keyword: 'evasive' }] });
    const at = lorcanaTable(
      { p1: { play: named('pawn', 'gull') }, p2: { play: [...named('guard'), ...exerted('foe', 'flying')] } },
      [...cards, flying],
    );
    at.expectLegal('p1', [challenge('pawn', 'foe'), challenge('gull', 'flying'), quest('pawn'), quest('gull'), END]);
  });
  it('is a location beside any Bodyguard (4.3.6.19, 10.2.3)', () => {
    const at = lorcanaTable(
      { p1: { play: named('pawn') }, p2: { play: [...exerted('guard'), ...named('fort')] } },
      cards,
    );
    at.expectLegal('p1', [challenge('pawn', 'guard'), challenge('pawn', 'fort'), quest('pawn'), END]);
  });
  it('is a character with Ward: challenging is no choice of an effect (10.12.1)', () => {
    const shy = character({ id: 'shy', keywords: [{ keyword: 'ward' }] });
    const bolt = action({
      id: 'bolt',
      inkable: false,
      effect: chosen({ is: ['character'], of: 'opponents' }, deal(1)),
    });
    const at = lorcanaTable(
      { p1: { play: named('pawn'), hand: named('bolt'), inkwell: 1 }, p2: { play: exerted('shy') } },
      [pawn, shy, bolt],
    );
    at.answer('p1', play('bolt')).expectHappened('nothingToChoose').expectNotHappened('damageDealt');
    at.answer('p1', challenge('pawn', 'shy')).expectHappened('damageDealt', { object: 'shy', amount: 2 });
  });
});

describe('a Reckless character', () => {
  it('keeps the turn from ending while it can challenge a location, not while it dries (10.5.3)', () => {
    const at = lorcanaTable({ p1: { play: named('wild') }, p2: { play: named('fort') } }, cards);
    at.expectRefused('p1', END, 'turn.reckless-must-challenge', '10.5.3').expectLegal('p1', [
      challenge('wild', 'fort'),
    ]);
    const drying = lorcanaTable(
      { p1: { play: [{ card: 'wild', as: 'wild', drying: true }] }, p2: { play: named('fort') } },
      cards,
    );
    drying.expectLegal('p1', [END]);
  });
  it('need not challenge what it may not, behind a Bodyguard with Evasive (10.4.1, 10.5.3)', () => {
    const flying = character({ id: 'flying', keywords: [{ keyword: 'bodyguard' }, { keyword: 'evasive' }] });
    const at = lorcanaTable({ p1: { play: named('wild') }, p2: { play: exerted('flying') } }, [...cards, flying]);
    at.expectLegal('p1', [END]);
  });
});

describe('the damage of a challenge', () => {
  it('is dealt at once: both may be banished, and each sees the other leave (4.3.6.12, 8.4.4)', () => {
    const avenger = character({
      id: 'avenger',
      strength: 3,
      willpower: 2,
      abilities: [whenever('banished', gain(), { ...SELF, inChallenge: { equals: true } })],
    });
    const at = lorcanaTable(
      { p1: { play: named('avenger') }, p2: { play: [{ card: 'avenger', as: 'twin', exerted: true }] } },
      [avenger],
    );
    at.answer('p1', challenge('avenger', 'twin')).expectLog([
      { kind: 'exerted', object: 'avenger' },
      { kind: 'challenged' },
      { kind: 'damageDealt', object: 'twin', amount: 3 },
      { kind: 'damageDealt', object: 'avenger', amount: 3 },
      { kind: 'banished', object: 'avenger', cites: '1.9.5' },
      { kind: 'banished', object: 'twin', cites: '1.9.5' },
      { kind: 'abilityPlaced', seat: 'p1' },
      { kind: 'abilityPlaced', seat: 'p2' },
      { kind: 'abilityTaken', seat: 'p1' },
      { kind: 'loreGained', seat: 'p1' },
      { kind: 'abilityTaken', seat: 'p2' },
      { kind: 'loreGained', seat: 'p2' },
      { kind: 'challengeEnded' },
    ]);
  });
  it('counts a negative strength as 0, also with Challenger added (4.3.6.13, 7.8.2, 10.3.1)', () => {
    const weak = character({
      id: 'weak',
      strength: 1,
      willpower: 5,
      keywords: [{ keyword: 'challenger', n: 1 }],
      abilities: [always(strength(-3))],
    });
    const at = lorcanaTable({ p1: { play: named('weak') }, p2: { play: exerted('foe') } }, [weak, foe]);
    at.answer('p1', challenge('weak', 'foe'));
    at.expectHappened('damagePrevented', { object: 'foe', cites: '7.8.2' }).expectHappened('damageDealt', {
      object: 'weak',
      amount: 2,
    });
  });
  it('is reduced to nothing by Resist, and then nothing was dealt (10.6.3)', () => {
    const rock = character({
      id: 'rock',
      strength: 0,
      willpower: 9,
      keywords: [{ keyword: 'resist', n: 2 }],
      abilities: [whenever('damageDealt', gain())],
    });
    const at = lorcanaTable({ p1: { play: named('pawn') }, p2: { play: exerted('rock') } }, [pawn, rock]);
    at.answer('p1', challenge('pawn', 'rock')).expectHappened('damagePrevented', { object: 'rock', cites: '10.6.3' });
    expect([at.marks('rock')['damage'], at.player('p2')['lore']]).toEqual([undefined, 0]);
  });
  it('adds Resist from two sources up to one reduction (10.1.1)', () => {
    const shield = character({
      id: 'shield',
      willpower: 9,
      abilities: [
        {
          kind: 'static',
          name: 'wall',
          affects: { of: 'you', is: ['character'], other: true },
          changes: [keyword('resist', 1)],
        },
      ],
    });
    const rock = character({ id: 'rock', strength: 0, willpower: 9, keywords: [{ keyword: 'resist', n: 1 }] });
    const giant = character({ id: 'giant', strength: 5, willpower: 9 });
    const at = lorcanaTable({ p1: { play: named('giant') }, p2: { play: [...exerted('rock'), ...named('shield')] } }, [
      giant,
      rock,
      shield,
    ]);
    at.answer('p1', challenge('giant', 'rock')).expectHappened('damageDealt', { object: 'rock', amount: 3 });
  });
  it('is not dealt where the challenger leaves before it (4.3.6.22)', () => {
    const trap = character({
      id: 'trap',
      willpower: 2,
      abilities: [
        whenever(
          'challenged',
          chosen({ is: ['character'], of: 'opponents' }, { do: 'put', objects: 'chosen', zone: 'hand' }),
          { target: { object: { self: true } } },
        ),
      ],
    });
    const at = lorcanaTable({ p1: { play: named('pawn') }, p2: { play: exerted('trap') } }, [pawn, trap]);
    at.answer('p1', challenge('pawn', 'trap'))
      .expectNotHappened('damageDealt')
      .expectHappened('challengeEnded', { cites: '4.3.6.22' });
    expect([at.cards('p1', 'hand'), at.marks('trap')]).toEqual([['pawn'], { exerted: true }]);
  });
  it('does not become less by what readies the one that is challenged (4.3.6.6)', () => {
    const nimble = character({
      id: 'nimble',
      strength: 1,
      willpower: 9,
      abilities: [whenever('challenged', { do: 'ready', objects: 'self' }, { target: { object: { self: true } } })],
    });
    const at = lorcanaTable({ p1: { play: named('pawn') }, p2: { play: exerted('nimble') } }, [pawn, nimble]);
    at.answer('p1', challenge('pawn', 'nimble')).expectHappened('damageDealt', { object: 'nimble', amount: 2 });
    expect(at.marks('nimble')).toEqual({ damage: 2 });
  });
  it('banishes when a bonus ends with the challenge, which is over then (4.3.6.17, 1.9.1.3)', () => {
    const brave = character({
      id: 'brave',
      strength: 1,
      willpower: 2,
      abilities: [
        {
          kind: 'static',
          name: 'brave',
          while: { object: 'self', matches: { marks: { challenging: true } } },
          changes: [{ change: 'number', name: 'willpower', add: 2 }],
        },
        whenever('banished', gain(3), { ...SELF, inChallenge: { equals: true } }),
      ],
    });
    const at = lorcanaTable({ p1: { play: named('brave') }, p2: { play: exerted('foe') } }, [brave, foe]);
    at.answer('p1', challenge('brave', 'foe')).expectHappened('banished', { card: 'brave', inChallenge: false });
    expect(at.player('p1')['lore']).toBe(0);
  });
});
