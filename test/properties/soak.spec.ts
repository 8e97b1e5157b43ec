/**
 * Goal: what `npm run soak` plays by the thousand holds in a few score games at every run of the tests, and a soak that
 * meets a fault says how to get at it. Method: the same games and checks as the command's, with the decks that come
 * with the game, with decks drawn from all cards, and with cards without scripts; then rules that have a fault built
 * in.
 */
import { describe, expect, it } from 'vitest';
import {
  builtInCards,
  type CardDefinition,
  games,
  type JsonRecord,
  readCards,
  type Rules,
  rulesOfSet,
  textFingerprint,
} from '../../src/engine/index.js';
import { differenceOf, readGolden } from '../support/golden.js';
import { faultOf, openPool, type Pool } from '../support/soak/pool.js';
import { soak } from '../support/soak/shares.js';
import { type GameReport, soakGame } from '../support/soak/soak-game.js';

/** On a machine that does much else. */
const LONG = { timeout: 600_000 };

const pool = (game: string, decks: string): Pool => {
  const opened = openPool({ game, decks });
  if (opened === undefined) throw new Error(`There is no game ${game}`);
  return opened;
};

const played = (from: Pool, count: number): readonly GameReport[] =>
  Array.from({ length: count }, (_, index) => soakGame(from, 10_000 + index));

const faultsOf = (reports: readonly GameReport[]) => reports.flatMap(({ fault }) => fault ?? []);
const sum = (reports: readonly GameReport[], count: (report: GameReport) => number): number =>
  reports.reduce((total, report) => total + count(report), 0);

describe.each(games)('%s by chance', (game) => {
  it('holds with the decks that come with it', LONG, () => {
    const reports = played(pool(game, 'built-in'), 15);
    expect(faultsOf(reports)).toEqual([]);
    expect(reports.map(({ outcome }) => outcome)).not.toContain(null);
    expect(
      sum(reports, ({ checked }) => checked.reported),
      'reported as a paper match',
    ).toBeGreaterThan(25);
  });

  it('holds with decks drawn from all cards, at tables of every size', LONG, () => {
    const reports = played(pool(game, 'random'), 6);
    expect(faultsOf(reports)).toEqual([]);
    const { min, max } = pool(game, 'random').rules.seats;
    expect(new Set(reports.map(({ seats }) => seats)).size).toBeGreaterThanOrEqual(Math.min(2, max - min + 1));
  });

  it('comes out the same from the same seed', () => {
    const [first, second] = [1, 2].map(() => soakGame(pool(game, 'random'), 7));
    const untimed = (report: GameReport | undefined) => ({ ...report, decideMs: 0, medianMs: 0 });
    expect(untimed(first)).toEqual(untimed(second));
  });
});

/**
 * As many names as random decks need, of one ink; every fourth card has a text for each way in which one can be due.
 */
const unscripted = (): readonly CardDefinition[] => {
  const effect = { do: 'by-hand', fingerprint: textFingerprint('A text that nobody has scripted.') };
  const on = [{ event: 'quested', where: { object: { object: { self: true } } } }];
  const abilities: readonly JsonRecord[] = [
    { kind: 'unscripted', name: 'text-1', effect },
    { kind: 'triggered', name: 'when-quests', on, effect },
    { kind: 'activated', name: 'text-2', costs: [{ pay: 'exert' }], effect },
  ];
  const plain = Object.values(builtInCards('lorcana')?.cards ?? {}).find(({ type }) => type === 'character');
  if (plain === undefined) throw new Error('the built-in cards have a character');
  const cards = Array.from({ length: 48 }, (_, index) => {
    const body = { ...plain, inks: ['amber'], keywords: [], cost: 1 + (index % 5), lore: 1 + (index % 3) };
    const own = index % 4 === 0 ? abilities : [];
    return { ...body, id: `made-up-${index}`, name: `Made up ${index}`, abilities: own };
  });
  const read = readCards('lorcana', cards);
  if (read.kind === 'faults') throw new Error(JSON.stringify(read.faults));
  return read.cards;
};

describe('texts without a script', () => {
  it('are due, invoked, confirmed and refused in games that hold', LONG, () => {
    const rules = rulesOfSet('lorcana', unscripted());
    if (rules === undefined) throw new Error('the engine knows Lorcana');
    const reports = played({ source: { game: 'lorcana', decks: 'random' }, rules, deal: 'random' }, 10);
    expect(faultsOf(reports)).toEqual([]);
    for (const what of ['textDue', 'textInvoked', 'asserted', 'assertionRefused', 'judged', 'repetitionAgreed'])
      expect(
        sum(reports, ({ agreed }) => agreed[what] ?? 0),
        what,
      ).toBeGreaterThan(0);
  });
});

it('opens no drafts of a game without a draft, and says why', () => {
  const drafts = games.map((game) => ({ game, decks: 'draft' }));
  const drafted = drafts.filter((source) => openPool(source) !== undefined).map(({ game }) => game);
  expect(drafted).toEqual(['ashes']);
  for (const source of drafts)
    expect(faultOf(source)).toBe(source.game === 'ashes' ? '' : `${source.game} has no draft`);
  expect(faultOf({ game: 'none', decks: 'draft' })).toBe('');
});

describe('a fault', () => {
  const built = pool('lorcana', 'built-in');
  const broken = (rules: Partial<Rules>): Pool => ({ ...built, rules: { ...built.rules, ...rules } });

  it('in a decision is reported with the command that replays the game up to it', () => {
    const decide: Rules['decide'] = (state, ...asked) => {
      if (state.turn.number > 3) throw new Error('a fault that was built in');
      return built.rules.decide(state, ...asked);
    };
    const { fault, outcome } = soakGame(broken({ decide }), 11);
    expect(outcome).toBeNull();
    expect(fault).toMatchObject({
      seed: 11,
      message: 'a fault that was built in',
      again: 'npm run soak -- lorcana --decks built-in --games 1 --seed 11',
    });
    const golden = readGolden(fault?.file ?? '');
    expect(golden).toMatchObject({
      fault: 'a fault that was built in',
      trying: { kind: expect.any(String) as string },
    });
    expect(golden.actions.length).toBeGreaterThan(0);
    expect(differenceOf(golden), 'the rules without the fault').toBeNull();
  });

  it('is reported also where the game cannot be recorded', () => {
    const positionHash: Rules['positionHash'] = () => {
      throw new Error('no hash');
    };
    const decide: Rules['decide'] = () => {
      throw new Error('a fault that was built in');
    };
    expect(soakGame(broken({ decide, positionHash }), 11).fault).toEqual({
      seed: 11,
      message: 'a fault that was built in (not recorded: no hash)',
      again: 'npm run soak -- lorcana --decks built-in --games 1 --seed 11',
      file: null,
    });
  });

  it('is what a second time shows otherwise', () => {
    const session: Rules['session'] = (state) =>
      built.rules.session({ ...state, counters: { ...state.counters, timestamp: 99 } });
    expect(soakGame(broken({ session }), 12).fault?.message).toMatch(/^carried out again, /);
  });

  it('is what comes out otherwise when the game is reported as a paper match', () => {
    const create: Rules['create'] = (setup, ...more) => {
      const created = built.rules.create(setup, ...more);
      if (created.kind === 'rejected' || setup.chance !== 'reported') return created;
      return { ...created, state: { ...created.state, format: 'another' } };
    };
    expect(soakGame(broken({ create }), 15).fault?.message).toMatch(/^reported, the view of /);
  });

  it('is what a viewer can infer about hidden cards', () => {
    const view: Rules['view'] = (state) => built.rules.view(state, { kind: 'everything' });
    expect(soakGame(broken({ view }), 13).fault?.message).toMatch(/^hidden objects that the view names, for p1/);
  });
});

/** The cards that come with the game, and one more that nobody plays: the game is then one of imported cards. */
const withSpare = (game: string, deal: Pool['deal']): Pool => {
  const cards = Object.values(builtInCards(game)?.cards ?? {});
  const plain = cards.find(({ type, abilities }) => type !== 'dice' && JSON.stringify(abilities) === '[]');
  const rules = plain && rulesOfSet(game, [...cards, { ...plain, id: SPARE, name: SPARE }]);
  if (rules === undefined) throw new Error(`the engine knows ${game}`);
  return { source: { game, decks: deal }, rules, deal };
};
const SPARE = 'spare-part';

describe('a faulty game of imported cards', () => {
  const recorded = (game: string, deal: Pool['deal'], seed: number) => {
    const pool = withSpare(game, deal);
    let actions = 0;
    const decide: Rules['decide'] = (...asked) => {
      actions += 1;
      if (actions > 60) throw new Error('a fault that was built in');
      return pool.rules.decide(...asked);
    };
    const { fault } = soakGame({ ...pool, rules: { ...pool.rules, decide } }, seed);
    expect(fault?.message).toBe('a fault that was built in');
    const golden = readGolden(fault?.file ?? '');
    expect(differenceOf(golden)).toBeNull();
    const ids = (golden.cards ?? []).map(({ id }) => id);
    return { deck: new Set(golden.setup.seats.flatMap(({ deck }) => deck.map(({ card }) => card))), ids };
  };

  it('is recorded with the cards of its decks and the cards that these bring into play', () => {
    const { deck, ids } = recorded('riftbound', 'built-in', 21);
    expect(ids.length).toBeGreaterThan(deck.size);
    expect(ids).not.toContain(SPARE);
  });

  it('is recorded with all cards where any of them decides who is asked (reaction.1)', () => {
    const { deck, ids } = recorded('ashes', 'random', 5);
    expect(deck).not.toContain(SPARE);
    expect(ids).toContain(SPARE);
  });
});

describe('several processes', () => {
  it('play every game once between them', LONG, async () => {
    const seen: number[] = [];
    const source = { game: 'lorcana', decks: 'built-in' };
    const totals = await soak({ source, first: 5, games: 4, processes: 2 }, ({ games: done }) => seen.push(done));
    expect(seen).toEqual([1, 2, 3, 4]);
    expect(totals).toMatchObject({ games: 4, seats: { 2: 4 }, faults: [] });
  });

  it('stop when they are asked to, and report so far', LONG, async () => {
    const source = { game: 'lorcana', decks: 'built-in' };
    const broken = new AbortController();
    const totals = await soak({ source, first: 5, games: 1_000, processes: 2 }, () => broken.abort(), broken.signal);
    expect(totals.games).toBeLessThan(10);
    expect(totals.faults).toEqual([]);
  });

  it('name the game in which one of them ends, and go on after it', LONG, async () => {
    const source = { game: 'none', decks: 'built-in' };
    const { faults } = await soak({ source, first: 5, games: 2, processes: 1 }, () => undefined);
    expect(faults.map(({ seed, message }) => ({ seed, message }))).toEqual([
      { seed: 5, message: 'its process ended: code 1' },
      { seed: 6, message: 'its process ended: code 1' },
    ]);
  });
});
