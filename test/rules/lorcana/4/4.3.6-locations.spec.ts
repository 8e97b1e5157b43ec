import { expect, it } from 'vitest';
import { character, location, lorcanaTable } from '../../../support/lorcana.js';
import { gain, whenever } from '../../../support/lorcana-abilities.js';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { rule } from '../../../support/rule.js';

const brave = character({ id: 'brave', strength: 2, willpower: 3 });
const wall = character({ id: 'wall', strength: 0, willpower: 5 });
const castle = location({ id: 'castle', willpower: 9 });
const knight = character({ id: 'knight', strength: 1, willpower: 9, keywords: [{ keyword: 'challenger', n: 2 }] });
const flinch = character({ id: 'flinch', willpower: 1, abilities: [whenever('damageDealt', gain())] });
const cards = [brave, wall, castle, knight, flinch];
type Placed = string | JsonRecord;
const own = (card: Placed): JsonRecord => (typeof card === 'string' ? { card, as: card } : card);
const theirs = (card: Placed): JsonRecord =>
  typeof card === 'string' ? { card, as: `their-${card}`, ...(card !== 'castle' && { exerted: true }) } : card;
const table = (mine: readonly Placed[], opposing: readonly Placed[], hand: readonly string[] = []) =>
  lorcanaTable(
    {
      p1: { play: mine.map(own), hand: hand.map((card) => ({ card, as: card })), inkwell: 5 },
      p2: { play: opposing.map(theirs) },
    },
    cards,
  );
const challenge = (challenger: string, target: string) => ({ action: 'challenge', challenger, target });
const END = { action: 'end-turn' };

rule('Lorcana 4.3.6.18', () => {
  it('challenges a location by the same steps', () => {
    const at = table(['knight', { card: 'brave', as: 'drying', drying: true }], ['castle']);
    at.expectRefused('p1', challenge('drying', 'their-castle'), 'character.drying', '4.3.6.5');
    at.answer('p1', challenge('knight', 'their-castle'));
    at.expectLog([
      { kind: 'exerted', object: 'knight' },
      { kind: 'challenged', object: 'knight', target: 'their-castle', cites: '4.3.6.18' },
      { kind: 'damageDealt', object: 'their-castle', amount: 3 },
      { kind: 'challengeEnded' },
    ]);
  });
});

rule('Lorcana 4.3.6.18', () => {
  it('has the location be in the challenge, for what its own ability says of a challenge', () => {
    const shrine = location({
      id: 'shrine',
      willpower: 2,
      abilities: [whenever('banished', gain(), { inChallenge: { equals: true } })],
    });
    const at = lorcanaTable({ p1: { play: [own('brave')] }, p2: { play: [{ card: 'shrine', as: 'shrine' }] } }, [
      brave,
      shrine,
    ]);
    at.answer('p1', challenge('brave', 'shrine')).expectHappened('banished', { card: 'shrine', inChallenge: true });
    at.expectHappened('loreGained', { seat: 'p2', amount: 1 });
  });
});

rule('Lorcana 4.3.6.19', () => {
  it('chooses a location of an opponent, not an own one', () => {
    const at = table(['brave', 'castle'], ['castle']);
    at.expectRefused('p1', challenge('brave', 'castle'), 'answer.unknown-option', '4.3.6.19');
    at.answer('p1', challenge('brave', 'their-castle')).expectHappened('challenged', { targetCard: 'castle' });
  });
});

rule('Lorcana 4.3.6.20', () => {
  it('challenges a location at any time, since it is neither ready nor exerted', () => {
    const at = table(['brave'], ['castle', { card: 'wall', as: 'upright' }]);
    at.expectLegal('p1', [challenge('brave', 'their-castle'), { action: 'quest', character: 'brave' }, END]);
    at.answer('p1', challenge('brave', 'their-castle')).expectHappened('challenged', { cites: '4.3.6.20' });
    expect(at.marks('their-castle')).toEqual({ damage: 2 });
  });
});

rule('Lorcana 4.3.6.21', () => {
  it('has the location deal no damage: nothing that waits for damage triggers', () => {
    const at = table(['flinch'], ['castle']).answer('p1', challenge('flinch', 'their-castle'));
    at.expectHappened('damageDealt', { object: 'their-castle', cites: '4.3.6.21' });
    expect(at.marks('flinch')).toEqual({ exerted: true });
    expect(at.player('p1')['lore']).toBe(0);
  });
});
