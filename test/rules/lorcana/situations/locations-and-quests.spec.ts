/** Situations in which rules meet, as a judge would set them up: locations and questing. */
import { describe, expect, it } from 'vitest';
import { action, character, location, lorcanaTable } from '../../../support/lorcana.js';
import { always, each, lore, modify, strength, whenever } from '../../../support/lorcana-abilities.js';

const END = { action: 'end-turn' };
const play = (card: string) => ({ action: 'play', card, pay: 'ink' });
const quest = (who: string) => ({ action: 'quest', character: who });
const named = (...ids: readonly string[]) => ids.map((card) => ({ card, as: card }));

const pawn = character({ id: 'pawn', strength: 2, willpower: 3 });
const foe = character({ id: 'foe', strength: 2, willpower: 3 });
const guard = character({ id: 'guard', willpower: 5, keywords: [{ keyword: 'bodyguard' }] });
const gull = character({ id: 'gull', willpower: 5, keywords: [{ keyword: 'evasive' }] });
const wild = character({ id: 'wild', willpower: 5, keywords: [{ keyword: 'reckless' }] });
const fort = location({ id: 'fort', willpower: 6, lore: 2, moveCost: 1 });
const cards = [pawn, foe, guard, gull, wild, fort];

describe('a location', () => {
  it('earns lore before triggers at the start of the turn, and may win by it (4.2.2.2, 1.9.2)', () => {
    const late = character({
      id: 'late',
      abilities: [whenever('turnBegan', { do: 'lose-lore', amount: 5 }, { seat: { seat: 'you' } })],
    });
    const at = lorcanaTable({ p1: {}, p2: { lore: 18, play: [...named('fort'), 'late'] } }, [fort, late]);
    at.answer('p1', END)
      .expectHappened('gameEnded', { winners: ['p2'] })
      .expectNotHappened('loreLost');
  });
  it('does not become dearer or cheaper to move to by what changes the cost to play it (4.3.7.4)', () => {
    const at = lorcanaTable({ p1: { play: [...named('pawn', 'fort'), 'crier'], inkwell: 1 } }, [
      pawn,
      fort,
      character({
        id: 'crier',
        abilities: [{ kind: 'cost', name: 'crier', affects: { zone: 'any', is: ['location'] }, for: 'play', add: 3 }],
      }),
    ]);
    at.answer('p1', { action: 'move', character: 'pawn', location: 'fort' }).expectHappened('inkExerted', { count: 1 });
  });
  it('leaves its characters where they are when it is banished, at no location (4.3.7.4)', () => {
    const quake = action({
      id: 'quake',
      inkable: false,
      effect: each({ is: ['location'] }, { do: 'banish', objects: 'all' }),
    });
    const at = lorcanaTable(
      { p1: { hand: named('quake'), inkwell: 1, play: [...named('fort'), { card: 'pawn', as: 'pawn', at: 'fort' }] } },
      [pawn, fort, quake],
    );
    at.answer('p1', play('quake')).expectHappened('leftLocation', { object: 'pawn' });
    expect(at.marks('pawn')).toEqual({});
  });
  it('is moved to by an exerted and by a drying character, which stay so (4.3.7.1)', () => {
    const at = lorcanaTable(
      {
        p1: {
          inkwell: 2,
          play: [
            ...named('fort'),
            { card: 'pawn', as: 'tired', exerted: true },
            { card: 'pawn', as: 'new', drying: true },
          ],
        },
      },
      cards,
    );
    at.answer('p1', { action: 'move', character: 'tired', location: 'fort' }).answer('p1', {
      action: 'move',
      character: 'new',
      location: 'fort',
    });
    expect([at.marks('tired'), at.marks('new')]).toEqual([
      { exerted: true, at: at.id('fort') },
      { drying: true, at: at.id('fort') },
    ]);
  });
});

describe('questing', () => {
  it('earns nothing for a negative lore value and takes nothing (7.8.3)', () => {
    const poor = character({ id: 'poor', lore: 1, abilities: [always(lore(-3))] });
    const at = lorcanaTable({ p1: { lore: 4, play: named('poor') } }, [poor]).answer('p1', quest('poor'));
    at.expectLog([{ kind: 'exerted' }, { kind: 'quested', cites: '7.8.3' }]);
    expect(at.player('p1')['lore']).toBe(4);
  });
  it('supports with the strength at resolution, a negative one too (10.11.1)', () => {
    const friend = character({
      id: 'friend',
      strength: 1,
      keywords: [{ keyword: 'support' }],
      abilities: [always(strength(-3))],
    });
    const at = lorcanaTable({ p1: { play: named('friend', 'pawn') } }, [friend, pawn])
      .answer('p1', quest('friend'))
      .answer('p1', 'yes');
    expect(at.facts('pawn').numbers['strength']).toBe(0);
  });
  it('offers Support to no other character where there is none: nothing happens (10.11.1, 7.1.5)', () => {
    const friend = character({ id: 'friend', strength: 2, keywords: [{ keyword: 'support' }] });
    const at = lorcanaTable({ p1: { play: named('friend') } }, [friend]).answer('p1', quest('friend'));
    at.answer('p1', 'yes').expectHappened('nothingToChoose').expectDecision({ p1: 'turnAction' });
  });
  it('is still had as "this turn" by those that were there, not by those that come later (7.6.3)', () => {
    const cheer = action({
      id: 'cheer',
      inkable: false,
      effect: each({ of: 'you', is: ['character'] }, modify('all', strength(2))),
    });
    const at = lorcanaTable({ p1: { play: named('foe'), hand: named('cheer', 'pawn'), inkwell: 2 } }, [
      foe,
      pawn,
      cheer,
    ]);
    at.answer('p1', play('cheer')).answer('p1', play('pawn'));
    expect([at.facts('foe').numbers['strength'], at.facts(at.find('p1', 'play', 'pawn')).numbers['strength']]).toEqual([
      4, 2,
    ]);
  });
});
