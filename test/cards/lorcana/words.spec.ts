/** Words of the card language at their edges, with made-up cards: what real cards show is in the specs of the cards. */
import { describe, expect, it } from 'vitest';
import type { LorcanaEffect } from '../../../src/engine/games/lorcana/vocabulary.js';
import { play } from '../../support/lorcana-actions.js';
import { action, character, item, lorcanaTable } from '../../support/lorcana.js';

const plain = character({ id: 'plain', strength: 1, willpower: 5 });
const cup = item({ id: 'cup' });
const spell = (effect: LorcanaEffect) => action({ id: 'spell', effect });
const as = (card: string) => ({ card, as: card });
type Seats = Parameters<typeof lorcanaTable>[0];

/** p1 plays an action with this effect. */
const cast = (effect: LorcanaEffect, seats: Seats = {}) =>
  lorcanaTable({ ...seats, p1: { inkwell: 1, ...seats['p1'], hand: [{ card: 'spell', as: 'spell' }, 'cup'] } }, [
    spell(effect),
    plain,
    cup,
  ]).answer('p1', play('spell'));

describe('repeat', () => {
  it('carries an effect out so many times, and none for 0 or less', () => {
    const gain: LorcanaEffect = { do: 'gain-lore', amount: 1 };
    expect(cast({ do: 'repeat', times: 3, effect: gain }).player('p1')['lore']).toBe(3);
    expect(cast({ do: 'repeat', times: -1, effect: gain }).player('p1')['lore']).toBe(0);
  });
  it('goes on as long as its condition holds after each time', () => {
    const at = cast({
      do: 'repeat',
      effect: { do: 'gain-lore', amount: 2 },
      while: { more: 5, than: { player: 'lore' } },
    });
    expect(at.player('p1')['lore']).toBe(6);
  });
});

describe('for-each', () => {
  it('names the objects one after the other', () => {
    const at = cast(
      {
        do: 'sequence',
        of: [
          { do: 'all', from: { of: 'opponents', is: ['character'] }, as: 'all' },
          {
            do: 'for-each',
            objects: 'all',
            as: 'one',
            effect: { do: 'may', effect: { do: 'deal', objects: 'one', amount: { number: 'strength', of: 'one' } } },
          },
        ],
      },
      {
        p2: {
          play: [
            { card: 'plain', as: 'a' },
            { card: 'plain', as: 'b' },
          ],
        },
      },
    );
    at.answer('p1', 'no').answer('p1', 'yes');
    expect([at.marks('a'), at.marks('b')]).toEqual([{}, { damage: 1 }]);
  });
});

describe('at-random', () => {
  const banishOne = (count: number): LorcanaEffect => ({
    do: 'sequence',
    of: [
      { do: 'at-random', from: { of: 'opponents', is: ['character'] }, count, as: 'unlucky' },
      { do: 'banish', objects: 'unlucky' },
    ],
  });
  const three = { p2: { play: ['plain', 'plain', 'plain'] } };

  it('tells everybody which of public cards it picked', () => {
    const at = cast(banishOne(1), three).expectHappened('pickedAtRandom', { count: 1 });
    expect(at.log.find(({ kind }) => kind === 'pickedAtRandom')).toHaveProperty('picked');
    expect(at.cards('p2', 'play')).toHaveLength(2);
  });
  it('takes all without drawing lots where there are no more', () => {
    const at = cast(banishOne(5), three).expectNotHappened('pickedAtRandom');
    expect(at.cards('p2', 'play')).toEqual([]);
  });
  it('takes none of nothing', () => {
    cast(banishOne(1)).expectNotHappened('pickedAtRandom').expectDecision({ p1: 'turnAction' });
  });
});

describe('choose-one', () => {
  it('asks the player that it names, and has nothing to choose where every condition fails', () => {
    const never = { more: 0, than: 1 } as const;
    const options = (condition?: typeof never): LorcanaEffect => ({
      do: 'each-player',
      of: 'opponents',
      effect: {
        do: 'choose-one',
        who: 'player',
        options: [
          { name: 'give', ...(condition && { while: condition }), effect: { do: 'gain-lore', amount: 1 } },
          {
            name: 'take',
            ...(condition && { while: condition }),
            effect: { do: 'gain-lore', amount: 1, who: 'player' },
          },
        ],
      },
    });
    const at = cast(options()).expectDecision({ p2: 'chooseOne' }).answer('p2', 'take');
    expect([at.player('p1')['lore'], at.player('p2')['lore']]).toEqual([0, 1]);
    cast(options(never)).expectDecision({ p1: 'turnAction' });
  });
});

describe('choose-player', () => {
  it('asks nothing where there is one opponent, and goes on without one who has left', () => {
    const effect: LorcanaEffect = {
      do: 'choose-player',
      of: 'opponents',
      effect: { do: 'lose-lore', amount: 1, who: 'player' },
    };
    const two = cast(effect, { p2: { lore: 3 } });
    expect(two.player('p2')['lore']).toBe(2);
    const three = cast(effect, { p2: { lore: 3 }, p3: { lore: 3 } }).expectLegal('p1', ['p2', 'p3']);
    three.concede('p2').answer('p1', 'p3');
    expect(three.player('p3')['lore']).toBe(2);
  });
});

describe('shuffle', () => {
  it('gives the cards new ids, but not those that lie above', () => {
    const at = cast(
      {
        do: 'sequence',
        of: [
          { do: 'choose', from: { zone: 'deck', of: 'you', is: ['item'] }, min: 1, max: 1, as: 'found' },
          { do: 'shuffle', above: 'found' },
        ],
      },
      { p1: { deck: ['plain', 'plain', 'cup', 'plain'] } },
    );
    const before = at.state.zones['p1.deck'] ?? [];
    const cupId = at.find('p1', 'deck', 'cup');
    at.answer('p1', [cupId]);
    const after = at.state.zones['p1.deck'] ?? [];
    expect(after[0]).toBe(cupId);
    expect(after.filter((id) => before.includes(id))).toEqual([cupId]);
  });
});

describe('modify that gives an ability', () => {
  it('is over for a card that has left play and come back', () => {
    const chosen: LorcanaEffect = { do: 'choose', from: { is: ['character'] }, min: 1, max: 1, as: 'chosen' };
    const gift: LorcanaEffect = {
      do: 'modify',
      objects: 'chosen',
      changes: [
        {
          change: 'grant',
          ability: { kind: 'static', name: 'might', changes: [{ change: 'number', name: 'strength', add: 3 }] },
        },
      ],
      until: 'endOfTurn',
    };
    const at = lorcanaTable({ p1: { hand: [as('gift'), as('recall')], inkwell: 3, play: [as('plain')] } }, [
      plain,
      action({ id: 'gift', effect: { do: 'sequence', of: [chosen, gift] } }),
      action({
        id: 'recall',
        effect: { do: 'sequence', of: [chosen, { do: 'put', objects: 'chosen', zone: 'hand' }] },
      }),
    ]).answer('p1', play('gift'));
    expect(at.facts('plain').numbers['strength']).toBe(4);
    at.answer('p1', play('recall')).answer('p1', play(at.find('p1', 'hand', 'plain')));
    expect(at.facts(at.find('p1', 'play', 'plain')).numbers['strength']).toBe(1);
  });
});
