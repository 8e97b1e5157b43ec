/** The order of several players' abilities, at tables of three and of four. */
import { describe, expect, it } from 'vitest';
import { character, lorcanaTable } from '../../../support/lorcana.js';
import { gain, may } from '../../../support/lorcana-abilities.js';
import { rule } from '../../../support/rule.js';

const anyQuest = (name: string, effect = gain(1)) =>
  ({ kind: 'triggered', name, on: [{ event: 'quested' }], effect }) as const;
const crier = character({ id: 'crier', abilities: [anyQuest('crier')] });
const pair = character({ id: 'pair', abilities: [anyQuest('left'), anyQuest('right')] });
const asking = character({ id: 'asking', abilities: [anyQuest('asking', may(gain(1)))] });
/** Speaks when somebody has gained lore by another ability than this. */
const echo = character({
  id: 'echo',
  abilities: [
    {
      kind: 'triggered',
      name: 'echo',
      on: [{ event: 'loreGained', where: { source: { object: { named: 'pair' } } } }],
      effect: { do: 'draw', count: 1 },
    },
  ],
});
const runner = character({ id: 'runner', lore: 0 });
const cards = [crier, pair, asking, echo, runner];

const seatsOf = (players: number) => ['p1', 'p2', 'p3', 'p4'].slice(0, players);
const taken = (at: ReturnType<typeof lorcanaTable>) =>
  at.log.filter(({ kind }) => kind === 'abilityTaken').map(({ seat, card }) => [seat, card]);

/** `active` quests; everybody has the cards given for them. */
const quest = (players: number, active: string, play: (seat: string) => readonly string[]) => {
  const seats = seatsOf(players).map((seat) => {
    const own = seat === active ? [{ card: 'runner', as: 'runner' }] : [];
    return [seat, { play: [...own, ...play(seat)] }] as const;
  });
  const at = lorcanaTable(Object.fromEntries(seats), cards, { turn: { active } });
  return at.answer(active, { action: 'quest', character: 'runner' });
};

describe.each([3, 4])('with %i players', (players) => {
  const last = `p${players}`;

  rule('Lorcana 8.7.5', () => {
    it('has the active player resolve first, wherever they sit', () => {
      const at = quest(players, last, () => ['crier']);
      const order = [last, ...seatsOf(players).filter((seat) => seat !== last)];
      expect(taken(at)).toEqual(order.map((seat) => [seat, 'crier']));
    });
  });

  rule('Lorcana 8.7.6', () => {
    it('does not go back to a player before, for what triggers meanwhile', () => {
      const at = quest(players, 'p1', (seat) => (seat === 'p2' ? ['pair'] : ['crier', 'echo']));
      at.expectDecision({ p2: 'bag' });
      const [one = ''] = at.legal('p2').map(String);
      at.answer('p2', one);
      const behind = seatsOf(players).filter((seat) => seat !== 'p2');
      const beyond = behind.slice(1);
      // The players beyond have their crier and two echoes waiting by now and say which comes first; p1 only the
      // echoes.
      expect(taken(at)).toEqual([
        ['p2', 'pair'],
        ['p2', 'pair'],
      ]);
      at.expectDecision({ [beyond[0] ?? '']: 'bag' });
    });
  });

  rule('Lorcana 8.7.7', () => {
    it('goes on in turn order and around, past players who have nothing', () => {
      const at = quest(players, 'p2', (seat) => (seat === 'p3' ? [] : ['crier']));
      const order = players === 3 ? ['p2', 'p1'] : ['p2', 'p4', 'p1'];
      expect(taken(at)).toEqual(order.map((seat) => [seat, 'crier']));
    });
  });

  rule('Lorcana 8.7.9', () => {
    it('passes by the abilities of a player who leaves while others resolve', () => {
      const at = quest(players, 'p1', (seat) => (seat === 'p1' ? ['asking'] : ['crier'])).expectDecision({ p1: 'may' });
      at.concede(last).expectHappened('lost', { seat: last, cites: '8.7.9' }).answer('p1', 'yes');
      expect(taken(at)).toEqual(
        seatsOf(players - 1)
          .filter((seat) => seat !== 'p1')
          .map((seat) => [seat, 'crier']),
      );
      at.expectDecision({ p1: 'turnAction' });
    });
  });
});
