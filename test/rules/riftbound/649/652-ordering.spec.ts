/** A player leaves who is asked in which order cards of other players go on their decks. */
import { expect, it } from 'vitest';
import { free, sequence, UNIT } from '../../../support/riftbound-abilities.js';
import { battleTable, inHand } from '../../../support/riftbound-battles.js';
import { linesOf } from '../../../support/log-lines.js';
import { allPass, play } from '../../../support/riftbound-play.js';
import { rule } from '../../../support/rule.js';

const cards = [
  free(
    'tidy',
    sequence(
      { do: 'all', from: { ...UNIT }, as: 'units' },
      {
        do: 'each-player',
        of: 'opponents',
        effect: { do: 'put-on-deck', player: 'player', objects: 'units', at: 'last' },
      },
    ),
  ),
  free(
    'confess',
    sequence(
      { do: 'top-of-deck', count: 2, as: 'top' },
      { do: 'look-at', objects: 'top' },
      {
        do: 'choose-player',
        of: 'opponents',
        effect: { do: 'put-on-deck', player: 'player', objects: 'top', at: 'last' },
      },
    ),
  ),
];
/** p1 plays it: p2 is asked in which order all units go under the decks of their owners. */
const asked = () =>
  allPass(
    play(
      battleTable(
        { p1: ['m1', 'm2'], p2: ['m5', 'm6'], p3: ['m3', 'm4'] },
        {},
        { cards, seats: { p1: inHand('tidy') } },
      ),
      'tidy',
    ),
  ).expectDecision({ p2: 'deckOrder' });

const PLAYED = [
  'played seat p1, object gone, card tidy, type spell (406.4.a, 347.1, 055.1, 356.3.e.10, 728.1)',
  'trashed object gone, seat p1, from chain, card tidy, becomes [tidy] (356.3.d, 151)',
];

rule('Riftbound 652.1', () => {
  it('has the player order all decks whom the effect names', () => {
    const table = asked();
    for (const ids of [
      ['m1', 'm2'],
      ['m5', 'm6'],
      ['m4', 'm3'],
    ])
      table.expectDecision({ p2: 'deckOrder' }).answer('p2', ids);
    expect(linesOf(table)).toEqual([
      'putUnderDeck seat p2, deck p1, from board, count 2, cards [m1 m2] (002)',
      'putUnderDeck seat p2, deck p2, from board, count 2, cards [m5 m6] (002)',
      'putUnderDeck seat p2, deck p3, from board, count 2, cards [m4 m3] (002)',
      ...PLAYED,
    ]);
  });
  it('has the owners order their decks if the named player leaves at the first question', () => {
    const table = asked().concede('p2').expectDecision({ p1: 'deckOrder' }).answer('p1', ['m2', 'm1']);
    table.expectDecision({ p3: 'deckOrder' }).answer('p3', ['m4', 'm3']);
    table.expectDecision({ p1: 'turnAction' });
    expect(linesOf(table)).toEqual([
      'putUnderDeck seat p1, deck p1, from board, count 2, cards [m2 m1] (002)',
      'putUnderDeck seat p3, deck p3, from board, count 2, cards [m4 m3] (002)',
      ...PLAYED,
    ]);
  });
  it('leaves the decks that were ordered before as they were ordered', () => {
    const table = asked().answer('p2', ['m2', 'm1']).expectDecision({ p2: 'deckOrder' }).concede('p2');
    table.expectDecision({ p3: 'deckOrder' }).answer('p3', ['m4', 'm3']);
    expect(linesOf(table)).toEqual([
      'putUnderDeck seat p1, deck p1, from board, count 2, cards [m2 m1] (002)',
      'putUnderDeck seat p3, deck p3, from board, count 2, cards [m4 m3] (002)',
      ...PLAYED,
    ]);
  });
  it('goes on without the cards of an owner who leaves as well', () => {
    const table = asked().concede('p2').expectDecision({ p1: 'deckOrder' }).concede('p3');
    expect(table.state.outcome).toMatchObject({ winners: ['p1'] });
  });
  it('tells the named player no face of cards that only their owner has seen', () => {
    const p1 = { ...inHand('confess'), mainDeck: ['soldier', 'tidy', 'soldier'] };
    const table = allPass(play(battleTable({ p1: [], p2: [], p3: [] }, {}, { cards, seats: { p1 } }), 'confess'));
    table
      .answer('p1', 'p3')
      .expectDecision({ p1: 'hiddenDeckOrder' })
      .answer('p1', table.legal('p1')[0] ?? null);
    expect(table.log.filter(({ kind }) => kind === 'putUnderDeck')).toMatchObject([
      { seat: 'p3', deck: 'p1', count: 2, secret: { seats: [] } },
    ]);
  });
});
