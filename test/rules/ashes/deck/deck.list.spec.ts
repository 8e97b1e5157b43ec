import { expect, it } from 'vitest';
import { builtInDecks, rulesFor } from '../../../../src/engine/index.js';
import { noCase, rule } from '../../../support/rule.js';
import { tableOf } from '../../../support/table.js';

/** A match of a suggested deck against itself, before anything is chosen: what each zone has how often. */
const begun = (name: string) => {
  const rules = rulesFor('ashes');
  const { [name]: deck } = builtInDecks('ashes');
  if (rules === undefined || deck === undefined) throw new Error(`There is no deck ${name}.`);
  expect(rules.validateDeck('constructed', deck)).toEqual([]);
  const seats = ['p1', 'p2'].map((seat) => ({ seat, deck }));
  const created = rules.create({ gameId: 'g', format: 'constructed', seats, seed: '5e'.repeat(32) });
  if (created.kind === 'rejected') throw new Error(created.message);
  const table = tableOf(rules, created.state, created.log);
  const counted = (zone: string) => {
    const cards = table.cards('p1', zone);
    return Object.fromEntries(
      [...new Set(cards)].sort().map((card) => [card, cards.filter((one) => one === card).length]),
    );
  };
  return {
    phoenixborn: table.cards('p1', 'phoenixborn'),
    dice: counted('exhaustedPool'),
    deck: counted('drawPile'),
    conjurations: counted('conjurationPile'),
  };
};
/** Three of each. */
const threes = (...cards: readonly string[]) => Object.fromEntries(cards.map((card) => [card, 3]));

rule('Ashes deck.list.coal', () => {
  noCase('outside', 'It is a list; which decks are none is said by deck.1 to deck.6.');
  it('is a legal deck, from which its conjuration pile follows', () => {
    expect(begun('iron-men')).toEqual({
      phoenixborn: ['coal-roarkwin'],
      dice: { ceremonial: 5, natural: 5 },
      deck: threes(
        'anchornaut',
        'chant-of-revenge',
        'close-combat',
        'cover',
        'expand-energy',
        'hammer-knight',
        'iron-worker',
        'one-hundred-blades',
        'strengthen',
        'summon-iron-rhino',
      ),
      conjurations: { 'iron-rhino': 1 },
    });
  });
});

rule('Ashes deck.list.maeoni', () => {
  noCase('outside', 'It is a list; which decks are none is said by deck.1 to deck.6.');
  it('is a legal deck, from which its conjuration pile follows', () => {
    expect(begun('snakes-in-silver')).toEqual({
      phoenixborn: ['maeoni-viper'],
      dice: { charm: 5, natural: 5 },
      deck: threes(
        'call-upon-the-realms',
        'empower',
        'golden-veil',
        'hypnotize',
        'molten-gold',
        'open-memories',
        'refresh',
        'summon-gilder',
        'summon-silver-snake',
        'transfer',
      ),
      conjurations: { gilder: 2, 'silver-snake': 1 },
    });
  });
});

rule('Ashes deck.list.aradel', () => {
  noCase('outside', 'It is a list; which decks are none is said by deck.1 to deck.6.');
  it('is a legal deck, from which its conjuration pile follows', () => {
    expect(begun('mist-guardian')).toEqual({
      phoenixborn: ['aradel-summergaard'],
      dice: { illusion: 5, natural: 5 },
      deck: threes(
        'massive-growth',
        'mist-typhoon',
        'out-of-the-mist',
        'reflections-in-the-water',
        'root-armor',
        'shifting-mist',
        'steady-gaze',
        'summon-blue-jaguar',
        'summon-butterfly-monk',
        'summon-mist-spirit',
      ),
      conjurations: { 'blue-jaguar': 2, 'butterfly-monk': 2, 'mist-spirit': 10 },
    });
  });
});

rule('Ashes deck.list.saria', () => {
  noCase('outside', 'It is a list; which decks are none is said by deck.1 to deck.6.');
  it('is a legal deck, from which its conjuration pile follows', () => {
    expect(begun('cloudsea-siren')).toEqual({
      phoenixborn: ['saria-guideman'],
      dice: { charm: 5, illusion: 5 },
      deck: threes(
        'abundance',
        'enchanted-violinist',
        'hidden-power',
        'purge',
        'rose-fire-dancer',
        'seal',
        'strange-copy',
        'summon-seaside-raven',
        'summon-three-eyed-owl',
        'sympathy-pain',
      ),
      conjurations: { 'seaside-raven': 1, 'three-eyed-owl': 3 },
    });
  });
});

rule('Ashes deck.list.jessa', () => {
  noCase('outside', 'It is a list; which decks are none is said by deck.1 to deck.6.');
  it('is a legal deck, from which its conjuration pile follows', () => {
    expect(begun('bloodwoods-queen')).toEqual({
      phoenixborn: ['jessa-na-ni'],
      dice: { ceremonial: 5, charm: 5 },
      deck: threes(
        'blood-archer',
        'blood-shaman',
        'blood-transfer',
        'cut-the-strings',
        'fear',
        'final-cry',
        'living-doll',
        'redirect',
        'summon-blood-puppet',
        'undying-heart',
      ),
      conjurations: { 'blood-puppet': 5 },
    });
  });
});

rule('Ashes deck.list.noah', () => {
  noCase('outside', 'It is a list; which decks are none is said by deck.1 to deck.6.');
  it('is a legal deck, from which its conjuration pile follows', () => {
    expect(begun('shadows-of-viros')).toEqual({
      phoenixborn: ['noah-redmoon'],
      dice: { ceremonial: 5, illusion: 5 },
      deck: threes(
        'bound-soul',
        'fade-away',
        'resummon',
        'shadow-strike',
        'sleight-of-hand',
        'small-sacrifice',
        'stormwind-sniper',
        'summon-false-demon',
        'summon-masked-wolf',
        'summon-sleeping-widows',
      ),
      conjurations: { 'false-demon': 2, 'masked-wolf': 5, 'sleeping-widow': 6 },
    });
  });
});
