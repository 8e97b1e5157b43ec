/** Texts that look at the victory score, raise it, or end the game. */
import { describe, expect, it } from 'vitest';
import { at, inHand, teamTable } from '../../../../../test/support/riftbound-battles.js';
import { emptyChain, endTurn, play } from '../../../../../test/support/riftbound-play.js';
import {
  battlefieldOf,
  gearOf,
  handSize,
  openWith as open,
  spellOf,
  unitOf,
} from '../../../../../test/support/riftbound-texts.js';
import type { RiftboundCard } from '../card.js';

const costing = (energy: number, card: RiftboundCard): RiftboundCard =>
  card.type === 'spell' ? { ...card, energy } : card;
const CLOSE = "If an opponent's score is within 2 points of the Victory Score";
const hero = unitOf(
  'paragon',
  "When you play me, if an opponent's score is within 2 points of the Victory Score, gain 3 XP.",
);
const ridge = battlefieldOf('ridge', 'While there is a unit, increase the points needed to win the game by 1.');

describe('"if an opponent’s score is within 2 points of the Victory Score" (445)', () => {
  it.each([
    ['5 points of 8', 0, 5, 0],
    ['6 points of 8', 0, 6, 3],
    ['7 points of 8', 0, 7, 3],
    ['own points alone', 7, 0, 0],
  ])('asks for the points of an opponent: %s', (_what, own, points, experience) => {
    const table = open([hero], { p1: [], p2: [] }, {}, { p1: { ...inHand('paragon'), points: own }, p2: { points } });
    expect(emptyChain(play(table, 'paragon')).player('p1')['experience']).toBe(experience);
  });
  it('asks for the points of a team together (462), and not for those of the own team', () => {
    const played = (p2: number, p3: number, p4: number) => {
      const seats = { p1: inHand('paragon'), p2: { points: p2 }, p3: { points: p3 }, p4: { points: p4 } };
      return emptyChain(play(teamTable({}, {}, { cards: [hero], seats }), 'paragon')).player('p1')['experience'];
    };
    // 11 points win in the Magma Chamber.
    expect([played(5, 10, 3), played(5, 0, 4)]).toEqual([0, 3]);
  });
  it('takes off what a spell costs, which is not enough below', () => {
    const centre = spellOf('centre', [`${CLOSE}, this costs {2} less.`, 'Draw 1.']);
    const table = (points: number) =>
      open([costing(2, centre)], { p1: [], p2: [] }, {}, { p1: inHand('centre'), p2: { points } });
    expect(handSize(emptyChain(play(table(6), 'centre')))).toBe(1);
    table(5).expectRefused('p1', { action: 'play', card: 'centre' }, 'cost.not-payable');
  });
});

describe('"increase the points needed to win" (445)', () => {
  const score = spellOf('score', 'Score 1 point.');
  const table = (points: number, place: string) =>
    open([ridge, score], { p1: [at('m1', place)], p2: [] }, { [place]: 'p1' }, { p1: { ...inHand('score'), points } });
  it('needs one point more than the mode says', () => {
    expect(emptyChain(play(table(7, 'ridge'), 'score')).state.outcome).toBeNull();
    expect(emptyChain(play(table(8, 'ridge'), 'score')).state.outcome?.winners).toEqual(['p1']);
  });
  it('changes nothing while the battlefield is not in the game', () => {
    expect(emptyChain(play(table(7, 'meadow'), 'score')).state.outcome?.winners).toEqual(['p1']);
  });
  it('is what other texts ask for', () => {
    const seats = { p1: inHand('paragon'), p2: { points: 6 } };
    const asked = open([ridge, hero], { p1: [at('m1', 'ridge')], p2: [] }, { ridge: 'p1' }, seats);
    expect(emptyChain(play(asked, 'paragon')).player('p1')['experience']).toBe(0);
  });
});

describe('"you win the game" (002)', () => {
  const throne = gearOf(
    'throne',
    'At the start of your Beginning Phase, if you have exactly 2 cards in hand and exactly 3 units at battlefields, you win the game.',
  );
  const begun = (cards: number, units: number) => {
    const own = Array.from({ length: units }, (_, index) => ({ card: 'm1', as: `m1-${index}`, at: 'meadow' }));
    const hand = Array.from({ length: cards }, () => 'm1');
    const table = open([throne], { p1: ['throne', ...own, 'm2'], p2: [] }, { meadow: 'p1' }, { p1: { hand } });
    endTurn(endTurn(table), 'p2');
    return emptyChain(table).state.outcome;
  };
  it('ends the game where both numbers are exact', () => {
    expect(begun(2, 3)).toMatchObject({ winners: ['p1'], losers: ['p2'], draw: false, reason: 'text' });
  });
  it.each([
    [1, 3],
    [3, 3],
    [2, 2],
    [2, 4],
  ])('does not with %d cards and %d units', (cards, units) => {
    expect(begun(cards, units)).toBeNull();
  });
  it('has teammates win together (462.6.a)', () => {
    const triumph = spellOf('triumph', 'You win the game.');
    const table = teamTable({}, {}, { cards: [triumph], seats: { p1: inHand('triumph') } });
    expect(emptyChain(play(table, 'triumph')).state.outcome).toMatchObject({
      winners: ['p1', 'p3'],
      losers: ['p2', 'p4'],
    });
  });
});
