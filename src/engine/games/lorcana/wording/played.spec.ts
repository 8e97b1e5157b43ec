/** What read texts do at a table: a case inside, and a case just outside. */
import { describe, expect, it } from 'vitest';
import { isPlainRecord, readCards } from '../../../kernel/index.js';
import { challenge, endTurn, exerted, move, play } from '../../../../../test/support/lorcana-actions.js';
import { action, character, item, location, lorcanaTable } from '../../../../../test/support/lorcana.js';
import { readText } from '../../../wording/index.js';
import { isLorcanaCard, type LorcanaCard } from '../card.js';
import { lorcanaLanguage } from '../language/index.js';
import { dialect } from './index.js';

const scriptOf = (category: string, text: string) => {
  const reading = readText(dialect, category, text);
  if (reading.kind === 'unread' || !isPlainRecord(reading.script)) throw new Error(`not read: ${text}`);
  return reading.script;
};
const cardOf = (card: object): LorcanaCard => {
  const read = readCards(lorcanaLanguage, [card], () => false);
  if (read.kind !== 'cards') throw new Error(JSON.stringify(read));
  const [one] = read.cards;
  if (one === undefined || !isLorcanaCard(one)) throw new Error('no card');
  return one;
};
const characterWith = (id: string, category: string, text: string) =>
  cardOf({ ...character({ id, strength: 2, willpower: 5, lore: 1 }), abilities: [scriptOf(category, text)] });
const actionWith = (id: string, text: string) =>
  cardOf({ ...action({ id, cost: 0 }), effect: scriptOf('effect', text) });
const inPlay = (...ids: readonly string[]) => ids.map((card) => ({ card, as: card }));

const plain = [
  character({ id: 'miller', willpower: 4 }),
  character({ id: 'baker', cost: 0, classifications: ['Baker'] }),
  item({ id: 'oven', cost: 0 }),
  location({ id: 'inn', lore: 3, moveCost: 0 }),
];

describe('"more items in play than each opponent"', () => {
  const proud = characterWith(
    'proud',
    'static',
    'While you have more items in play than each opponent, this character gets +3 ◊.',
  );
  const lore = (own: number, ...others: readonly number[]) => {
    const ovens = (count: number) => Array.from({ length: count }, () => 'oven');
    const seats = others.map((count, index) => [`p${index + 2}`, { play: ovens(count) }] as const);
    const p1 = { play: [...inPlay('proud'), ...ovens(own)] };
    return lorcanaTable({ p1, ...Object.fromEntries(seats) }, [...plain, proud]).facts('proud').numbers['lore'];
  };
  it('asks every opponent', () => {
    expect([lore(2, 1, 1), lore(2, 2, 0), lore(2, 0, 2), lore(1, 0)]).toEqual([4, 1, 1, 4]);
  });
});

describe('"while challenging a damaged character"', () => {
  const hunter = characterWith('hunter', 'static', 'While challenging a damaged character, this character gets +3 ¤.');
  it.each([
    ['damaged', 1, false],
    ['undamaged', 0, true],
  ])('against a character that is %s', (_what, damage, survives) => {
    const target = { card: 'miller', as: 'target', exerted: true, damage };
    const at = lorcanaTable({ p1: { play: inPlay('hunter') }, p2: { play: [target] } }, [...plain, hunter]);
    at.answer('p1', challenge('hunter', 'target'));
    expect(at.exists('target')).toBe(survives);
  });
});

describe('"unless they\'re at a location"', () => {
  const freeze = actionWith(
    'freeze',
    "Exert chosen character. They can't ready at the start of their next turn unless they're at a location.",
  );
  it.each([
    ['stays exerted', undefined, true],
    ['readies at a location', 'inn', false],
  ])('a character %s', (_what, where, isExerted) => {
    const target = { card: 'miller', as: 'target', ...(where !== undefined && { at: where }) };
    const at = lorcanaTable(
      { p1: { hand: [{ card: 'freeze', as: 'freeze' }] }, p2: { play: [...inPlay('inn'), target] } },
      [...plain, freeze],
    );
    at.answer('p1', play('freeze')).answer('p1', endTurn);
    expect(at.marks('target')['exerted'] ?? false).toBe(isExerted);
  });
});

describe('"that location\'s ◊"', () => {
  const wanderer = characterWith(
    'wanderer',
    'triggered',
    "When this character moves to a location, gain lore equal to that location's ◊.",
  );
  it('is the lore of the location of the event, and no other', () => {
    const hut = location({ id: 'hut', lore: 1, moveCost: 0 });
    const at = lorcanaTable({ p1: { play: inPlay('wanderer', 'inn', 'hut') } }, [...plain, wanderer, hut]);
    at.answer('p1', move('wanderer', 'inn')).expectHappened('loreGained', { amount: 3 });
    at.answer('p1', move('wanderer', 'hut')).expectHappened('loreGained', { amount: 1 });
  });
});

describe('"if that card is …"', () => {
  const seeker = cardOf({
    ...characterWith(
      'seeker',
      'triggered',
      'When you play this character, return a character card from your discard to your hand. If that card is a Baker card, gain 2 lore.',
    ),
    cost: 0,
  });
  it.each([
    ['baker', 2],
    ['miller', 0],
  ])('returned is %s: %d lore', (card, lore) => {
    const p1 = { hand: [{ card: 'seeker', as: 'seeker' }], discard: [{ card, as: card }] };
    const at = lorcanaTable({ p1 }, [...plain, seeker]).answer('p1', play('seeker'));
    expect([at.cards('p1', 'hand'), at.player('p1')['lore']]).toEqual([[card], lore]);
  });
});

describe('"put any number of them on the top or the bottom of your deck"', () => {
  const sort = actionWith(
    'sort',
    'Look at the top 3 cards of your deck. Put any number of them on the top or the bottom of your deck in any order.',
  );
  it('puts those chosen on top, and the rest at the bottom', () => {
    const p1 = { hand: [{ card: 'sort', as: 'sort' }], deck: ['miller', 'baker', 'oven', 'inn'] };
    const at = lorcanaTable({ p1 }, [...plain, sort]).answer('p1', play('sort'));
    at.answer('p1', [at.find('p1', 'deck', 'baker')]);
    const bottom = at.legal('p1').length;
    at.answer('p1', at.legal('p1')[0] ?? null);
    expect([bottom, at.cards('p1', 'deck').slice(0, 2)]).toEqual([2, ['baker', 'inn']]);
  });
});

describe('"each opponent chooses and exerts one of their ready characters"', () => {
  const night = characterWith(
    'night',
    'triggered',
    "When you play this character, each opponent chooses and exerts one of their ready characters with cost 4 or less. They can't ready at the start of their next turn.",
  );
  it('keeps the chosen character exerted, and readies another', () => {
    const p2 = { play: [...inPlay('miller', 'baker'), exerted('miller', 'tired')] };
    const at = lorcanaTable({ p1: { hand: [{ card: 'night', as: 'night' }], inkwell: 3 }, p2 }, [...plain, night]);
    at.answer('p1', play('night')).expectLegal('p2', [['miller'], ['baker']]);
    at.answer('p2', ['miller']).answer('p1', endTurn);
    expect(['miller', 'tired'].map((id) => at.marks(id)['exerted'] ?? false)).toEqual([true, false]);
  });
});

describe('"you may choose and discard a card. If you do"', () => {
  const lose = actionWith(
    'lose',
    "Exert chosen character. Then, you may choose and discard a card. If you do, the exerted character can't ready at the start of their next turn.",
  );
  const exertedBy = (hand: readonly string[], answers: readonly (string | readonly string[])[]) => {
    const p1 = { hand: [{ card: 'lose', as: 'lose' }, ...inPlay(...hand)] };
    const at = lorcanaTable({ p1, p2: { play: inPlay('miller') } }, [...plain, lose]).answer('p1', play('lose'));
    answers.forEach((answer) => at.answer('p1', answer));
    return at.answer('p1', endTurn).marks('miller')['exerted'] ?? false;
  };
  it.each([
    ['stays exerted for a discarded card', ['oven'], ['yes', ['oven']], true],
    ['readies where no card is discarded', ['oven'], ['no'], false],
    ['readies where there is no card to discard', [], [], false],
  ])('the character %s', (_what, hand, answers, isExerted) => {
    expect(exertedBy(hand, answers)).toBe(isExerted);
  });
});
