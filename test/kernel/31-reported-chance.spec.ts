/**
 * A paper match: chance falls at a table, and is reported when the game comes to it. Cards that were not reported are
 * shown to nobody, and nothing can be reported that nobody can know.
 */
import { describe, expect, it } from 'vitest';
import {
  ask,
  cardSetOf,
  done,
  go,
  entriesOf,
  makeRules,
  moveObject,
  objectsIn,
  occur,
  procedure,
  recordOf,
  objectOf,
  textOf,
  turnCard,
  textsOf,
  zoneOf,
  type Atom,
  type DecisionKind,
  type GameDefinition,
  type GameEvent,
  type GameState,
  type JsonRecord,
  type ReportedOutcome,
  type Viewer,
} from '../../src/engine/kernel/index.js';
import { cites, toyGame, unit, ZONES } from '../support/toys/toy.js';
import { tableAt } from '../support/toys/toy-table.js';

const SEATS = ['p1', 'p2'];
const deckOf = (seat: string): string => zoneOf(seat, 'deck');

type Taken = GameEvent & { readonly seat: string; readonly from: string; readonly to: string };
/** The first card of a zone goes to another. */
const take: Atom<Taken> = (draft, { kind, seat, from, to }) => {
  const [first] = objectsIn(draft, zoneOf(seat, from));
  if (first === undefined) return null;
  const { definition } = draft.state.objects[first] ?? { definition: '' };
  const [object = ''] = moveObject(draft, first, to).becomes;
  return { kind, cites, seat, from, to, secret: { seats: [seat], fields: { becomes: [object], card: definition } } };
};
const flip: Atom<GameEvent & { readonly seat: string }> = (draft, event) => {
  const [first] = objectsIn(draft, zoneOf(event.seat, 'pit'));
  if (first === undefined) return null;
  const object = turnCard(draft, first, 'faceUp', true);
  return { ...event, object, card: objectOf(draft, object).definition };
};
const taken = (seat: string, from: string, to: string): GameEvent => ({ kind: 'taken', cites, seat, from, to });
const shuffled = (seat: string): GameEvent => ({ kind: 'shuffled', cites, seat, zone: deckOf(seat) });

/** Every use of chance, at the choice of one seat. */
const game = procedure<{ readonly starter: string; readonly proposed?: readonly string[] }>('told-toy', {
  begin: () => occur(SEATS.map(shuffled), 'starter'),
  starter: () => occur({ kind: 'chosenAtRandom', cites, purpose: 'starter', among: SEATS }, 'hands'),
  hands: (_game, _locals, result) =>
    occur(
      SEATS.flatMap((seat) => [taken(seat, 'deck', 'hand'), taken(seat, 'deck', 'hand')]),
      'next',
      { starter: textOf(entriesOf(result)[0]?.['chosen'] ?? null) },
    ),
  next: (_game, { starter }) =>
    ask({ seat: starter, kind: 'act', params: { actions: ACTIONS.map((action) => ({ action })) }, cites }, 'act'),
  act: (draft, { starter: seat }, result) => {
    const deck = objectsIn(draft, deckOf(seat));
    switch (recordOf(result)['action']) {
      case 'draw':
        return occur(taken(seat, 'deck', 'hand'), 'next');
      case 'bury':
        return occur(taken(seat, 'deck', 'pit'), 'next');
      case 'unearth':
        return occur(taken(seat, 'pit', 'hand'), 'next');
      case 'riffle':
        return occur([shuffled(seat), taken(seat, 'deck', 'hand')], 'next');
      case 'flip':
        return occur({ kind: 'flipped', cites, seat }, 'next');
      case 'shuffle':
        return occur(shuffled(seat), 'next');
      case 'reveal':
        return occur({ kind: 'revealed', cites, seat, objects: deck.slice(0, 2) }, 'next');
      case 'rob':
        return occur(
          { kind: 'pickedAtRandom', cites, seat: 'p2', among: objectsIn(draft, 'p2.hand'), count: 1 },
          'next',
        );
      case 'dig':
        return occur(
          { kind: 'pickedAtRandom', cites, seat, among: objectsIn(draft, zoneOf(seat, 'pit')), count: 1 },
          'next',
        );
      case 'propose':
        return ask({ seat, kind: 'propose', params: {}, cites }, 'proposed');
      case 'search':
        return occur({ kind: 'lookedAt', cites, seat, objects: deck }, 'search');
      default:
        return done();
    }
  },
  search: (_game, { starter: seat }) => ask({ seat, kind: 'search', params: {}, cites }, 'found'),
  proposed: (_game, _locals, result) =>
    ask({ seat: 'p2', kind: 'confirm', params: {}, cites }, 'confirmed', { proposed: textsOf(result) }),
  confirmed: (_game, { starter: seat, proposed = [] }, result) =>
    result === 'no' ? go('next') : occur({ ...ASSERTED, seat, given: { objects: proposed } }, 'carryOut'),
  carryOut: (_game, { starter: seat, proposed = [] }) =>
    occur(
      proposed.map((object) => ({ kind: 'moved', cites, object, to: 'hand', at: 'last', seat })),
      'next',
    ),
  found: (_game, { starter: seat }, result) =>
    occur(
      textsOf(result).map((object) => ({ kind: 'moved', cites, object, to: 'hand', at: 'last', seat })),
      'next',
    ),
});
const ACTIONS = ['draw', 'bury', 'unearth', 'shuffle', 'reveal', 'rob', 'dig', 'search', 'riffle', 'flip', 'propose'];
const ASSERTED = { kind: 'asserted', cites, source: '', card: 'ash', fingerprint: '', act: '', confirmedFor: [] };

const search: DecisionKind<Record<string, never>> = {
  kind: 'search',
  prompt: 'Search',
  secret: true,
  space: (draft, _params, { seat }) => {
    const options = objectsIn(draft, deckOf(seat)).map((id) => ({ id }));
    return { kind: 'some', options, min: 0, max: 1 };
  },
};

/** A card of the deck for an act that another player confirms. */
const propose: DecisionKind<Record<string, never>> = { ...search, kind: 'propose', proposes: true };
const confirm: DecisionKind<Record<string, never>> = {
  kind: 'confirm',
  prompt: 'Confirm',
  space: () => ({ kind: 'one', options: [{ id: 'yes' }, { id: 'no' }] }),
};

const toy: GameDefinition = toyGame({
  id: 'told-toy',
  zones: [...ZONES, { kind: 'pit', visibility: 'hidden', marked: { faceUp: 'public' }, per: 'seat', cites }],
  procedures: [game],
  start: () => game.with({ starter: '' }),
  atoms: { taken: take, flipped: flip },
  decisions: [search, propose, confirm],
});

const NAMES = ['ash', 'birch', 'cedar', 'dogwood', 'elm'];
const rules = makeRules(toy, cardSetOf(NAMES.map((name) => unit(name))));
const DECK = NAMES.map((card) => ({ card, count: card === 'elm' ? 2 : 1 }));
const SETUP = {
  gameId: 'g',
  format: 'open',
  seats: SEATS.map((seat) => ({ seat, deck: DECK })),
  seed: '5e'.repeat(32),
};

const begun = () => {
  const created = rules.create({ ...SETUP, chance: 'reported' });
  if (created.kind === 'rejected') throw new Error(created.message);
  return withReports(tableAt(rules, created.state, created.log, {}));
};
const withReports = (table: ReturnType<typeof tableAt>) => {
  const report = (outcomes: Readonly<Record<string, readonly string[]>>) =>
    table.submit({ kind: 'assert', reported: reportedIn(outcomes) });
  const act = (action: string, outcomes?: Readonly<Record<string, readonly string[]>>) =>
    table.submit({
      kind: 'answer',
      seat: 'p1',
      answers: [{ answer: { action } }],
      ...(outcomes !== undefined && { reported: reportedIn(outcomes) }),
    });
  return { table, report, act, view: (viewer: Viewer) => rules.view(table.state, viewer) };
};
const reportedIn = (outcomes: Readonly<Record<string, readonly string[]>>): readonly ReportedOutcome[] =>
  Object.entries(outcomes).map(([label, outcome]) => ({ label, outcome }));

const HANDS = { 'p1.deck': ['elm', 'ash'], 'p2.deck': ['birch', 'elm'] };
/** p1 begins, with an elm and an ash; birch, cedar, dogwood and elm are in the deck in an order that nobody knows. */
const dealt = () => {
  const at = begun();
  expect(at.report({ 'starter/0': ['p1'] })).toMatchObject({ kind: 'decided' });
  expect(at.report(HANDS)).toMatchObject({ kind: 'decided' });
  return at;
};

const EVERYTHING: Viewer = { kind: 'everything' };
const P1: Viewer = { kind: 'player', seat: 'p1' };

describe('a game whose chance is reported', () => {
  it('waits, from its setup on, for each outcome when it is needed', () => {
    const { table, report, view } = begun();
    const starter = { label: 'starter/0', kind: 'choice', count: 1, among: SEATS };
    expect(view({ kind: 'spectator' })).toMatchObject({ chance: 'asserted', awaiting: [starter], deciding: [] });
    report({ 'starter/0': ['p1'] });
    const cards = (seat: string) => ({ label: `${seat}.deck`, kind: 'cards', seat, count: 2 });
    expect(view({ kind: 'spectator' }).awaiting).toEqual([cards('p1'), cards('p2')]);
    expect(table.log.map(({ kind }) => kind)).toEqual(['chanceTold', 'chosenAtRandom']);
    expect(table.log[1]).toMatchObject({ chosen: 'p1', asserted: true });
  });

  it('goes on as it was reported', () => {
    const { table, view } = dealt();
    expect([table.cards('p1.hand'), table.cards('p2.hand')]).toEqual([
      ['elm', 'ash'],
      ['birch', 'elm'],
    ]);
    expect(table.cards('p1.deck').toSorted()).toEqual(['birch', 'cedar', 'dogwood', 'elm']);
    expect(view(P1)).not.toHaveProperty('awaiting');
  });

  it('hides placeholders of cards from all viewers', () => {
    const { view } = dealt();
    expect(view(EVERYTHING).seats[0]?.zones['deck']).toEqual({ count: 4, objects: [] });
  });

  it('takes answers and what they lead to in one command', () => {
    const { table, act } = dealt();
    expect(act('draw', { 'p1.deck': ['cedar'] })).toMatchObject({ kind: 'decided' });
    expect(table.cards('p1.hand')).toEqual(['elm', 'ash', 'cedar']);
    act('draw');
    expect(table.state.chance?.awaiting).toMatchObject([{ label: 'p1.deck', count: 1 }]);
  });

  it('asks for cards again after a shuffle, and for what was looked at not before', () => {
    const { table, act, report } = dealt();
    act('reveal', { 'p1.deck': ['dogwood', 'elm'] });
    expect(table.log.at(-1)).toMatchObject({ kind: 'revealed', cards: ['dogwood', 'elm'] });
    act('draw');
    expect(table.cards('p1.hand')).toEqual(['elm', 'ash', 'dogwood']);
    act('shuffle');
    act('draw');
    expect(table.state.chance?.awaiting).toMatchObject([{ label: 'p1.deck', count: 1 }]);
    report({ 'p1.deck': ['elm'] });
    expect(table.cards('p1.hand').at(-1)).toBe('elm');
  });

  it('takes the name of a card for one picked at random', () => {
    const { table, act } = dealt();
    act('rob', { 'pick/p2/0': ['elm'] });
    const { secret } = table.log.at(-1) ?? {};
    expect(secret?.fields).toEqual({ among: 2, picked: [table.state.zones['p2.hand']?.[1]] });
  });

  it('lets a player who concedes leave while it waits', () => {
    const { table } = begun();
    table.concede('p2');
    expect(table.state.outcome).toMatchObject({ winners: ['p1'] });
  });
});

describe('a card that nobody has seen', () => {
  it('moves from pile to pile unidentified, until it is seen', () => {
    const { table, act, view } = dealt();
    act('bury');
    expect(table.state.chance).not.toHaveProperty('awaiting');
    expect(table.log.at(-1)?.secret?.fields).not.toHaveProperty('card');
    expect(view(EVERYTHING).seats[0]?.zones['pit']).toEqual({ count: 1, objects: [] });
    act('unearth', { 'p1.pit': ['birch'] });
    expect(table.cards('p1.hand').at(-1)).toBe('birch');
    expect(table.cards('p1.deck').toSorted()).toEqual(['cedar', 'dogwood', 'elm']);
  });

  it('is known by what is missing when the pile that it came from is looked through', () => {
    const { table, act } = dealt();
    act('bury');
    act('search', { 'p1.pit': ['cedar'] });
    const { cards } = table.log.at(-1)?.secret?.fields ?? {};
    expect(cards).toEqual(['birch', 'dogwood', 'elm']);
  });

  it('is reported when it is turned up, also when the same step creates and shows it', () => {
    const { table, act, report } = dealt();
    act('bury');
    act('flip');
    expect(table.state.chance?.awaiting).toMatchObject([{ label: 'p1.pit', count: 1 }]);
    report({ 'p1.pit': ['dogwood'] });
    expect(table.log.at(-1)).toMatchObject({ kind: 'flipped', card: 'dogwood' });
    act('riffle');
    expect(table.state.chance?.awaiting).toMatchObject([{ label: 'p1.deck', count: 1 }]);
    report({ 'p1.deck': ['cedar'] });
    expect([table.cards('p1.hand').at(-1), table.cards('p1.pit')]).toEqual(['cedar', ['dogwood']]);
  });

  it('is the one that it is picked as', () => {
    const { table, act } = dealt();
    act('bury');
    act('dig', { 'pick/p1/0': ['dogwood'] });
    expect(table.cards('p1.pit')).toEqual(['dogwood']);
    act('unearth');
    expect(table.cards('p1.hand').at(-1)).toBe('dogwood');
  });

  it('is identified by a player who takes it by its face from a pile that was looked through', () => {
    const { table, act, view } = dealt();
    act('search');
    expect(view(P1).seats[0]?.zones['deck']).toEqual({ count: 4, known: ['birch', 'cedar', 'dogwood', 'elm'] });
    const cedar = table.state.zones['p1.deck']?.find((id) => table.state.objects[id]?.definition === 'cedar') ?? '';
    table.answers('p1', [cedar]);
    expect(table.cards('p1.hand').at(-1)).toBe('cedar');
    act('draw');
    expect(table.state.chance?.awaiting, 'the order of the others is as unknown as before').toBeDefined();
  });
});

describe('an unidentified card that a player has proposed for an act', () => {
  const proposed = (answer: string) => {
    const at = dealt();
    at.act('propose');
    const [top = ''] = at.table.state.zones['p1.deck'] ?? [];
    const card = at.table.state.objects[top]?.definition ?? '';
    at.table.answers('p1', [top]);
    at.table.answers('p2', answer);
    return { ...at, card };
  };

  it('is no more known than before where the act is refused: drawing asks for a report, as ever', () => {
    const { table, act, report, card } = proposed('no');
    act('draw');
    expect(table.state.chance?.awaiting).toMatchObject([{ label: 'p1.deck', count: 1 }]);
    const other = NAMES.slice(1).find((name) => name !== card) ?? '';
    report({ 'p1.deck': [other] });
    expect(table.cards('p1.hand')).toEqual(['elm', 'ash', other]);
  });

  it('is identified as the act is carried out', () => {
    const { table, card } = proposed('yes');
    expect([table.cards('p1.hand'), table.state.chance?.awaiting]).toEqual([['elm', 'ash', card], undefined]);
  });
});

describe('refused, and nothing changes', () => {
  const refused = (result: { readonly kind: string }, code: string, details: JsonRecord = {}) =>
    expect(result).toMatchObject({ kind: 'rejected', code, details });

  it('is any answer while the game waits for a report, and names what it waits for', () => {
    const { act } = dealt();
    act('draw');
    refused(act('draw'), 'chance.not-asserted', {
      awaiting: [{ label: 'p1.deck', kind: 'cards', seat: 'p1', count: 1 }],
    });
  });

  it('are several answers of which the first leads to chance that must be reported', () => {
    const { table } = dealt();
    const draw = { answer: { action: 'draw' } };
    const before = table.state;
    refused(table.submit({ kind: 'answer', seat: 'p1', answers: [draw, draw] }), 'chance.not-asserted');
    expect(table.state).toBe(before);
    const reported = reportedIn({ 'p1.deck': ['cedar', 'elm'] });
    expect(table.submit({ kind: 'answer', seat: 'p1', answers: [draw, draw], reported })).toMatchObject({
      kind: 'decided',
    });
    expect(table.cards('p1.hand')).toEqual(['elm', 'ash', 'cedar', 'elm']);
  });

  it('is less than what happens at once', () => {
    const at = begun();
    at.report({ 'starter/0': ['p2'] });
    refused(at.report({ 'p1.deck': ['ash', 'elm'] }), 'chance.not-asserted', {
      awaiting: [{ label: 'p2.deck', count: 2 }],
    });
    refused(at.report({ 'p1.deck': ['ash'], 'p2.deck': ['ash'] }), 'chance.not-asserted');
    expect(at.report(HANDS)).toMatchObject({ kind: 'decided' });
  });

  it('is what cannot have been', () => {
    const at = begun();
    expect(at.report({ 'starter/0': ['p3'] })).toMatchObject({
      code: 'chance.impossible',
      message: 'starter/0 cannot have been p3: it is one of p1, p2.',
    });
    refused(at.report({ 'starter/0': ['p1', 'p2'] }), 'chance.impossible');
    at.report({ 'starter/0': ['p1'] });
    refused(at.report({ ...HANDS, 'p1.deck': ['ash', 'ash'] }), 'chance.impossible', {
      label: 'p1.deck',
      outcome: ['ash'],
    });
    at.report(HANDS);
    refused(at.act('draw', { 'p1.deck': ['ash'] }), 'chance.impossible');
    refused(at.act('rob', { 'pick/p2/0': ['cedar'] }), 'chance.impossible');
  });

  it('is what nobody can know yet', () => {
    const at = begun();
    refused(at.report({ 'starter/0': ['p1'], 'starter/1': ['p1'] }), 'chance.not-awaited', { labels: ['starter/1'] });
    at.report({ 'starter/0': ['p1'] });
    at.report(HANDS);
    refused(at.report({ 'p1.deck': ['cedar'] }), 'chance.not-awaited', { labels: ['p1.deck'] });
    refused(at.act('draw', { 'p1.deck': ['cedar', 'elm'] }), 'chance.not-awaited', { labels: ['p1.deck'] });
  });

  it('is any report for a game whose chance comes from its seed', () => {
    const created = rules.create(SETUP);
    if (created.kind === 'rejected') throw new Error(created.message);
    const { report } = withReports(tableAt(rules, created.state, created.log, {}));
    refused(report({ 'starter/0': ['p1'] }), 'chance.not-awaited', { labels: ['starter/0'], awaiting: [] });
  });
});

describe('taken back', () => {
  /** The game back at `to`, as the table goes on from there. */
  const backAt = (to: GameState, from: GameState) => {
    const { state, substitutions } = rules.rewind({ to, from, number: 1 });
    expect(substitutions).toEqual([]);
    expect(state).toEqual({ ...to, counters: { ...to.counters, ids: from.counters.ids } });
    return withReports(tableAt(rules, state, [], {}));
  };

  it('forgets what was reported since: it is reported again', () => {
    const { table, act } = dealt();
    const to = table.state;
    act('draw', { 'p1.deck': ['cedar'] });
    const back = backAt(to, table.state);
    back.act('draw');
    expect(back.table.state.chance?.awaiting).toMatchObject([{ label: 'p1.deck', count: 1 }]);
    back.report({ 'p1.deck': ['birch'] });
    expect(back.table.cards('p1.hand')).toEqual(['elm', 'ash', 'birch']);
  });

  it('to where it waited for a card, waits for it again', () => {
    const { table, act, report } = dealt();
    act('draw');
    const to = table.state;
    report({ 'p1.deck': ['cedar'] });
    const back = backAt(to, table.state);
    expect(back.report({ 'p1.deck': ['birch'] })).toMatchObject({ kind: 'decided' });
    expect(back.table.cards('p1.hand').at(-1)).toBe('birch');
  });

  it('to where it waited for a choice, waits for it by the same label', () => {
    const { table, report } = begun();
    const to = table.state;
    report({ 'starter/0': ['p1'] });
    const back = backAt(to, table.state);
    expect(back.report({ 'starter/0': ['p2'] })).toMatchObject({ kind: 'decided' });
  });
});

describe('possible reports, for viewers who know what all seats know', () => {
  const possible = ({ table }: ReturnType<typeof dealt>) =>
    rules.reportable(table.state).map(({ label, kind, count, among }) => ({ label, kind, count, among }));

  it('is every unidentified card of the owner, as often as there are copies, in any zone', () => {
    const at = dealt();
    expect(possible(at)).toEqual([]);
    at.act('bury');
    at.act('draw');
    const among = ['birch', 'cedar', 'dogwood', 'elm'];
    expect(possible(at)).toEqual([{ label: 'p1.deck', kind: 'cards', count: 1, among }]);
    at.report({ 'p1.deck': ['cedar'] });
    at.act('unearth');
    const rest = { label: 'p1.pit', kind: 'cards', count: 1, among: ['birch', 'dogwood', 'elm'] };
    expect(possible(at)).toEqual([rest]);
    expect(rules.view(at.table.state, EVERYTHING).awaiting, 'on boards nothing of it').toEqual([
      { label: 'p1.pit', kind: 'cards', seat: 'p1', count: 1 },
    ]);
  });

  it('is of a pick each object that is known, by its id, and the cards that the others may be', () => {
    const at = dealt();
    at.act('rob');
    const among = at.table.state.zones['p2.hand'];
    expect(possible(at)).toEqual([{ label: 'pick/p2/0', kind: 'pick', count: 1, among }]);
    at.report({ 'pick/p2/0': [among?.[0] ?? ''] });
    at.act('bury');
    at.act('dig');
    expect(possible(at)).toMatchObject([{ label: 'pick/p1/0', among: ['birch', 'cedar', 'dogwood', 'elm'] }]);
  });

  it('is not said where it depends on what happens in the same step', () => {
    const at = dealt();
    at.act('reveal', { 'p1.deck': ['dogwood', 'elm'] });
    at.act('riffle');
    expect(possible(at)).toEqual([{ label: 'p1.deck', kind: 'cards', count: 1, among: undefined }]);
  });

  it('are the outcomes of a choice', () => {
    expect(possible(begun())).toEqual([{ label: 'starter/0', kind: 'choice', count: 1, among: SEATS }]);
  });
});
