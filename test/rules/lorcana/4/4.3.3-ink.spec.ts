import { expect, it } from 'vitest';
import { action, character, lorcanaTable } from '../../../support/lorcana.js';
import { always, gain, whenever } from '../../../support/lorcana-abilities.js';
import { rule } from '../../../support/rule.js';

const leaf = character({ id: 'leaf', cost: 1 });
const stone = character({ id: 'stone', cost: 1, inkable: false });
const gift = action({ id: 'gift', inkable: false, effect: { do: 'allow-ink', count: 1 } });
const dreamer = character({
  id: 'dreamer',
  abilities: [always({ change: 'number', name: 'inkActions', add: 1 })],
});
const keeper = character({ id: 'keeper', abilities: [whenever('inked', gain(), { seat: { seat: 'you' } })] });
const rival = character({ id: 'rival', abilities: [whenever('inked', gain(2), { seat: { seat: 'opponents' } })] });
/** The top card of the deck becomes exerted ink. */
const silt = action({
  id: 'silt',
  inkable: false,
  effect: {
    do: 'sequence',
    of: [
      { do: 'top-of-deck', count: 1, as: 'top' },
      { do: 'put', objects: 'top', zone: 'inkwell', exerted: true },
    ],
  },
});
const cards = [leaf, stone, gift, dreamer, keeper, rival, silt];

const table = (play: readonly string[] = []) =>
  lorcanaTable(
    {
      p1: {
        play: play.map((card) => ({ card, as: card, exerted: true })),
        hand: [
          { card: 'leaf', as: 'one' },
          { card: 'leaf', as: 'two' },
          { card: 'leaf', as: 'three' },
          { card: 'stone', as: 'stone' },
          { card: 'gift', as: 'gift' },
        ],
        inkwell: 0,
      },
    },
    cards,
  );
const ink = (card: string) => ({ action: 'ink', card });

rule('Lorcana 4.3.3', () => {
  it('is done once in a turn, and again in the next', () => {
    const at = table().answer('p1', ink('one'));
    at.expectRefused('p1', ink('two'), 'ink.once-per-turn', '4.3.3');
    at.answer('p1', { action: 'end-turn' }).answer('p2', { action: 'end-turn' }).answer('p1', ink('two'));
    expect(at.cards('p1', 'inkwell')).toHaveLength(2);
  });
  it('is done once more where an effect allows it this turn', () => {
    const at = table().answer('p1', ink('one')).answer('p1', { action: 'play', card: 'gift', pay: 'ink' });
    at.answer('p1', ink('two')).expectHappened('inked', { cites: '8.5.5' });
    at.expectRefused('p1', ink('three'), 'ink.once-per-turn');
    at.answer('p1', { action: 'end-turn' }).answer('p2', { action: 'end-turn' }).answer('p1', ink('three'));
    at.expectLegal('p1', [{ action: 'play', card: 'stone', pay: 'ink' }, { action: 'end-turn' }]);
  });
  it('is done once more while a card in play allows it', () => {
    const at = table(['dreamer']).answer('p1', ink('one')).answer('p1', ink('two'));
    at.expectRefused('p1', ink('three'), 'ink.once-per-turn');
  });
});

rule('Lorcana 4.3.3.1', () => {
  it('takes a card with the inkwell symbol from the hand, equal cards being one option', () => {
    table().expectLegal('p1', [ink('one'), { action: 'end-turn' }]);
  });
  it('refuses a card without it, and the action is still to be had', () => {
    const at = table().expectRefused('p1', ink('stone'), 'ink.no-symbol', '4.3.3.1', '8.5.1');
    at.answer('p1', ink('one'));
  });
  it('refuses a card that is not in the hand', () => {
    table(['dreamer']).expectRefused('p1', ink('dreamer'), 'answer.unknown-option', '4.3.3.1');
  });
  it('shows the card to all as it goes', () => {
    table()
      .answer('p1', ink('one'))
      .expectLog([{ kind: 'inked', card: 'leaf', seat: 'p1', cites: '4.3.3.1' }]);
  });
});

rule('Lorcana 4.3.3.2', () => {
  it('puts the card in face down and ready: it pays at once, and opponents see no face', () => {
    const at = table().answer('p1', ink('one'));
    const shown = at.rules.view(at.state, { kind: 'player', seat: 'p1' }).seats[0]?.zones['inkwell'];
    expect(shown).toEqual({ count: 1 });
    at.answer('p1', { action: 'play', card: 'two', pay: 'ink' });
    const spent = at.rules.view(at.state, { kind: 'player', seat: 'p2' }).seats[0]?.zones['inkwell'];
    expect(spent).toEqual({ count: 1, marks: { exerted: 1 } });
  });
  it('is ready among ink that is not, which it does not ready: it pays once', () => {
    const hand = ['one', 'two', 'three'].map((as) => ({ card: 'leaf', as }));
    const p1 = { hand: [{ card: 'silt', as: 'silt' }, ...hand], inkwell: 1 };
    const at = lorcanaTable({ p1 }, cards).answer('p1', { action: 'play', card: 'silt', pay: 'ink' });
    const inkwell = () => at.rules.view(at.state, { kind: 'player', seat: 'p2' }).seats[0]?.zones['inkwell'];
    expect(inkwell()).toEqual({ count: 2, marks: { exerted: 2 } });
    at.answer('p1', ink('one'));
    expect(inkwell()).toEqual({ count: 3, marks: { exerted: 2 } });
    at.expectLegal('p1', [{ action: 'play', card: 'two', pay: 'ink' }, { action: 'end-turn' }]);
    at.answer('p1', { action: 'play', card: 'two', pay: 'ink' });
    at.expectLegal('p1', [{ action: 'end-turn' }]);
    at.expectRefused('p1', { action: 'play', card: 'three', pay: 'ink' }, 'cost.not-enough-ink');
  });
});

rule('Lorcana 4.3.3.3', () => {
  it('puts what triggered into the bag, to be resolved before the next action', () => {
    const at = table(['keeper']).answer('p1', ink('one'));
    at.expectLog([
      { kind: 'inked' },
      { kind: 'abilityPlaced', card: 'keeper', cites: '4.3.3.3' },
      { kind: 'abilityTaken' },
      { kind: 'loreGained', amount: 1 },
    ]);
    at.expectDecision({ p1: 'turnAction' });
  });
  it('puts nothing there for a card that waits for the ink of somebody else', () => {
    const at = lorcanaTable(
      { p1: { hand: [{ card: 'leaf', as: 'one' }], play: ['rival'] }, p2: { play: ['keeper'] } },
      cards,
    );
    at.answer('p1', ink('one')).expectLog([{ kind: 'inked', seat: 'p1' }]);
  });
  it('keeps the next action back until all of it is resolved, of an opponent last', () => {
    const p1 = {
      hand: [
        { card: 'leaf', as: 'one' },
        { card: 'leaf', as: 'two' },
      ],
      play: ['keeper', 'keeper'].map((card) => ({ card, exerted: true })),
    };
    const at = lorcanaTable({ p1, p2: { play: ['rival'] } }, cards).answer('p1', ink('one'));
    at.expectLog([
      { kind: 'inked' },
      { kind: 'abilityPlaced', card: 'keeper', cites: '4.3.3.3' },
      { kind: 'abilityPlaced', card: 'keeper', cites: '4.3.3.3' },
      { kind: 'abilityPlaced', card: 'rival', cites: '4.3.3.3' },
    ]);
    at.expectDecision({ p1: 'bag' }).expectRefused('p1', { action: 'play', card: 'two', pay: 'ink' }, 'answer.shape');
    at.answer('p1', at.legal('p1')[0] ?? null).expectLog([
      { kind: 'abilityTaken', card: 'keeper' },
      { kind: 'loreGained', seat: 'p1', amount: 1 },
      { kind: 'abilityTaken', card: 'keeper' },
      { kind: 'loreGained', seat: 'p1', amount: 1 },
      { kind: 'abilityTaken', card: 'rival' },
      { kind: 'loreGained', seat: 'p2', amount: 2 },
    ]);
    at.expectLegal('p1', [{ action: 'play', card: 'two', pay: 'ink' }, { action: 'end-turn' }]);
  });
});
