import { expect, it } from 'vitest';
import { action, character, lorcanaTable } from '../../../support/lorcana.js';
import { rule } from '../../../support/rule.js';

const END = { action: 'end-turn' };
const plain = character({ id: 'plain' });
const other = character({ id: 'other' });
const herald = character({
  id: 'herald',
  abilities: [
    {
      kind: 'triggered',
      name: 'herald',
      on: [{ event: 'quested', where: { object: { object: { self: true } } } }],
      effect: { do: 'may', effect: { do: 'draw', count: 1 } },
    },
  ],
});
const famine = action({
  id: 'famine',
  effect: {
    do: 'each-player',
    of: 'all',
    effect: {
      do: 'sequence',
      of: [
        { do: 'choose', who: 'player', from: { zone: 'hand', of: 'you' }, min: 1, max: 1, as: 'unwanted' },
        { do: 'discard', objects: 'unwanted' },
      ],
    },
  },
});
const mourner = character({
  id: 'mourner',
  abilities: [
    {
      kind: 'triggered',
      name: 'mourner',
      on: [{ event: 'discarded', where: { seat: { seat: 'you' } } }],
      effect: { do: 'gain-lore', amount: 1 },
    },
  ],
});
const recall = (who?: string) =>
  action({
    id: who === undefined ? 'recall' : 'retreat',
    effect: {
      do: 'each-player',
      of: 'opponents',
      effect: {
        do: 'sequence',
        of: [
          {
            do: 'choose',
            from: { is: ['character'], of: 'opponents' },
            min: 1,
            max: 1,
            as: 'back',
            ...(who === undefined ? {} : { who }),
          },
          { do: 'put', objects: 'back', zone: 'hand' },
        ],
      },
    },
  });
const cards = [plain, other, herald, famine, mourner, recall(), recall('player')];

rule('Lorcana 1.3.1', () => {
  it('has one active player, who alone takes turn actions, until that turn is over', () => {
    const at = lorcanaTable(
      { p1: { play: [{ card: 'plain', as: 'mine' }] }, p2: { play: [{ card: 'plain', as: 'theirs' }] } },
      cards,
    );
    expect(at.state.turn.active).toBe('p1');
    at.expectDecision({ p1: 'turnAction' }).expectRefused(
      'p2',
      { action: 'quest', character: 'theirs' },
      'decision.none',
    );
    at.answer('p1', END).expectHappened('turnChanged', { seat: 'p2', phase: 'ready', cites: '1.3.1' });
    expect(at.state.turn.active).toBe('p2');
    at.expectDecision({ p2: 'turnAction' }).expectRefused(
      'p1',
      { action: 'quest', character: 'mine' },
      'decision.none',
    );
  });
  it('leaves a player inactive who is asked something in the turn of another', () => {
    const theirs = { play: [{ card: 'plain', as: 'theirs' }, 'other'] };
    const at = lorcanaTable({ p1: { hand: [{ card: 'retreat', as: 'retreat' }], inkwell: 1 }, p2: theirs }, cards);
    at.answer('p1', { action: 'play', card: 'retreat', pay: 'ink' }).expectDecision({ p2: 'choose' });
    expect(at.state.turn.active).toBe('p1');
    at.expectRefused('p2', { action: 'quest', character: 'theirs' }, 'answer.shape');
    at.answer('p2', ['theirs'])
      .expectLog([{ kind: 'putInto', object: 'theirs', zone: 'hand' }, { kind: 'actionResolved' }])
      .expectDecision({ p1: 'turnAction' })
      .expectLegal('p1', [END]);
  });
});

rule('Lorcana 1.5.1', () => {
  const table = () =>
    lorcanaTable(
      {
        p1: { play: [{ card: 'herald', as: 'herald' }], hand: ['plain'], inkwell: 2 },
        p2: { hand: ['plain'], inkwell: 2 },
      },
      cards,
    );
  it('lets the active player play a card', () => {
    const at = table();
    at.answer('p1', { action: 'play', card: at.find('p1', 'hand', 'plain'), pay: 'ink' });
    expect(at.cards('p1', 'play')).toEqual(['herald', 'plain']);
    expect(at.log[0]).toMatchObject({ kind: 'answered', cites: [{ rule: '4.3.2' }, { rule: '1.5.1' }] });
  });
  it('lets nobody play while an effect resolves, and again when it has', () => {
    const at = table().answer('p1', { action: 'quest', character: 'herald' }).expectDecision({ p1: 'may' });
    const play = { action: 'play', card: at.find('p1', 'hand', 'plain'), pay: 'ink' };
    at.refused('p1', play);
    at.answer('p1', 'no').answer('p1', play).expectHappened('played', { seat: 'p1' });
  });
  it('lets no opponent play', () => {
    const at = table();
    at.expectRefused('p2', { action: 'play', card: at.find('p2', 'hand', 'plain'), pay: 'ink' }, 'decision.none');
  });
});

rule('Lorcana 1.6.2', () => {
  it('resolves for the active player, then in turn order, one after another, triggers last', () => {
    const hand = ['plain', 'other'];
    const at = lorcanaTable(
      { p1: { hand }, p2: { hand: [...hand, 'famine'], play: ['mourner'], inkwell: 1 }, p3: { hand } },
      cards,
      { turn: { active: 'p2' } },
    );
    at.answer('p2', { action: 'play', card: at.find('p2', 'hand', 'famine'), pay: 'ink' });
    for (const seat of ['p2', 'p3', 'p1']) {
      expect(at.state.pending).toMatchObject([{ seat, kind: 'choose' }]);
      expect(at.state.pending[0]?.cites.map((cite) => cite.rule)).toContain('1.6.2');
      expect(at.player('p2')['lore']).toBe(0);
      at.answer(seat, [at.find(seat, 'hand', 'plain')]).expectHappened('discarded', { seat });
    }
    at.expectHappened('loreGained', { seat: 'p2' });
  });
});

rule('Lorcana 1.8.1', () => {
  const table = (card: string) => {
    const play = [
      { card: 'plain', as: 'plain' },
      { card: 'other', as: 'other' },
    ];
    const at = lorcanaTable({ p1: { hand: [card], inkwell: 1 }, p2: { play } }, cards);
    return at.answer('p1', { action: 'play', card: at.find('p1', 'hand', card), pay: 'ink' });
  };
  it('asks the player of the card', () => {
    const at = table('recall').expectDecision({ p1: 'choose' });
    expect(at.state.pending[0]?.cites.map((cite) => cite.rule)).toContain('1.8.1');
    at.answer('p1', ['other']).expectHappened('putInto', { object: 'other', zone: 'hand', seat: 'p2' });
  });
  it('asks whom the effect names instead, where it says so', () => {
    const at = table('retreat')
      .expectDecision({ p2: 'choose' })
      .expectLegal('p2', [['plain'], ['other']]);
    at.answer('p2', ['plain']);
    expect(at.cards('p2', 'hand')).toEqual(['plain']);
  });
});
