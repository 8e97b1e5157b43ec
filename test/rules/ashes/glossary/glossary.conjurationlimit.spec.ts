import { expect, it } from 'vitest';
import { ashesGameOf, conjuration, deckOf, ready } from '../../../support/ashes.js';
import { rule } from '../../../support/rule.js';

const snake = conjuration({ id: 'snake', limit: 3, conjurations: ['egg'] });
const egg = conjuration({ id: 'egg', limit: 2 });
const summons = ready({ id: 'summon-snake', conjurations: ['snake'] });
const deck = deckOf({ 'ally-10': 0, 'summon-snake': 3 });
const begun = () =>
  ashesGameOf(['p1', 'p2'], [snake, egg, summons], { seats: ['p1', 'p2'].map((seat) => ({ seat, deck })) });

rule('Ashes glossary.conjurationlimit', () => {
  it('is how many copies of each begin in the pile', () => {
    const { state } = begun();
    expect(state.zones['p1.conjurationPile']).toHaveLength(5);
  });
  it('is no more where several cards bring it', () => {
    const more = ready({ id: 'call-snake', conjurations: ['snake'] });
    const both = deckOf({ 'ally-9': 0, 'ally-10': 0, 'summon-snake': 3, 'call-snake': 3 });
    const table = ashesGameOf(['p1', 'p2'], [snake, egg, summons, more], {
      seats: ['p1', 'p2'].map((seat) => ({ seat, deck: both })),
    });
    expect(table.cards('p1', 'conjurationPile')).toEqual(['egg', 'egg', 'snake', 'snake', 'snake']);
  });
});
