/**
 * Goal: what a game has, its layout shows and names, in both languages. If this fails, a zone, a mark or a kind of
 * entry was added to a game and not to its `layout.ts` or `sentences.ts`.
 */
import { describe, expect, it } from 'vitest';
import { LOOKS } from './games/looks.js';
import { deliveredGames } from '../../test/support/games/home.js';
import { begin, play } from '../../test/support/random-game.js';
import { awaitedIn, builtInCards, builtInDecks, gameSchemasOf, type Rules, rulesFor } from './index.js';
import { type Layout, layoutOf, ruleTitlesOf, type Words } from './looks.js';

const placedOf = (layout: Layout): ReadonlySet<string> =>
  new Set(
    [layout, ...Object.values(layout.formats ?? {})]
      .flatMap(({ half, middle }) => [...half.flat(), ...middle])
      .map(({ zone }) => zone),
  );

const fieldsOf = (words: Words): readonly string[] =>
  [words.en, words.zh].flatMap((text) => [...text.matchAll(/\{(\w+)/g)].map(([, field = '']) => field));

type Described = { readonly properties?: Record<string, Described>; readonly const?: string };
type Entry = { readonly properties: Record<string, Described> & { readonly kind: { readonly const: string } } };

/** What may be done in a game by chance. */
const actionsIn = (rules: Rules): readonly Readonly<Record<string, unknown>>[] => {
  const found: Readonly<Record<string, unknown>>[] = [];
  play(begin(rules, 1), ({ state }) => {
    for (const { id } of rules.decisions(state)) {
      const space = rules.legalAnswers(state, id, 1)?.space;
      for (const action of space?.kind === 'act' ? space.actions : [])
        if (typeof action === 'object' && action !== null && !Array.isArray(action)) found.push({ ...action });
    }
  });
  return found;
};

/** Two actions that differ get different names. */
const fieldsLeftOut = (words: Words, action: Readonly<Record<string, unknown>>): readonly string[] => {
  const said = fieldsOf(words);
  return Object.keys(action).filter(
    (field) => typeof action[field] === 'string' && field !== 'action' && !said.includes(field),
  );
};

it('every game that can be played has a look', () => {
  expect(Object.keys(LOOKS).sort()).toEqual([...deliveredGames].sort());
});

describe.each(Object.keys(LOOKS))('the layout of %s', (game) => {
  const schemas = gameSchemasOf(game);
  const board = schemas['Board'] as Described;
  const player = schemas['Player'] as Described;
  const zones = [player.properties?.['zones'], board.properties?.['shared']].flatMap((each) =>
    Object.keys(each?.properties ?? {}),
  );

  it('says with how many random cards a game begins', async () => {
    const hands: number[] = [];
    const rules = rulesFor(game);
    if (rules === undefined) throw new Error(`There is no game ${game}`);
    play(begin(rules, 1), ({ state }) => {
      hands.push(...Object.entries(state.zones).flatMap(([zone, { length }]) => (/hand/i.test(zone) ? [length] : [])));
    });
    const start = (await layoutOf(game))?.startingHand;
    // Players of Ashes choose their First Five.
    expect(start?.cards).toBe(game === 'ashes' ? undefined : hands.find((length) => length > 0));
  });

  it('has words for every zone, and places for those that it shows', async () => {
    const layout = await layoutOf(game);
    expect(Object.keys(layout?.words.zones ?? {}).sort()).toEqual([...new Set(zones)].sort());
    expect([...placedOf(layout as Layout)].filter((zone) => !zones.includes(zone))).toEqual([]);
  });

  it('has words for every format', async () => {
    const layout = await layoutOf(game);
    expect(Object.keys(layout?.words.formats ?? {})).toEqual(rulesFor(game)?.formats);
  });

  it('has a Chinese name for everything that is counted, and for every key moment', () => {
    const { counts = [], moments = [] } = rulesFor(game)?.statistics ?? {};
    expect(
      [...counts, ...moments].filter(({ title }) => !/\p{Script=Han}/u.test(title.zh)).map(({ id }) => id),
    ).toEqual([]);
  });

  it('counts cards along replays in zones that seats have, and calls them so in Chinese', () => {
    const counted = rulesFor(game)?.statistics.zones ?? [];
    expect(counted.map(({ zone }) => zone).filter((zone) => !zones.includes(zone))).toEqual([]);
    expect(counted.map(({ zone }) => zone)).toContain('hand');
    for (const { title } of counted) expect(title.zh).toMatch(/\p{Script=Han}/u);
  });

  it('says every key moment in both languages, of fields that its entry has', () => {
    const { oneOf } = schemas['LogEntry'] as unknown as { readonly oneOf: readonly Entry[] };
    for (const { of, said, done, by, with: object, amount } of rulesFor(game)?.statistics.moments ?? []) {
      const entry = oneOf.find(({ properties }) => properties.kind.const === of.kind);
      const named = [said, done ?? []].flat().flatMap(fieldsOf);
      const fields = [...named, ...[by, object, amount].flatMap((field) => field ?? [])];
      const missing = fields.filter((field) => !['by', 'with', 'amount'].includes(field) && !entry?.properties[field]);
      expect([of.kind, missing]).toEqual([of.kind, []]);
      expect(said.zh).toMatch(/\p{Script=Han}/u);
    }
  });

  it('shows every mark that a board has', async () => {
    const layout = await layoutOf(game);
    const object = schemas['Object'] as Described;
    const placed = Object.keys(object.properties?.['marks']?.properties ?? {});
    const hidden = ['since', 'faceDown'];
    expect(placed.filter((mark) => layout?.marks[mark] === undefined && !hidden.includes(mark))).toEqual([]);
  });

  it('draws every mark that names an object and that texts may ask for, but for the past', async () => {
    const layout = await layoutOf(game);
    const past = ['challenged', 'damagedBy', 'cameFrom', 'banishedWith'];
    const marks = Object.entries(rulesFor(game)?.compiled.game.marks ?? {});
    const named = marks.filter(([, { is, asked }]) => is === 'object' && asked !== false).map(([mark]) => mark);
    expect(named.filter((mark) => layout?.marks[mark] === undefined && !past.includes(mark))).toEqual([]);
  });

  it('tells every kind of entry, of fields that it has', async () => {
    const layout = await layoutOf(game);
    const { oneOf } = schemas['LogEntry'] as unknown as { readonly oneOf: readonly Entry[] };
    const untold = oneOf.filter(({ properties }) => layout?.sentences[properties.kind.const] === undefined);
    expect(untold.map(({ properties }) => properties.kind.const)).toEqual([]);
    for (const { properties } of oneOf) {
      const sentence = layout?.sentences[properties.kind.const];
      const missing =
        sentence === undefined ? [] : fieldsOf(sentence).filter((field) => properties[field] === undefined);
      expect([properties.kind.const, missing]).toEqual([properties.kind.const, []]);
    }
  });

  it('asks in words whatever its decisions ask, and has a sentence for each action', async () => {
    const layout = await layoutOf(game);
    const rules = rulesFor(game);
    const { questions = {}, acts = {} } = layout?.asking ?? {};
    expect(Object.keys(rules?.compiled.decisions ?? {}).filter((kind) => questions[kind] === undefined)).toEqual([]);
    const unsaid = new Set<string>();
    for (const action of rules === undefined ? [] : actionsIn(rules)) {
      const kind = typeof action['action'] === 'string' ? action['action'] : (Object.keys(action)[0] ?? '');
      const sentence = acts[kind];
      if (sentence === undefined) unsaid.add(kind);
      else for (const field of fieldsLeftOut(sentence, action)) unsaid.add(`${kind}: ${field}`);
    }
    expect([...unsaid]).toEqual([]);
  });

  it('has words for every manual act, which do not depend on the card that it is about', async () => {
    const { byHand = {} } = (await layoutOf(game))?.asking ?? {};
    const { acts = [] } = rulesFor(game)?.compiled.game.manual ?? {};
    expect(Object.keys(byHand)).toEqual(acts.map(({ name }) => name));
    expect(Object.values(byHand).filter(({ en, zh }) => en === zh)).toEqual([]);
    const OF_SOURCE = /"(other|self|markIsSource|sourceMark|sharedMark)"/;
    expect(acts.filter(({ to }) => OF_SOURCE.test(JSON.stringify(to ?? [])))).toEqual([]);
  });

  it('says in words what chance decides when a paper match begins', async () => {
    const layout = await layoutOf(game);
    const rules = rulesFor(game);
    const decks = Object.values(builtInDecks(game)).slice(0, 2);
    const seats = decks.map((deck, place) => ({ seat: `p${place + 1}`, deck }));
    const setup = { gameId: 'g', format: rules?.formats[0] ?? '', seats, seed: '5e'.repeat(32) };
    const begun = rules?.create({ ...setup, chance: 'reported' });
    if (begun?.kind !== 'decided') throw new Error('the decks of the game begin one');
    const choices = awaitedIn(begun.state).filter(({ kind }) => kind === 'choice');
    const purposes = choices.map(({ label }) => label.slice(0, label.lastIndexOf('/')));
    expect(purposes.filter((purpose) => layout?.asking.chances?.[purpose] === undefined)).toEqual([]);
  });

  it('draws every card, in colours that it knows', async () => {
    const layout = await layoutOf(game);
    const { cards = {} } = builtInCards(game) ?? {};
    for (const card of Object.values(cards)) {
      const face = layout?.face(card);
      expect(face?.name).toBeTruthy();
      expect([card.id, layout?.words.types[face?.type ?? '']]).toEqual([card.id, expect.anything()]);
      expect(face?.colours.filter((colour) => layout?.colours[colour] === undefined)).toEqual([]);
      expect(face?.keywords.filter(({ keyword }) => layout?.words.keywords[keyword] === undefined)).toEqual([]);
      expect(face?.numbers.filter(({ number }) => layout?.words.numbers[number] === undefined)).toEqual([]);
    }
  });

  it('has an icon for each keyword, and no icon twice', async () => {
    const layout = await layoutOf(game);
    const icons = layout?.icons ?? {};
    expect(Object.keys(icons).sort()).toEqual(Object.keys(layout?.words.keywords ?? {}).sort());
    expect(new Set(Object.values(icons)).size).toBe(Object.keys(icons).length);
  });

  it('has the titles of its rules', async () => {
    expect((await ruleTitlesOf(game)).size).toBeGreaterThan(300);
  });
});
