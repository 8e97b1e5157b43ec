/** What read texts do with tokens that become copies, with what has just happened, and with what is elsewhere. */
import { describe, expect, it } from 'vitest';
import { at, inHand, move, passAll } from '../../../../../test/support/riftbound-battles.js';
import { emptyChain, endTurn, play } from '../../../../../test/support/riftbound-play.js';
import {
  gearOf,
  handSize,
  mightOf,
  openWith as open,
  spellOf,
  unitOf,
} from '../../../../../test/support/riftbound-texts.js';
import { unit } from '../../../../../test/support/riftbound.js';

const reflection = unit({ id: 'unl-t06', might: 0, supertype: 'token' });
const onBoard = (table: ReturnType<typeof open>, card: string) =>
  Object.entries(table.state.objects).flatMap(([id, { definition }]) => (definition === card ? [id] : []));

describe('"it becomes a copy of that unit"', () => {
  const cards = [
    reflection,
    unitOf('lord', 'When I move, draw 1.', 6),
    spellOf(
      'mirror',
      'Choose an enemy unit. Play a Reflection unit token ready to your base. It becomes a copy of that unit. Give it [Temporary].',
    ),
    spellOf('doom', 'Kill a unit.'),
  ];
  const mirrored = () => {
    const boards = { p1: ['m2'], p2: ['lord'] };
    const table = open(cards, boards, {}, { p1: inHand('mirror', 'doom') });
    return emptyChain(play(table, 'mirror').answer('p1', ['lord']));
  };
  it('has the might and the text of the unit, ready', () => {
    const table = mirrored();
    const [token = ''] = onBoard(table, 'unl-t06');
    expect([mightOf(table, token), table.state.objects[token]?.marks]).toEqual([6, {}]);
    emptyChain(passAll(move(table, 'p1', [token], 'meadow')));
    expect(handSize(table)).toBe(2);
  });
  it('stays a copy when the unit is gone', () => {
    const table = mirrored();
    const [token = ''] = onBoard(table, 'unl-t06');
    emptyChain(play(table, 'doom').answer('p1', ['lord']));
    expect([mightOf(table, token), table.cards('p2', 'trash')]).toEqual([6, ['lord']]);
  });
  it('dies as the next turn of its player begins', () => {
    const table = mirrored();
    passAll(endTurn(passAll(endTurn(table)), 'p2'));
    expect(onBoard(emptyChain(table), 'unl-t06')).toEqual([]);
  });
});

describe('"they become copies of me"', () => {
  const cards = [
    reflection,
    unitOf('keeper', 'When you play me, play three Reflection unit tokens here. They become copies of me.', 3),
  ];
  it('plays no more of them, and each has its might', () => {
    const table = emptyChain(play(open(cards, { p1: [], p2: [] }, {}, { p1: inHand('keeper') }), 'keeper'));
    expect(onBoard(table, 'unl-t06').map((id) => mightOf(table, id))).toEqual([3, 3, 3]);
  });
});

describe('"repeat my play effect"', () => {
  it('is its play effect once more as it dies', () => {
    const well = unitOf('well', ['When you play me, draw 2.', '[Deathknell] — Repeat my play effect.']);
    const cards = [well, spellOf('melt', 'Kill a unit.')];
    const table = open(cards, { p1: [], p2: [] }, {}, { p1: inHand('well', 'melt') });
    emptyChain(play(table, 'well'));
    expect(handSize(table)).toBe(3);
    emptyChain(play(table, 'melt').answer('p1', [table.find('p1', 'board', 'well')]));
    expect(handSize(table)).toBe(4);
  });
});

describe('"if this kills it, do this"', () => {
  const cards = [
    spellOf('burn', 'Deal 3 to a unit. If this kills it, do this: Draw 2.'),
    spellOf('scorch', 'Deal 1 to a unit.'),
    spellOf('doom', 'Kill a unit.'),
  ];
  it.each([
    ['m3', undefined, 2],
    ['m4', undefined, 0],
    ['m4', 'scorch', 0],
    ['m4', 'doom', 0],
  ])('of %s, then %s, draws %d', (victim, then, drawn) => {
    const table = open(cards, { p1: [], p2: [victim, 'm5'] }, {}, { p1: inHand('burn', 'scorch', 'doom') });
    emptyChain(play(table, 'burn').answer('p1', [victim]));
    if (then !== undefined) emptyChain(play(table, then).answer('p1', [victim]));
    expect(handSize(table)).toBe((then === undefined ? 2 : 1) + drawn);
  });
});

describe('"at a different location"', () => {
  const cards = [
    unitOf('lure', 'When I move, you may move an enemy unit at a different location to my battlefield.', 6),
  ];
  it('is another battlefield, or a base', () => {
    const p2 = ['m2', at('m3', 'harbour'), at('m4', 'bridge')];
    const table = move(open(cards, { p1: ['lure'], p2 }, { bridge: 'p2', harbour: 'p2' }), 'p1', ['lure'], 'bridge');
    table.expectLegal('p1', [['m2'], ['m3']]).answer('p1', ['m3']);
    while (table.state.pending[0]?.kind !== 'may') table.answer(table.state.pending[0]?.seat ?? '', { action: 'pass' });
    expect(table.answer('p1', 'yes').marks('m3')['at']).toBe(table.id('bridge'));
  });
});

describe('"on your turn"', () => {
  it('is not due in the turn of an opponent', () => {
    const cards = [
      gearOf('drum', 'When you play a spell on your turn, draw 1.'),
      spellOf('shout', 'Gain 1 XP.'),
      spellOf('cry', 'Gain 2 XP.'),
    ];
    const table = open(cards, { p1: ['drum'], p2: ['m2'] }, {}, { p1: inHand('shout') });
    expect(handSize(emptyChain(play(table, 'shout')))).toBe(1);
    const seats = { p1: inHand('cry'), p2: inHand('shout') };
    const other = play(open(cards, { p1: ['m2'], p2: ['drum'] }, {}, seats), 'cry').answer('p1', { action: 'pass' });
    emptyChain(play(other, 'shout', 'p2'));
    expect([handSize(other, 'p2'), other.player('p2')['experience']]).toEqual([0, 1]);
  });
});

describe('"something else that’s exhausted"', () => {
  it('is any other exhausted object', () => {
    const cards = [
      unitOf('captain', 'When I move, you may ready something else that’s exhausted and draw 1.'),
      gearOf('bell', '{exhaust}: Draw 1.'),
    ];
    const p1 = ['captain', { card: 'bell', exhausted: true }, 'm2', { card: 'm3', exhausted: true }];
    const table = move(open(cards, { p1, p2: [{ card: 'm4', exhausted: true }] }), 'p1', ['captain'], 'meadow');
    table.expectLegal('p1', [['bell'], ['m3'], ['m4']]);
  });
});

describe('"then do this"', () => {
  it('chooses among the tokens that were played', () => {
    const cards = [
      unit({ id: 'ogn-271', might: 1, supertype: 'token' }),
      spellOf(
        'rise',
        'Play a 1 {might} Recruit unit token for each gear you control. Then do this: Ready up to three of them.',
      ),
      gearOf('bell', '{exhaust}: Draw 1.'),
    ];
    const table = open(cards, { p1: ['bell', 'm2'], p2: [] }, {}, { p1: inHand('rise') });
    emptyChain(play(table, 'rise'));
    const tokens = onBoard(table, 'ogn-271');
    table.expectLegal('p1', [[], ...tokens.map((id) => [id])]);
    emptyChain(table.answer('p1', tokens));
    expect(tokens.map((id) => table.state.objects[id]?.marks['exhausted'])).toEqual([undefined]);
  });
  it('is due if a card of that kind was revealed', () => {
    const pet = { ...unitOf('pet', 'I enter ready.'), tags: ['Cat'] };
    const cards = [
      pet,
      unitOf('man', 'I enter ready.'),
      unitOf(
        'nurse',
        'When I move, look at the top 2 cards of your Main Deck. You may reveal a unit or gear from among them and draw it. Recycle the rest. Then if you revealed a Bird, Cat, Dog, or Poro, do this: Kill a friendly unit.',
      ),
    ];
    const asked = (chosen: string) => {
      const seats = {
        p1: {
          mainDeck: [
            { card: 'pet', as: 'pet' },
            { card: 'man', as: 'man' },
          ],
        },
      };
      const table = emptyChain(
        passAll(move(open(cards, { p1: ['nurse', 'm2'], p2: [] }, {}, seats), 'p1', ['nurse'], 'meadow')),
      );
      emptyChain(table.answer('p1', [chosen]));
      return table.state.pending[0]?.kind;
    };
    expect([asked('pet'), asked('man')]).toEqual(['target', 'focus']);
  });
});
