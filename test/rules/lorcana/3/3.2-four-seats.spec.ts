/** Players who lose and leave, at tables of three and of four. */
import { describe, expect, it } from 'vitest';
import { action, character, item, lorcanaTable } from '../../../support/lorcana.js';
import { rule } from '../../../support/rule.js';

const END = { action: 'end-turn' };
const plain = character({ id: 'plain', strength: 2, willpower: 3 });
/** Everybody draws one. */
const flood = action({
  id: 'flood',
  effect: { do: 'each-player', of: 'all', effect: { do: 'draw', count: 1, who: 'player' } },
});
const banner = item({
  id: 'banner',
  abilities: [
    {
      kind: 'static',
      name: 'banner',
      affects: { is: ['character'] },
      changes: [{ change: 'number', name: 'willpower', add: 1 }],
    },
  ],
});
const cards = [plain, flood, banner];
const seatsOf = (players: number) => ['p1', 'p2', 'p3', 'p4'].slice(0, players);

/** p2 plays the flood; the players named have no card left to draw. */
const flooded = (players: number, dry: readonly string[]) => {
  const seats = seatsOf(players).map((seat) => {
    const own = seat === 'p2' ? { hand: [{ card: 'flood', as: 'flood' }], inkwell: 1 } : {};
    const deck = dry.includes(seat) ? { deck: 0 } : {};
    return [seat, { play: ['banner', { card: 'plain', as: `${seat}-plain` }], ...own, ...deck }] as const;
  });
  const at = lorcanaTable(Object.fromEntries(seats), cards, { turn: { active: 'p2' } });
  return at.answer('p2', { action: 'play', card: 'flood', pay: 'ink' });
};

describe.each([3, 4])('with %i players', (players) => {
  const others = (gone: readonly string[]) => seatsOf(players).filter((seat) => !gone.includes(seat));

  rule('Lorcana 3.2.1.2', () => {
    it('has a player who lost leave with everything, and the others play on', () => {
      const at = flooded(players, ['p3']).expectHappened('lost', { seat: 'p3', cites: '3.2.1.2' });
      expect(['deck', 'hand', 'play', 'inkwell', 'discard'].flatMap((zone) => at.cards('p3', zone))).toEqual([]);
      const willpower = at.facts('p1-plain').numbers['willpower'];
      expect(willpower).toBe(3 + players - 1);
      at.expectDecision({ p2: 'turnAction' });
      const turns = [...others(['p3']).filter((seat) => seat > 'p2'), 'p1', 'p2'];
      for (const [place, seat] of turns.entries()) {
        at.answer(place === 0 ? 'p2' : (turns[place - 1] ?? ''), END).expectDecision({ [seat]: 'turnAction' });
      }
    });
    it('gives the turn to the next one still playing, where the active player lost', () => {
      const at = flooded(players, ['p2']).expectHappened('lost', { seat: 'p2', cites: '3.2.1.2' });
      at.expectNotHappened('turnEnding').expectDecision({ p3: 'turnAction' });
    });
    it('has several leave at the same check, in turn order from the active player', () => {
      const dry = players === 3 ? ['p1'] : ['p1', 'p3'];
      const at = flooded(players, dry);
      const lost = at.log.filter(({ kind }) => kind === 'lost').map(({ seat }) => seat);
      expect(lost).toEqual(players === 3 ? ['p1'] : ['p3', 'p1']);
      at.expectDecision({ p2: 'turnAction' }).answer('p2', END);
      at.expectDecision({ [players === 3 ? 'p3' : 'p4']: 'turnAction' });
    });
  });

  rule('Lorcana 3.2.1.3', () => {
    it('ends with the last one left', () => {
      const gone = others(['p1']);
      const at = flooded(players, gone);
      expect(at.state.outcome).toMatchObject({ winners: ['p1'], losers: gone, draw: false });
    });
  });
});
