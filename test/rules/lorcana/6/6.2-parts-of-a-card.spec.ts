import { expect, it } from 'vitest';
import { action, character, item, lorcanaTable } from '../../../support/lorcana.js';
import { aura, chosen, gain, modify, sequence, strength, whenever } from '../../../support/lorcana-abilities.js';
import { rule } from '../../../support/rule.js';

const heir = character({ id: 'heir', name: 'Anna', version: 'Heir' });
const diplomat = character({ id: 'diplomat', name: 'Anna', version: 'Diplomat' });
const cook = character({ id: 'cook', name: 'Annabelle', version: 'Cook' });
const twins = character({ id: 'twins', name: 'Dee & Dum', alsoNamed: ['Dee', 'Dum'] });
const boosting = (id: string, named: string) => item({ id, abilities: [aura({ of: 'you', named }, strength(1))] });
const seek = action({
  id: 'seek',
  effect: sequence(
    { do: 'choose', from: { zone: 'deck', of: 'you', named: 'Dum' }, min: 0, max: 1, as: 'found' },
    { do: 'put', objects: 'found', zone: 'hand' },
  ),
});
const count = action({ id: 'count', effect: { do: 'gain-lore', amount: { count: { of: 'you', is: ['character'] } } } });
const guess = action({
  id: 'guess',
  effect: sequence(
    { do: 'name-card', as: 'name' },
    { do: 'top-of-deck', count: 1, as: 'top' },
    { do: 'reveal', objects: 'top' },
    { do: 'if-named', object: 'top', name: 'name', then: gain(5) },
  ),
});
const weak = character({ id: 'weak', strength: 0, willpower: 9 });
const weaker = character({
  id: 'weaker',
  strength: 0,
  willpower: 9,
  abilities: [
    {
      kind: 'activated',
      name: 'slap',
      costs: [],
      effect: sequence(
        modify('self', strength(-2)),
        chosen({ named: 'sore' }, { do: 'deal', objects: 'chosen', amount: { number: 'strength', of: 'self' } }),
      ),
    },
  ],
});
const sore = character({ id: 'sore', strength: 1, willpower: 4, abilities: [whenever('damageDealt', gain())] });
const cards = [
  heir,
  diplomat,
  cook,
  twins,
  boosting('anna-fan', 'Anna'),
  boosting('dum-fan', 'Dum'),
  boosting('dee-fan', 'Dee'),
  boosting('part-fan', 'Du'),
  boosting('whole-fan', 'Dee & Dum'),
  seek,
  count,
  guess,
  weak,
  weaker,
  sore,
];

const inPlay = (...play: readonly string[]) =>
  lorcanaTable({ p1: { play: play.map((card) => ({ card, as: card })) } }, cards);
const strengthOf = (at: ReturnType<typeof inPlay>, card: string) => at.facts(card).numbers['strength'];

rule('Lorcana 6.2.4', () => {
  it('looks at the whole name and at no version', () => {
    const at = inPlay('heir', 'diplomat', 'cook', 'anna-fan');
    expect(['heir', 'diplomat', 'cook'].map((card) => strengthOf(at, card))).toEqual([2, 2, 1]);
  });
  it('has a named card be one of exactly that name', () => {
    const table = () =>
      lorcanaTable(
        { p1: { hand: [{ card: 'guess', as: 'guess' }], inkwell: 1, deck: ['cook', 'heir'] } },
        cards,
      ).answer('p1', { action: 'play', card: 'guess', pay: 'ink' });
    expect(table().answer('p1', 'Anna').player('p1')['lore']).toBe(0);
    expect(table().answer('p1', 'Annabelle').player('p1')['lore']).toBe(5);
  });
});

rule('Lorcana 6.2.4.1', () => {
  it('fits a character of two names by either of them', () => {
    expect(strengthOf(inPlay('twins', 'dum-fan'), 'twins')).toBe(2);
    expect(strengthOf(inPlay('twins', 'dee-fan'), 'twins')).toBe(2);
  });
  it('fits it by the whole line too, and by no part of a name', () => {
    expect(strengthOf(inPlay('twins', 'whole-fan'), 'twins')).toBe(2);
    expect(strengthOf(inPlay('twins', 'part-fan'), 'twins')).toBe(1);
  });
});

rule('Lorcana 6.2.4', () => {
  const bet = action({
    id: 'bet',
    effect: sequence(
      { do: 'name-card', as: 'name' },
      { do: 'top-of-deck', count: 1, as: 'top' },
      { do: 'if-named', object: 'top', name: 'name', then: gain(5), otherwise: gain(1) },
    ),
  });
  const won = (named: string, ...deck: readonly string[]) => {
    const at = lorcanaTable({ p1: { deck, hand: [{ card: 'bet', as: 'bet' }], inkwell: 1 } }, [...cards, bet]);
    at.answer('p1', { action: 'play', card: 'bet', pay: 'ink' });
    return at.answer('p1', named).player('p1')['lore'];
  };
  it('has a card named by a name that some card has, and by one whole name of two', () => {
    expect([won('Anna', 'heir'), won('Annabelle', 'heir'), won('Anna', 'cook')]).toEqual([5, 1, 1]);
    expect([won('Dee', 'twins'), won('Dum', 'twins'), won('Dee & Dum', 'twins')]).toEqual([5, 5, 5]);
    // Nothing there is nothing of that name.
    expect(won('Anna')).toBe(1);
  });
  it('offers every name of the card set once, in order, whatever the decks hold', () => {
    const at = lorcanaTable({ p1: { deck: ['weak'], hand: [{ card: 'bet', as: 'bet' }], inkwell: 1 } }, [
      ...cards,
      bet,
    ]);
    const names = at.answer('p1', { action: 'play', card: 'bet', pay: 'ink' }).legal('p1').map(String);
    expect(names).toEqual([...new Set(names)].toSorted());
    expect(names).toEqual(expect.arrayContaining(['Anna', 'Annabelle', 'Dee', 'Dee & Dum', 'Dum', 'weak', 'bet']));
    at.expectRefused('p1', 'Ann', 'answer.unknown-option', '6.2.4');
  });
});

rule('Lorcana 6.2.4.2', () => {
  it('is one character all the same', () => {
    const at = lorcanaTable({ p1: { play: ['twins'], hand: [{ card: 'count', as: 'count' }], inkwell: 1 } }, cards);
    at.answer('p1', { action: 'play', card: 'count', pay: 'ink' }).expectHappened('loreGained', { amount: 1 });
  });
  it('is found by either name in every zone', () => {
    const at = lorcanaTable(
      { p1: { hand: [{ card: 'seek', as: 'seek' }], inkwell: 1, deck: ['heir', { card: 'twins', as: 'twins' }] } },
      cards,
    );
    at.answer('p1', { action: 'play', card: 'seek', pay: 'ink' }).expectLegal('p1', [[], ['twins']]);
    at.answer('p1', ['twins']);
    expect(at.cards('p1', 'hand')).toEqual(['twins']);
  });
});

rule('Lorcana 6.2.9', () => {
  it('deals no damage with a strength of 0: nothing triggers', () => {
    const at = lorcanaTable(
      { p1: { play: [{ card: 'weak', as: 'weak' }] }, p2: { play: [{ card: 'sore', as: 'sore', exerted: true }] } },
      cards,
    ).answer('p1', { action: 'challenge', challenger: 'weak', target: 'sore' });
    at.expectLog([
      { kind: 'exerted' },
      { kind: 'challenged' },
      { kind: 'damagePrevented', object: 'sore', cites: '6.2.9' },
      { kind: 'damageDealt', object: 'weak', amount: 1 },
      { kind: 'challengeEnded' },
    ]);
  });
  it('deals none by an effect either that deals as much as a negative strength', () => {
    const at = lorcanaTable(
      { p1: { play: [{ card: 'weaker', as: 'weaker' }] }, p2: { play: [{ card: 'sore', as: 'sore' }] } },
      cards,
    ).answer('p1', { action: 'activate', source: 'weaker', ability: 'slap' });
    at.expectHappened('damagePrevented', { object: 'sore', cites: '6.2.9' }).expectNotHappened('damageDealt');
    expect(at.marks('sore')).toEqual({});
  });
  it.each([
    [0, 'damagePrevented'],
    [1, 'damageDealt'],
  ])('deals by an effect as much as a strength of %i: %s', (amount, kind) => {
    const jab = character({
      id: 'jab',
      strength: amount,
      abilities: [
        {
          kind: 'activated',
          name: 'strike',
          costs: [],
          effect: chosen(
            { named: 'sore' },
            { do: 'deal', objects: 'chosen', amount: { number: 'strength', of: 'self' } },
          ),
        },
      ],
    });
    const at = lorcanaTable({ p1: { play: [{ card: 'jab', as: 'jab' }] }, p2: { play: ['sore'] } }, [sore, jab]);
    at.answer('p1', { action: 'activate', source: 'jab', ability: 'strike' });
    expect(at.log.map((entry) => entry.kind).filter((one) => one.startsWith('damage'))).toEqual([kind]);
  });
});

rule('Lorcana 6.2.10', () => {
  const struck = (damage: number) =>
    lorcanaTable(
      {
        p1: { play: [{ card: 'sore', as: 'one' }] },
        p2: { play: [{ card: 'sore', as: 'sore', exerted: true, damage }] },
      },
      cards,
    ).answer('p1', { action: 'challenge', challenger: 'one', target: 'sore' });

  it('banishes a character whose damage of several turns has reached it', () => {
    struck(3).expectHappened('banished', { object: 'sore', cites: '6.2.10' });
  });
  it('keeps a character whose damage has not', () => {
    const at = struck(2).expectNotHappened('banished');
    expect(at.marks('sore')).toEqual({ exerted: true, damage: 3 });
  });
});
