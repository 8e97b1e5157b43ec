import { expect, it } from 'vitest';
import { action, character, lorcanaTable } from '../../../support/lorcana.js';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { rule } from '../../../support/rule.js';

type Effect = NonNullable<Parameters<typeof action>[0]['effect']>;
const effectOf = (id: string, ...of: readonly Effect[]) => action({ id, effect: { do: 'sequence', of } });

const plain = character({ id: 'plain', strength: 2 });
const anna = character({ id: 'anna', name: 'Anna' });
const rusher = character({ id: 'rusher', strength: 2, keywords: [{ keyword: 'rush' }] });
const library: Effect = { do: 'all', from: { zone: 'deck', of: 'you' }, as: 'library' };
const search = effectOf(
  'search',
  library,
  { do: 'look-at', objects: 'library' },
  { do: 'choose', from: { zone: 'deck', of: 'you', bound: 'library', named: 'Anna' }, min: 1, max: 1, as: 'found' },
  { do: 'put', objects: 'found', zone: 'hand' },
);
const dig = effectOf(
  'dig',
  { do: 'top-of-deck', count: 2, as: 'top' },
  { do: 'look-at', objects: 'top' },
  { do: 'choose', from: { zone: 'deck', of: 'you', bound: 'top' }, min: 1, max: 1, as: 'kept' },
  { do: 'put', objects: 'kept', zone: 'hand' },
);
const revealing: readonly Effect[] = [
  { do: 'all', from: { zone: 'hand', of: 'opponents' }, as: 'shown' },
  { do: 'reveal', objects: 'shown' },
];
const expose = effectOf('expose', ...revealing);
const peek = effectOf(
  'peek',
  { do: 'top-of-deck', count: 3, as: 'top' },
  { do: 'look-at', objects: 'top' },
  { do: 'put-under', objects: 'top' },
);
const charm = effectOf(
  'charm',
  { do: 'all', from: { is: ['character'], of: 'you' }, as: 'mine' },
  {
    do: 'modify',
    objects: 'mine',
    changes: [
      { change: 'number', name: 'strength', add: 2 },
      { change: 'flag', flag: 'cannotQuest' },
    ],
    until: 'startOfYourNextTurn',
  },
);
const recall = effectOf(
  'recall',
  { do: 'all', from: { is: ['character'] }, as: 'everyone' },
  { do: 'put', objects: 'everyone', zone: 'hand' },
);
const sink = effectOf(
  'sink',
  { do: 'all', from: { is: ['character'], of: 'opponents', numbers: { strength: { max: 2 } } }, as: 'weak' },
  { do: 'put', objects: 'weak', zone: 'deck' },
);
/** Two cards of the deck are shown to all, and go to one of its ends. */
const shown = (id: string, at: 'first' | 'last') =>
  effectOf(
    id,
    { do: 'top-of-deck', count: 2, as: 'top' },
    { do: 'reveal', objects: 'top' },
    { do: 'put', objects: 'top', zone: 'deck', at },
  );
/** Only its player sees two cards, even where one of them has been shown before. */
const hush = effectOf(
  'hush',
  { do: 'top-of-deck', count: 1, as: 'first' },
  { do: 'reveal', objects: 'first' },
  { do: 'top-of-deck', count: 2, as: 'top' },
  { do: 'look-at', objects: 'top' },
  { do: 'put', objects: 'top', zone: 'deck', at: 'first' },
);
/** Everything into the inkwells of its players, face down. */
const drown = effectOf(
  'drown',
  { do: 'all', from: { is: ['character'] }, as: 'everyone' },
  { do: 'put', objects: 'everyone', zone: 'inkwell' },
);
const dredge = effectOf(
  'dredge',
  { do: 'choose', from: { zone: 'inkwell' }, min: 1, max: 1, as: 'chosen' },
  { do: 'put', objects: 'chosen', zone: 'hand' },
);
const exhume = effectOf(
  'exhume',
  { do: 'choose', from: { zone: 'discard' }, min: 1, max: 1, as: 'chosen' },
  { do: 'put', objects: 'chosen', zone: 'deck' },
);
const cards = [exhume, plain, anna, rusher, search, dig, expose, peek, charm, recall, sink, hush, drown, dredge].concat(
  shown('raise', 'first'),
  shown('bury', 'last'),
);

type Seats = Parameters<typeof lorcanaTable>[0];
const table = (seats: Seats) => lorcanaTable(seats, cards);
const play = (at: ReturnType<typeof table>, card: string) =>
  at.answer('p1', { action: 'play', card: at.find('p1', 'hand', card), pay: 'ink' });
type Viewer = Parameters<ReturnType<typeof table>['rules']['view']>[1];
const P1: Viewer = { kind: 'player', seat: 'p1' };
const P2: Viewer = { kind: 'player', seat: 'p2' };
const SPECTATOR: Viewer = { kind: 'spectator' };
/** What the viewer sees of a zone: the cards, or only how many there are. */
const seen = (at: ReturnType<typeof table>, viewer: Viewer, seat: string, zone: string) => {
  const view = at.rules.view(at.state, viewer).seats.find((one) => one.seat === seat)?.zones[zone];
  return view?.objects?.map(({ card }) => card) ?? view?.count;
};
const full = (): Seats => ({
  p1: {
    play: ['plain', { card: 'anna', as: 'pile', under: ['plain', 'anna'] }],
    hand: ['anna', 'plain'],
    inkwell: [{ card: 'anna', exerted: true }, 'plain', 'plain'],
    deck: ['anna', 'plain', 'plain'],
    discard: ['rusher', 'anna'],
  },
});

rule('Lorcana 8.1.2', () => {
  it('shows the cards of public zones to everybody', () => {
    const at = table(full());
    for (const viewer of [P1, P2, SPECTATOR]) {
      expect(seen(at, viewer, 'p1', 'play')).toEqual(['plain', 'anna']);
      expect(seen(at, viewer, 'p1', 'discard')).toEqual(['rusher', 'anna']);
    }
  });
  it('shows them no more once they are in a private zone, and shows what comes out of one', () => {
    const at = play(table({ p1: { hand: ['recall', 'anna'], inkwell: 2, play: ['plain'] } }), 'recall');
    for (const viewer of [P2, SPECTATOR]) {
      expect(['play', 'hand', 'discard'].map((zone) => seen(at, viewer, 'p1', zone))).toEqual([[], 2, ['recall']]);
    }
    play(at, 'anna');
    for (const viewer of [P1, P2, SPECTATOR]) expect(seen(at, viewer, 'p1', 'play')).toEqual(['anna']);
  });
});

rule('Lorcana 8.1.3', () => {
  it('shows how many cards are in private zones, and no more', () => {
    const at = table(full());
    for (const viewer of [P2, SPECTATOR]) {
      expect(['hand', 'deck', 'inkwell'].map((zone) => seen(at, viewer, 'p1', zone))).toEqual([2, 3, 3]);
    }
  });
  it('shows what was revealed to everybody', () => {
    const at = play(table({ p1: { hand: ['expose'], inkwell: 1 }, p2: { hand: ['anna', 'plain'] } }), 'expose');
    for (const viewer of [P1, P2, SPECTATOR]) {
      const revealed = at.rules.logFor(at.log, viewer).find(({ kind }) => kind === 'revealed');
      expect(revealed).toMatchObject({ cards: ['anna', 'plain'] });
    }
  });
});

rule('Lorcana 8.1.4', () => {
  const searching = (deck: readonly string[]) => play(table({ p1: { hand: ['search'], inkwell: 1, deck } }), 'search');
  it('lets a player find nothing who searches the deck for a certain card', () => {
    const at = searching(['plain', 'anna']).expectDecision({ p1: 'choose' });
    expect(at.state.pending[0]?.cites.map((cite) => cite.rule)).toContain('8.1.4');
    at.expectLegal('p1', [[], [at.find('p1', 'deck', 'anna')]]).answer('p1', []);
    expect([at.cards('p1', 'hand'), at.cards('p1', 'deck')]).toEqual([[], ['plain', 'anna']]);
  });
  it('asks also where there is nothing to find, so that nobody learns it', () => {
    searching(['plain']).expectDecision({ p1: 'choose' }).expectLegal('p1', [[]]);
  });
  it('finds no card of a kind if the player does not see the cards, until they are revealed', () => {
    const pick: Effect = {
      do: 'choose',
      from: { zone: 'hand', of: 'opponents', named: 'Anna' },
      min: 1,
      max: 1,
      as: 'it',
    };
    const [blind, open] = [effectOf('blind', pick), effectOf('open', ...revealing, pick)];
    const p2 = { hand: ['anna', 'plain'] };
    const at = (hand: string) =>
      play(lorcanaTable({ p1: { hand: [hand], inkwell: 1 }, p2 }, [...cards, blind, open]), hand);
    at('blind').expectLegal('p1', [[]]);
    expect(at('open').legal('p1')).toEqual([[at('open').find('p2', 'hand', 'anna')]]);
  });
  it('takes the name of another card for a quality as well', () => {
    const twin = effectOf(
      'twin',
      { do: 'choose', from: {}, min: 1, max: 1, as: 'model' },
      { do: 'choose', from: { zone: 'deck', of: 'you', sameNameAs: 'model' }, min: 1, max: 1, as: 'found' },
      { do: 'put', objects: 'found', zone: 'hand' },
    );
    const p1 = { hand: ['twin'], inkwell: 1, play: [{ card: 'anna', as: 'model' }], deck: ['plain', 'anna'] };
    const at = play(lorcanaTable({ p1 }, [...cards, twin]), 'twin').expectDecision({ p1: 'choose' });
    at.expectLegal('p1', [[], [at.find('p1', 'deck', 'anna')]]);
  });
  it('does not let a player take none of cards that need no quality', () => {
    const at = play(table({ p1: { hand: ['dig'], inkwell: 1, deck: ['plain', 'anna', 'plain'] } }), 'dig');
    at.expectLegal('p1', [[at.find('p1', 'deck', 'plain')], [at.find('p1', 'deck', 'anna')]]);
  });
  it('does not let a player pass by what is in a public zone', () => {
    const mourn = effectOf(
      'mourn',
      { do: 'choose', from: { zone: 'discard', of: 'you', named: 'Anna' }, min: 1, max: 1, as: 'found' },
      { do: 'put', objects: 'found', zone: 'hand' },
    );
    const at = lorcanaTable({ p1: { hand: ['mourn'], inkwell: 1, discard: ['anna', 'plain'] } }, [...cards, mourn]);
    play(at, 'mourn').expectDecision({ p1: 'turnAction' });
    expect(at.cards('p1', 'hand')).toEqual(['anna']);
  });
});

rule('Lorcana 8.1.5', () => {
  it('makes a completely new card of what goes from play to a private zone', () => {
    const at = table({
      p1: {
        hand: ['charm', 'recall'],
        inkwell: 3,
        play: [{ card: 'rusher', as: 'rusher', damage: 2, exerted: true }],
      },
      p2: { play: [{ card: 'plain', as: 'theirs', exerted: true }] },
    });
    play(at, 'charm');
    expect(at.facts('rusher').numbers).toMatchObject({ strength: 4 });
    play(at, 'recall').expectHappened('putInto', { object: 'rusher', zone: 'hand', cites: '8.1.5' });
    expect(at.state.effects).toEqual([]);
    play(at, 'rusher');
    const again = at.find('p1', 'play', 'rusher');
    expect(again).not.toBe(at.id('rusher'));
    expect(at.marks(again)).toEqual({ drying: true });
    expect(at.facts(again).numbers).toMatchObject({ strength: 2 });
  });
});

rule('Lorcana 8.1.5', () => {
  const wreck = effectOf(
    'wreck',
    { do: 'all', from: { zone: 'hand', of: 'you' }, as: 'all' },
    { do: 'put', objects: 'all', zone: 'discard' },
  );
  it('does not show the id that a hidden card had, by which others would know when it was drawn', () => {
    const p1 = { hand: ['wreck', { card: 'anna', as: 'anna' }], inkwell: 1 };
    const at = play(lorcanaTable({ p1 }, [...cards, wreck]), 'wreck');
    at.expectHappened('putInto', { object: at.find('p1', 'discard', 'anna'), card: 'anna' });
    expect(JSON.stringify(at.log)).not.toContain(JSON.stringify(at.id('anna')));
  });
  it('shows the id that a card had in play', () => {
    const p1 = { hand: ['recall'], inkwell: 3, play: [{ card: 'rusher', as: 'rusher' }] };
    play(table({ p1 }), 'recall').expectHappened('putInto', { object: 'rusher' });
  });
});

rule('Lorcana 8.1.5', () => {
  /** Characters of p2 have become ink, which everybody has seen, and p1 chooses ink. */
  const drowned = (...inkwell: readonly string[]) => {
    const p1 = { hand: ['drown', 'dredge'], inkwell: 2 };
    const at = play(table({ p1, p2: { play: ['anna', 'rusher'], inkwell } }), 'drown');
    const became = at.log.flatMap(({ kind, becomes }) => (kind === 'putInto' ? [becomes].flat() : []));
    expect(became).toEqual((at.state.zones['p2.inkwell'] ?? []).slice(-2));
    return { at: play(at, 'dredge').expectDecision({ p1: 'choose' }), became };
  };
  const options = (at: ReturnType<typeof table>) => {
    const [decision] = at.state.pending;
    return JSON.stringify(decision === undefined ? null : at.rules.legalAnswers(at.state, decision.id)?.space);
  };
  it('lets nobody follow a card that an effect has put face down into a later choice', () => {
    const { at, became } = drowned('plain', 'plain');
    for (const id of became) expect(options(at)).not.toContain(JSON.stringify(id));
    expect(options(at)).not.toMatch(/anna|rusher|plain/);
  });
  it('does not disclose which cards are equal by the number of answers', () => {
    const counts = [
      ['plain', 'plain'],
      ['plain', 'anna'],
      ['anna', 'anna'],
    ].map((inkwell) => drowned(...inkwell).at.legal('p1').length);
    // One's own and the other's.
    expect(counts).toEqual([2, 2, 2]);
  });
  it('leaves a difference that everybody sees', () => {
    const p2 = { inkwell: ['plain', { card: 'anna', exerted: true }] };
    const at = play(
      table({ p1: { hand: ['dredge'], inkwell: [{ card: 'plain', exerted: true }, 'plain'] }, p2 }),
      'dredge',
    );
    // Paying has exerted the one that was ready.
    expect(at.legal('p1')).toHaveLength(3);
  });
});

rule('Lorcana 8.2.2', () => {
  it('returns what is shuffled into decks to its owners, and shuffles no other deck', () => {
    const churn = effectOf(
      'churn',
      { do: 'all', from: { is: ['character'] }, as: 'all' },
      { do: 'shuffle-in', objects: 'all' },
    );
    const churned = (theirs: readonly string[]) => {
      const seats = {
        p1: { hand: ['churn'], inkwell: 1, play: ['anna', 'plain'], deck: ['rusher'] },
        p2: { play: theirs, deck: ['rusher'] },
      };
      const at = play(lorcanaTable(seats, [...cards, churn]), 'churn');
      const shuffled = at.log.filter(({ kind }) => kind === 'shuffled').map(({ seat }) => seat);
      const decks = ['p1', 'p2'].map((seat) => [...at.cards(seat, 'deck')].sort());
      return [shuffled, decks, at.cards('p1', 'play').length + at.cards('p2', 'play').length];
    };
    expect(churned(['plain'])).toEqual([
      ['p1', 'p2'],
      [
        ['anna', 'plain', 'rusher'],
        ['plain', 'rusher'],
      ],
      0,
    ]);
    expect(churned([])).toEqual([['p1'], [['anna', 'plain', 'rusher'], ['rusher']], 0]);
  });
  it('shows nobody the cards of a deck, not even its player', () => {
    const at = table(full());
    for (const viewer of [P1, P2, SPECTATOR]) expect(seen(at, viewer, 'p1', 'deck')).toBe(3);
  });
  it('shows the top cards only to the player who looks at them', () => {
    const at = play(table({ p1: { hand: ['dig'], inkwell: 1, deck: ['anna', 'plain', 'rusher'] } }), 'dig');
    const lookedAt = (viewer: Viewer) => at.rules.logFor(at.log, viewer).find(({ kind }) => kind === 'lookedAt');
    expect(lookedAt(P1)).toMatchObject({ cards: ['anna', 'plain'] });
    expect(Object.keys(lookedAt(P2) ?? {})).toEqual(['kind', 'cites', 'seat', 'count']);
    const known = (viewer: Viewer) => at.rules.view(at.state, viewer).seats[0]?.zones['deck'];
    expect(known(P1)).toEqual({ count: 3, known: ['anna', 'plain'] });
    expect(known(P2)).toEqual({ count: 3 });
  });
});

rule('Lorcana 8.2.4', () => {
  /**
   * Which of the cards that an effect puts under the deck each viewer learns; in their order, where it is asked for.
   */
  const under = (p1: JsonRecord, ...found: Effect[]) => {
    const bottom = effectOf('bottom', ...found, { do: 'put-under', objects: 'these' });
    const seats = { p1: { hand: ['bottom'], inkwell: 1, ...p1 } };
    const at = play(lorcanaTable(seats, [...cards, bottom]), 'bottom');
    const [asked] = at.state.pending;
    const kind = asked?.kind;
    if (kind !== 'turnAction') at.answer('p1', at.legal('p1')[0] ?? null);
    return [
      kind,
      ...[P1, P2].map((viewer) => at.rules.logFor(at.log, viewer).find((it) => it.kind === 'putUnder')?.['cards']),
    ];
  };
  const top: Effect = { do: 'top-of-deck', count: 2, as: 'these' };
  const from = (zones: string): Effect => ({
    do: 'all',
    from: { zone: zones, of: 'you', is: ['character'] },
    as: 'these',
  });
  it('names cards that go under the deck to players who have seen all of them', () => {
    expect(under({ discard: ['anna', 'plain'] }, from('discard'))).toEqual([
      'deckOrder',
      ['anna', 'plain'],
      ['anna', 'plain'],
    ]);
    expect(under({ deck: ['anna', 'plain', 'rusher'] }, top, { do: 'look-at', objects: 'these' })).toEqual([
      'putUnder',
      ['anna', 'plain'],
      undefined,
    ]);
    expect(under({ deck: ['anna', 'plain', 'rusher'] }, top)).toEqual(['putUnder', undefined, undefined]);
    expect(under({ discard: ['anna'] }, from('discard'))).toEqual(['turnAction', ['anna'], ['anna']]);
    expect(under({ discard: [] }, from('discard'))).toEqual(['turnAction', undefined, undefined]);
  });
  it('names no cards to players who have seen only some of them', () => {
    const one: Effect = { do: 'top-of-deck', count: 1, as: 'one' };
    const deck = ['anna', 'plain', 'rusher'];
    expect(under({ deck }, one, { do: 'reveal', objects: 'one' }, top)).toEqual(['putUnder', undefined, undefined]);
    expect(under({ deck }, top, { do: 'look-at', objects: 'these' }, one, { do: 'reveal', objects: 'one' })).toEqual([
      'putUnder',
      ['anna', 'plain'],
      undefined,
    ]);
  });
  it('shows everybody the order in which public cards go under a deck', () => {
    const at = table({ p1: { hand: ['sink'], inkwell: 1 }, p2: { play: ['anna', 'plain'], deck: ['rusher'] } });
    const [anna = '', plainOne = ''] = at.state.zones['p2.play'] ?? [];
    play(at, 'sink').expectDecision({ p1: 'deckOrder' });
    expect(at.state.pending[0]?.cites.map((cite) => cite.rule)).toContain('8.2.4');
    at.answer('p1', [plainOne, anna]);
    for (const viewer of [P1, P2, SPECTATOR]) {
      const put = at.rules.logFor(at.log, viewer).filter(({ kind }) => kind === 'putInto');
      expect(put.map(({ card }) => card)).toEqual(['plain', 'anna']);
    }
    expect(at.cards('p2', 'deck')).toEqual(['rusher', 'plain', 'anna']);
  });
  it.each([
    ['raise', ['plain', 'anna', 'rusher', 'rusher'], ['anna', 'plain']],
    ['bury', ['rusher', 'rusher', 'plain', 'anna'], ['plain', 'anna']],
  ] as const)('shows it of cards of a deck that all have seen as well (%s)', (card, deck, named) => {
    const at = play(table({ p1: { hand: [card], inkwell: 1, deck: ['anna', 'plain', 'rusher', 'rusher'] } }), card);
    const [annaId = '', plainId = ''] = at.state.zones['p1.deck'] ?? [];
    at.expectDecision({ p1: 'deckOrder' }).answer('p1', [plainId, annaId]);
    expect(at.cards('p1', 'deck')).toEqual(deck);
    for (const viewer of [P1, P2, SPECTATOR]) {
      const put = at.rules.logFor(at.log, viewer).filter(({ kind }) => kind === 'putInto');
      expect(put.map((entry) => entry['card'])).toEqual(named);
      expect(put[0]?.cites.map((cite) => cite.rule)).toContain('8.2.4');
    }
  });
  it('hides the place of a shown card among hidden ones from other players', () => {
    const at = play(table({ p1: { hand: ['hush'], inkwell: 1, deck: ['anna', 'plain', 'rusher'] } }), 'hush');
    const [annaId = '', plainId = ''] = at.state.zones['p1.deck'] ?? [];
    at.expectDecision({ p1: 'hiddenDeckOrder' }).answer('p1', [plainId, annaId]);
    const shown = (viewer: Viewer) =>
      at.rules.logFor(at.log, viewer).flatMap((entry) => (entry.kind === 'putInto' ? [entry['card'] ?? null] : []));
    expect([shown(P1), shown(P2), shown(SPECTATOR)]).toEqual([
      ['anna', 'plain'],
      [null, null],
      [null, null],
    ]);
  });
  it('hides the order of cards that only one player looked at from other players', () => {
    const at = play(table({ p1: { hand: ['peek'], inkwell: 1, deck: ['anna', 'plain', 'rusher', 'anna'] } }), 'peek');
    const [first = '', second = '', third = ''] = at.state.zones['p1.deck'] ?? [];
    at.answer('p1', [third, first, second]);
    expect(at.cards('p1', 'deck')).toEqual(['anna', 'rusher', 'anna', 'plain']);
    const put = (viewer: Viewer) => at.rules.logFor(at.log, viewer).find(({ kind }) => kind === 'putUnder');
    expect(put(P1)).toMatchObject({ count: 3, cards: ['rusher', 'anna', 'plain'], cites: [{ rule: '8.2.4' }] });
    expect(Object.keys(put(P2) ?? {})).toEqual(['kind', 'cites', 'seat', 'count']);
    const answered = at.rules.logFor(at.log, P2).find(({ kind }) => kind === 'answered');
    expect(Object.keys(answered ?? {})).not.toContain('answer');
  });
});

rule('Lorcana 8.3.2', () => {
  it('shows a hand to its player and the number of cards to the others', () => {
    const at = table(full());
    expect(seen(at, P1, 'p1', 'hand')).toEqual(['anna', 'plain']);
    expect(seen(at, P2, 'p1', 'hand')).toBe(2);
    expect(seen(at, SPECTATOR, 'p1', 'hand')).toBe(2);
  });
});

rule('Lorcana 8.3.2', () => {
  it('shows the cards of a hand in no order: how it is arranged is its own player’s business', () => {
    const hand = ['rusher', 'anna', 'plain', 'anna'];
    const at = play(table({ p1: { hand: ['expose'], inkwell: 1 }, p2: { hand } }), 'expose');
    at.expectHappened('revealed', { cards: ['anna', 'anna', 'plain', 'rusher'] });
  });
});

rule('Lorcana 8.4.3', () => {
  it('shows everything in play to everybody, the cards under another too', () => {
    const at = table(full());
    for (const viewer of [P1, P2, SPECTATOR]) {
      const [, pile] = at.rules.view(at.state, viewer).seats[0]?.zones['play']?.objects ?? [];
      expect(pile).toMatchObject({ card: 'anna', under: ['plain', 'anna'] });
    }
  });
  it('shows everybody the same: what is on a card, what it is worth, and that nothing is left', () => {
    const hurt = { card: 'plain', as: 'hurt', damage: 2, exerted: true };
    const at = table({ p1: { hand: ['drown'], inkwell: 1 }, p2: { play: [hurt, { card: 'anna', drying: true }] } });
    const zone = (viewer: Viewer) => at.rules.view(at.state, viewer).seats[1]?.zones['play'];
    expect(zone(P1)).toMatchObject({
      count: 2,
      objects: [
        { card: 'plain', marks: { damage: 2, exerted: true }, numbers: { strength: 2, willpower: 3 } },
        { card: 'anna', marks: { drying: true } },
      ],
    });
    for (const viewer of [P2, SPECTATOR]) expect(zone(viewer)).toEqual(zone(P1));
    play(at, 'drown');
    for (const viewer of [P1, P2, SPECTATOR]) {
      expect([seen(at, viewer, 'p2', 'play'), seen(at, viewer, 'p2', 'inkwell')]).toEqual([[], 2]);
    }
  });
});

rule('Lorcana 8.5.3', () => {
  it('shows nobody which ink an effect exerts or readies', () => {
    const tap = effectOf(
      'tap',
      { do: 'all', from: { zone: 'inkwell', of: 'opponents' }, as: 'ink' },
      { do: 'exert', objects: 'ink' },
      { do: 'ready', objects: 'ink' },
    );
    const seats = { p1: { hand: ['tap'], inkwell: 1 }, p2: { inkwell: ['anna', 'rusher'] } };
    const at = play(lorcanaTable(seats, [...cards, tap]), 'tap');
    expect(at.log.filter(({ kind }) => kind === 'exerted').map(({ cites: _, ...told }) => told)).toEqual([
      { kind: 'exerted', seat: 'p2' },
      { kind: 'exerted', seat: 'p2' },
    ]);
    at.expectNotHappened('readied');
    expect(at.rules.view(at.state, P1).seats[1]?.zones['inkwell']).toEqual({ count: 2 });
  });
  it('shows nobody the cards of an inkwell, not even its player', () => {
    const at = table(full());
    for (const viewer of [P1, P2, SPECTATOR]) expect(seen(at, viewer, 'p1', 'inkwell')).toBe(3);
  });
  it('hides again from all what was shown as it went there, until it comes out', () => {
    const at = table({ p1: { hand: [{ card: 'anna', as: 'anna' }, 'dredge'], inkwell: 0 } });
    at.answer('p1', { action: 'ink', card: 'anna' });
    for (const viewer of [P1, P2, SPECTATOR]) {
      expect(at.rules.logFor(at.log, viewer).find(({ kind }) => kind === 'inked')).toMatchObject({ card: 'anna' });
      expect(seen(at, viewer, 'p1', 'inkwell')).toBe(1);
    }
    play(at, 'dredge').answer('p1', at.legal('p1')[0] ?? null);
    expect([P1, P2].map((viewer) => seen(at, viewer, 'p1', 'hand'))).toEqual([['anna'], 1]);
    expect(seen(at, P1, 'p1', 'inkwell')).toBe(0);
  });
});

rule('Lorcana 8.5.4', () => {
  it('shows everybody how many ink cards there are and how many are ready', () => {
    const at = table(full());
    for (const viewer of [P1, P2, SPECTATOR]) {
      const inkwell = at.rules.view(at.state, viewer).seats[0]?.zones['inkwell'];
      expect(inkwell).toEqual({ count: 3, marks: { exerted: 1 } });
    }
  });
});

rule('Lorcana 8.5.4', () => {
  it('does not disclose the order in which the cards of an inkwell came there', () => {
    const seen = new Set(
      Array.from({ length: 12 }, (_, more) => {
        const inkwell = ['anna', 'rusher', 'plain', ...Array.from({ length: more }, () => 'dig')];
        const at = play(table({ p1: { hand: ['dredge'], inkwell: 1 }, p2: { inkwell } }), 'dredge');
        return at
          .cards('p2', 'inkwell')
          .filter((card) => card !== 'dig')
          .join();
      }),
    );
    expect(seen.size).toBeGreaterThan(2);
  });
});

rule('Lorcana 8.6.3', () => {
  it('shows a discard to everybody', () => {
    const at = table(full());
    for (const viewer of [P1, P2, SPECTATOR]) expect(seen(at, viewer, 'p1', 'discard')).toEqual(['rusher', 'anna']);
  });
  it('offers the cards of every discard, and hides one that leaves it for a deck', () => {
    const p1 = { hand: ['exhume'], inkwell: 1, discard: ['rusher', 'anna'], deck: ['plain'] };
    const at = play(table({ p1, p2: { discard: ['plain'] } }), 'exhume').expectDecision({ p1: 'choose' });
    const id = at.find('p1', 'discard', 'anna');
    at.expectLegal('p1', [[at.find('p1', 'discard', 'rusher')], [id], [at.find('p2', 'discard', 'plain')]]);
    at.answer('p1', [id]);
    for (const viewer of [P2, SPECTATOR]) {
      expect(seen(at, viewer, 'p1', 'discard')).toEqual(['rusher', 'exhume']);
      expect(seen(at, viewer, 'p1', 'deck')).toBe(2);
    }
  });
});
