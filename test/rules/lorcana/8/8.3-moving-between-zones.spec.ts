import { expect, it } from 'vitest';
import { action, character, item, location, lorcanaTable } from '../../../support/lorcana.js';
import { deal, each, gain, SELF, whenever } from '../../../support/lorcana-abilities.js';
import type { Viewer } from '../../../../src/engine/index.js';
import { rule } from '../../../support/rule.js';

const END = { action: 'end-turn' };
type Ability = NonNullable<Parameters<typeof character>[0]['abilities']>[number];
type Effect = NonNullable<Parameters<typeof action>[0]['effect']>;
const effectOf = (id: string, ...of: readonly Effect[]) => action({ id, effect: { do: 'sequence', of } });

const plain = character({ id: 'plain' });
const giant = character({ id: 'giant', cost: 9, inkable: false });
const lamp = item({ id: 'lamp', cost: 2 });
const inn = location({ id: 'inn' });
const tax = (id: string, who?: string) =>
  action({
    id,
    effect: {
      do: 'each-player',
      of: 'opponents',
      effect: {
        do: 'sequence',
        of: [
          {
            do: 'choose',
            from: { zone: 'hand', of: 'you' },
            min: 2,
            max: 2,
            as: 'lost',
            ...(who === undefined ? {} : { who }),
          },
          { do: 'discard', objects: 'lost' },
        ],
      },
    },
  });
const doom = effectOf(
  'doom',
  { do: 'all', from: { is: ['character'] }, as: 'everyone' },
  { do: 'banish', objects: 'everyone' },
);
const smash = effectOf(
  'smash',
  { do: 'all', from: { is: ['item'], of: 'opponents' }, as: 'items' },
  { do: 'banish', objects: 'items' },
);
const revive = effectOf(
  'revive',
  { do: 'choose', from: { zone: 'discard', of: 'you' }, min: 1, max: 1, as: 'back' },
  { do: 'play-free', card: 'back' },
);
const irrigate = effectOf(
  'irrigate',
  { do: 'top-of-deck', count: 2, as: 'top' },
  { do: 'put', objects: 'top', zone: 'inkwell' },
);
const drown = effectOf(
  'drown',
  { do: 'choose', from: { is: ['character'] }, min: 1, max: 1, as: 'drowned' },
  { do: 'put', objects: 'drowned', zone: 'inkwell' },
);
const toss = effectOf('toss', each({ named: 'lamp' }, { do: 'discard', objects: 'all' }));
const canal = effectOf('canal', { do: 'allow-ink', count: 1 });
const onBanish = (
  name: string,
  object: { readonly self: true } | { readonly other: true; readonly of: 'you' },
): Ability => ({
  kind: 'triggered',
  name,
  on: [{ event: 'banished', where: { object: { object } } }],
  effect: { do: 'gain-lore', amount: 1 },
});
const widow = character({
  id: 'widow',
  abilities: [onBanish('mourns', { other: true, of: 'you' }), onBanish('dies', { self: true })],
});
const well = character({
  id: 'well',
  abilities: [
    {
      kind: 'triggered',
      name: 'well',
      on: [{ event: 'inked', where: { seat: { seat: 'you' } } }],
      effect: { do: 'gain-lore', amount: 1 },
    },
  ],
});
const cards = [toss, plain, giant, lamp, inn, tax('tax', 'player'), doom, smash, revive, irrigate, drown, widow, well];

type Seats = Parameters<typeof lorcanaTable>[0];
const table = (seats: Seats) => lorcanaTable(seats, cards);
const play = (at: ReturnType<typeof table>, card: string) =>
  at.answer('p1', { action: 'play', card: at.find('p1', 'hand', card), pay: 'ink' });
const playing = (card: string, p1: Seats[string] = {}, p2: Seats[string] = {}) =>
  play(table({ p1: { hand: [card], inkwell: 1, ...p1 }, p2 }), card);

rule('Lorcana 8.3.3', () => {
  it('has nobody discard for having many cards', () => {
    const at = table({ p1: { hand: 12 } }).answer('p1', END);
    at.expectNotHappened('discarded').expectDecision({ p2: 'turnAction' });
    expect(at.cards('p1', 'hand')).toHaveLength(12);
  });
  it('takes what is there from a hand that is too small', () => {
    const at = playing('tax', {}, { hand: ['plain'] });
    at.expectLegal('p2', [[at.find('p2', 'hand', 'plain')]]).answer('p2', [at.find('p2', 'hand', 'plain')]);
    expect([at.cards('p2', 'hand'), at.cards('p2', 'discard')]).toEqual([[], ['plain']]);
  });
  it('asks for nothing from an empty hand', () => {
    playing('tax').expectNotHappened('discarded').expectDecision({ p1: 'turnAction' });
  });
});

rule('Lorcana 8.3.4', () => {
  it('lets the discarding player choose exactly as many as the effect says', () => {
    const at = playing('tax', {}, { hand: ['plain', 'lamp', 'inn'] }).expectDecision({ p2: 'choose' });
    const [one = '', other = '', third = ''] = at.state.zones['p2.hand'] ?? [];
    at.expectLegal('p2', [
      [one, other],
      [one, third],
      [other, third],
    ]);
    at.refused('p2', [one]);
    at.expectRefused('p1', [one, other], 'decision.none');
    at.answer('p2', [one, third]).expectHappened('discarded', { card: 'inn', seat: 'p2', cites: '8.3.4' });
    expect(at.cards('p2', 'hand')).toEqual(['lamp']);
  });
  it('discards from a hand, and from nowhere else', () => {
    const at = playing('toss', { play: ['lamp'] }).expectNotHappened('discarded');
    expect(at.cards('p1', 'play')).toEqual(['lamp']);
  });
});

rule('Lorcana 8.4.1', () => {
  it('plays characters, items and locations to the side of their player', () => {
    const at = table({ p1: { hand: ['plain', 'lamp', 'inn'], inkwell: 4 } });
    for (const card of ['plain', 'lamp', 'inn']) play(at, card).expectHappened('played', { card, cites: '8.4.1' });
    expect([at.cards('p1', 'play'), at.cards('p2', 'play')]).toEqual([['plain', 'lamp', 'inn'], []]);
  });
  it('knows no way to play to the side of an opponent', () => {
    const at = table({ p1: { hand: ['plain'], inkwell: 1 } });
    const card = at.find('p1', 'hand', 'plain');
    at.expectRefused('p1', { action: 'play', card, pay: 'ink', seat: 'p2' }, 'answer.shape');
  });
  it('leaves no action in play, no matter who plays it', () => {
    const at = playing('revive', { discard: ['smash'] }).expectHappened('played', { card: 'smash', type: 'action' });
    expect([at.cards('p1', 'play'), at.cards('p1', 'discard')]).toEqual([[], ['revive', 'smash']]);
  });
});

rule('Lorcana 8.4.4', () => {
  it('looks for what triggers just before the cards leave, also on those that leave', () => {
    const at = playing('doom', { play: [{ card: 'widow', as: 'widow' }, 'plain', 'plain'] }, { play: ['plain'] });
    at.expectHappened('banished', { object: 'widow', cites: '8.4.4' });
    expect(at.log.filter(({ kind }) => kind === 'abilityPlaced').map(({ card }) => card)).toEqual([
      'widow',
      'widow',
      'widow',
    ]);
  });
  it('finds on a leaving card the ability that another card gives it which leaves with it', () => {
    const will: Ability = whenever('banished', gain(1));
    const matron = character({
      id: 'matron',
      abilities: [
        {
          kind: 'static',
          name: 'matron',
          affects: { of: 'you', is: ['character'], other: true },
          changes: [{ change: 'grant', ability: will }],
        },
      ],
    });
    const storm = action({
      id: 'storm',
      inkable: false,
      effect: each({ is: ['character'] }, { do: 'banish', objects: 'all' }),
    });
    const p1 = { hand: [{ card: 'storm', as: 'storm' }], inkwell: 1, play: ['matron', 'plain', 'plain'] };
    const at = lorcanaTable({ p1, p2: { play: ['plain'] } }, [matron, storm, plain]);
    at.answer('p1', { action: 'play', card: 'storm', pay: 'ink' });
    expect(at.log.filter(({ kind }) => kind === 'abilityPlaced').map(({ card, seat }) => [card, seat])).toEqual([
      ['plain', 'p1'],
      ['plain', 'p1'],
    ]);
  });
  it('is leaving play also where cards go under a deck', () => {
    const drown = action({
      id: 'drown',
      inkable: false,
      effect: each({ named: 'leaver' }, { do: 'put-under', objects: 'all' }),
    });
    const leaver = character({
      id: 'leaver',
      abilities: [whenever('putInto', gain(), { ...SELF, zone: { equals: 'deck' } })],
    });
    const p1 = { hand: [{ card: 'drown', as: 'drown' }], inkwell: 1 };
    const alone = lorcanaTable({ p1: { ...p1, play: [{ card: 'leaver', as: 'it', under: ['plain'] }] } }, [
      drown,
      leaver,
      plain,
    ]).answer('p1', { action: 'play', card: 'drown', pay: 'ink' });
    alone.expectLog([
      { kind: 'inkExerted' },
      { kind: 'played' },
      { kind: 'putInto', card: 'leaver', zone: 'deck', at: 'last', cites: '8.4.4' },
      { kind: 'actionResolved' },
      { kind: 'abilityPlaced', card: 'leaver' },
      { kind: 'abilityTaken' },
      { kind: 'loreGained' },
    ]);
    expect(alone.cards('p1', 'deck').slice(-2)).toEqual(['leaver', 'plain']);
    const two = lorcanaTable({ p1: { ...p1, play: ['leaver', 'leaver'] } }, [drown, leaver]);
    const [first = '', second = ''] = two.state.zones['p1.play'] ?? [];
    two.answer('p1', { action: 'play', card: 'drown', pay: 'ink' }).expectDecision({ p1: 'deckOrder' });
    two.answer('p1', [second, first]).expectDecision({ p1: 'bag' });
  });
  it('does not trigger what left before', () => {
    const at = playing('doom', { discard: ['widow'], play: ['plain'] });
    at.expectNotHappened('abilityPlaced');
  });
});

rule('Lorcana 8.5.1', () => {
  it('pays one ink with each card, whatever is on it', () => {
    const at = table({ p1: { hand: ['lamp'], inkwell: ['giant', 'giant'] } });
    play(at, 'lamp').expectHappened('inkExerted', { seat: 'p1', count: 2, cites: '8.5.1' });
  });
  it('pays no cost of 2 with one card of cost 9', () => {
    const at = table({ p1: { hand: ['lamp'], inkwell: ['giant'] } });
    at.expectRefused('p1', { action: 'play', card: at.find('p1', 'hand', 'lamp'), pay: 'ink' }, 'cost.not-enough-ink');
  });
  it('takes no card without the symbol as the turn action', () => {
    const at = table({ p1: { hand: ['giant'] } });
    at.expectRefused('p1', { action: 'ink', card: at.find('p1', 'hand', 'giant') }, 'ink.no-symbol', '8.5.1');
  });
});

rule('Lorcana 8.5.2', () => {
  it('has a card enter ready, so that it can pay at once', () => {
    const at = table({ p1: { hand: ['plain', 'plain'] } });
    const [ink = '', card = ''] = at.state.zones['p1.hand'] ?? [];
    at.answer('p1', { action: 'ink', card: ink }).expectHappened('inked', { card: 'plain', cites: '8.5.2' });
    at.answer('p1', { action: 'play', card, pay: 'ink' }).expectHappened('inkExerted', { count: 1 });
  });
  it('treats each of several that enter at the same time on its own', () => {
    const at = playing('irrigate', { play: ['well'], deck: ['giant', 'plain', 'plain'] });
    expect(at.log.filter(({ kind }) => kind === 'inked')).toHaveLength(2);
    expect(at.log.filter(({ kind }) => kind === 'abilityPlaced')).toHaveLength(2);
    const [own] = at.rules.view(at.state, { kind: 'player', seat: 'p1' }).seats;
    expect(own?.zones['inkwell']).toEqual({ count: 3, marks: { exerted: 1 } });
  });
  it('treats the cards of a pile on their own', () => {
    const at = playing('drown', { play: ['well', { card: 'plain', as: 'pile', under: ['plain', 'giant'] }] }).answer(
      'p1',
      ['pile'],
    );
    expect(at.log.filter(({ kind }) => kind === 'inked')).toHaveLength(3);
    expect(at.cards('p1', 'inkwell')).toHaveLength(4);
  });
});

rule('Lorcana 8.5.5', () => {
  const table = () => {
    const hand = ['canal', 'plain', 'plain', 'plain', 'giant'];
    const at = lorcanaTable({ p1: { hand, inkwell: 1 } }, [...cards, canal]);
    const plains = (at.state.zones['p1.hand'] ?? []).slice(1, 4);
    return { at, ink: (index: number) => ({ action: 'ink', card: plains[index] ?? '' }) };
  };
  it('allows one more ink action, by its normal steps', () => {
    const { at, ink } = table();
    play(at, 'canal');
    at.answer('p1', ink(0))
      .answer('p1', ink(1))
      .expectHappened('inked', { card: 'plain', action: true, cites: '8.5.5' });
    at.expectRefused('p1', ink(2), 'ink.once-per-turn', '4.3.3');
  });
  it('allows no card without the symbol', () => {
    const { at, ink } = table();
    play(at, 'canal').answer('p1', ink(0));
    at.expectRefused('p1', { action: 'ink', card: at.find('p1', 'hand', 'giant') }, 'ink.no-symbol', '8.5.1');
  });
  it('allows one and no more without it', () => {
    const { at, ink } = table();
    at.answer('p1', ink(0)).expectRefused('p1', ink(1), 'ink.once-per-turn', '4.3.3');
  });
});

rule('Lorcana 8.5.6', () => {
  it('makes ink of any card that an effect puts there, unseen by its player and by judges too', () => {
    const at = playing('irrigate', { hand: ['irrigate', 'plain'], deck: ['giant', 'giant'] });
    at.expectHappened('inked', { seat: 'p1', action: false, cites: '8.5.6' });
    const made = at.log.flatMap(({ kind, secret }) => (kind === 'inked' ? [secret?.fields['becomes']] : []));
    expect(made).toEqual(at.state.zones['p1.inkwell']?.slice(1).map((id) => [id]));
    at.expectHappened('putInto', { zone: 'inkwell', cause: 'p1' });
    const viewers = [
      { kind: 'spectator' },
      { kind: 'judge' },
      ...['p1', 'p2'].map((seat) => ({ kind: 'player', seat }) as const),
    ] as const;
    for (const viewer of viewers) {
      expect(JSON.stringify(at.rules.logFor(at.log, viewer))).not.toContain('giant');
    }
    expect(JSON.stringify(at.rules.logFor(at.log, { kind: 'everything' }))).toContain('giant');
    expect(at.cards('p1', 'inkwell').slice(1)).toEqual(['giant', 'giant']);
  });
  it('names the card to players who saw it go there', () => {
    const cardsFor = (at: ReturnType<typeof table>, viewer: Viewer) =>
      at.rules.logFor(at.log, viewer).flatMap(({ kind, card }) => (kind === 'inked' ? [card] : []));
    const unseen = playing('irrigate', { deck: ['giant', 'plain'] });
    expect(cardsFor(unseen, { kind: 'player', seat: 'p1' })).toEqual([undefined, undefined]);
    expect(cardsFor(unseen, { kind: 'judge' })).toEqual([undefined, undefined]);
    expect(cardsFor(unseen, { kind: 'everything' })).toEqual(['giant', 'plain']);
    const seen = playing('drown', {}, { play: [{ card: 'plain', as: 'plain' }] });
    expect(cardsFor(seen, { kind: 'spectator' })).toEqual(['plain']);
  });
  it('puts it there ready, or exerted where the effect says so, whatever its kind', () => {
    const soak = (exerted?: true) =>
      effectOf(
        'soak',
        { do: 'top-of-deck', count: 1, as: 'top' },
        { do: 'put', objects: 'top', zone: 'inkwell', ...(exerted && { exerted }) },
      );
    const inkwell = (exerted?: true) => {
      const p1 = { hand: [{ card: 'soak', as: 'soak' }], inkwell: 1, deck: ['giant'] };
      const at = lorcanaTable({ p1 }, [soak(exerted), giant]).answer('p1', {
        action: 'play',
        card: 'soak',
        pay: 'ink',
      });
      const [put] = at.log.filter(({ kind }) => kind === 'putInto');
      return [put?.['exerted'] ?? null, at.marks(at.find('p1', 'inkwell', 'giant'))];
    };
    expect([inkwell(), inkwell(true)]).toEqual([
      [null, {}],
      [true, { exerted: true }],
    ]);
  });
  it('makes no ink of what is put elsewhere', () => {
    const lift = effectOf(
      'lift',
      { do: 'top-of-deck', count: 1, as: 'top' },
      { do: 'put', objects: 'top', zone: 'hand' },
    );
    const at = lorcanaTable({ p1: { hand: [{ card: 'lift', as: 'lift' }], inkwell: 1 } }, [lift]);
    at.answer('p1', { action: 'play', card: 'lift', pay: 'ink' }).expectLog([
      { kind: 'inkExerted' },
      { kind: 'played' },
      { kind: 'putInto', zone: 'hand' },
      { kind: 'actionResolved' },
    ]);
  });
  it('leaves the ink action of the turn to the player', () => {
    const at = playing('irrigate', { hand: ['irrigate', 'plain'] });
    at.answer('p1', { action: 'ink', card: at.find('p1', 'hand', 'plain') }).expectHappened('inked', { action: true });
  });
});

rule('Lorcana 8.6.2', () => {
  it('puts a banished card into the discard of its player', () => {
    const at = playing('smash', { play: ['lamp'] }, { play: [{ card: 'lamp', as: 'lamp' }] });
    at.expectHappened('banished', { object: 'lamp', seat: 'p2', cites: '8.6.2' });
    expect([at.cards('p2', 'discard'), at.cards('p1', 'play')]).toEqual([['lamp'], ['lamp']]);
  });
  it('puts an action there when it has resolved', () => {
    const at = playing('smash').expectHappened('actionResolved', { card: 'smash', cites: '8.6.2' });
    expect(at.cards('p1', 'discard')).toEqual(['smash']);
  });
});

rule('Lorcana 8.6.4', () => {
  it('has cards that a player discards at once lie in the order in which the player names them', () => {
    for (const named of [
      ['plain', 'inn'],
      ['inn', 'plain'],
    ]) {
      const at = playing('tax', {}, { hand: ['plain', 'lamp', 'inn'] });
      at.answer(
        'p2',
        named.map((card) => at.find('p2', 'hand', card)),
      ).expectHappened('discarded', { cites: '8.6.4' });
      expect(at.cards('p2', 'discard')).toEqual(named);
    }
  });
  it('is about several cards of one player that are put there, and none that go elsewhere', () => {
    const bury = (zone: 'discard' | 'hand') =>
      effectOf('bury', { do: 'top-of-deck', count: 2, as: 'top' }, { do: 'put', objects: 'top', zone });
    const rules = (zone: 'discard' | 'hand') => {
      const at = lorcanaTable({ p1: { hand: [{ card: 'bury', as: 'bury' }], inkwell: 1 } }, [bury(zone)]);
      return at.answer('p1', { action: 'play', card: 'bury', pay: 'ink' }).rulesOf('putInto');
    };
    expect(rules('discard')).toEqual([
      ['7.1.4', '8.6.4'],
      ['7.1.4', '8.6.4'],
    ]);
    expect(rules('hand')).toEqual([['7.1.4'], ['7.1.4']]);
  });
  it('does not speak of one card of each player', () => {
    const at = playing('doom', { play: ['plain'] }, { play: ['plain'] });
    expect(at.rulesOf('banished').map((rules) => rules.includes('8.6.4'))).toEqual([false, false]);
  });
  it('does not speak of a single card', () => {
    const at = playing('smash', {}, { play: [{ card: 'lamp', as: 'lamp' }] });
    const [banished] = at.log.filter(({ kind }) => kind === 'banished');
    expect(banished?.cites.map((cite) => cite.rule)).not.toContain('8.6.4');
  });
  it('asks nobody for the order of cards banished together, on which nothing depends', () => {
    const mourner = (id: string) => character({ id, willpower: 2, abilities: [whenever('banished', gain(1))] });
    const storm = action({ id: 'storm', inkable: false, effect: each({ is: ['character'] }, deal(2, 'all')) });
    const seats = {
      p1: { hand: [{ card: 'storm', as: 'storm' }], inkwell: 1 },
      p2: { play: ['left', 'right'].map((card) => ({ card, as: card })) },
    };
    const at = lorcanaTable(seats, [mourner('left'), mourner('right'), storm]);
    at.answer('p1', { action: 'play', card: 'storm', pay: 'ink' });
    at.expectHappened('banished', { object: 'left', cites: '8.6.4' });
    expect(at.cards('p2', 'discard')).toEqual(['left', 'right']);
    at.expectDecision({ p2: 'bag' });
    expect(at.legal('p2')).toHaveLength(2);
  });
});
