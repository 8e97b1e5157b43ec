/** Worked examples of chapter 1, where the tests of the rules use other cases. */
import { expect, it } from 'vitest';
import { action, character, item, lorcanaTable } from '../../../support/lorcana.js';
import { rule } from '../../../support/rule.js';

const END = { action: 'end-turn' };
const QUIET = { do: 'gain-lore', amount: 1 } as const;

rule('Lorcana 1.2.2', () => {
  it('has nobody play an action for free that nobody may play', () => {
    const silence = item({
      id: 'silence',
      abilities: [
        { kind: 'prohibition', name: 'silence', on: { event: 'played', where: { type: { equals: 'action' } } } },
      ],
    });
    const generous = character({
      id: 'generous',
      abilities: [
        {
          kind: 'triggered',
          name: 'free action',
          on: [{ event: 'quested', where: { object: { object: { self: true } } } }],
          effect: {
            do: 'sequence',
            of: [
              { do: 'choose', from: { zone: 'hand', of: 'you', is: ['action'] }, min: 1, max: 1, as: 'card' },
              { do: 'play-free', card: 'card' },
            ],
          },
        },
      ],
    });
    const cry = action({ id: 'cry', effect: QUIET });
    const table = (theirs: readonly string[]) => {
      const p1 = { play: [{ card: 'generous', as: 'generous' }], hand: [{ card: 'cry', as: 'cry' }] };
      const at = lorcanaTable({ p1, p2: { play: theirs } }, [silence, generous, cry]);
      return at.answer('p1', { action: 'quest', character: 'generous' }).answer('p1', ['cry']);
    };
    const at = table(['silence']).expectNotHappened('played');
    expect(at.cards('p1', 'hand')).toEqual(['cry']);
    table([]).expectHappened('played', { card: 'cry', pay: 'free' });
  });
});

rule('Lorcana 1.6.2', () => {
  it.each([3, 4])(
    'lets %i players draw at the start of the turn, the active one first, each on their own',
    (players) => {
      const seats = ['p2', 'p3', 'p4', 'p1'].filter((seat) => Number(seat.slice(1)) <= players);
      const others = Object.fromEntries(seats.filter((seat) => seat !== 'p2').map((seat) => [seat, { hand: 1 }]));
      const at = lorcanaTable({ ...others, p2: { play: ['2-77'], hand: 1 } }).answer('p1', END);
      for (const [place, seat] of seats.entries()) {
        at.expectDecision({ [seat]: 'may' });
        const answer = place % 2 === 0 ? 'yes' : 'no';
        at.answer(seat, answer);
        if (answer === 'yes') at.expectHappened('drawn', { seat });
        else expect(at.cards(seat, 'hand')).toHaveLength(1);
      }
      at.expectDecision({ p2: 'turnAction' });
    },
  );
});
