/**
 * Goal: the sandbox answers what would happen, as the rules have it; it records nothing, tells nobody what is hidden in
 * a running game, and refuses what is no position, whatever is sent.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Feed } from '../../../src/platform/event-store/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import { target, whenever } from '../../support/fftcg-abilities.js';
import { forward, summon } from '../../support/fftcg.js';
import { eventually } from '../../support/ledger.js';
import { childrenRunning, ticksOf } from '../../support/processes.js';
import {
  createMatch,
  dice,
  FORMAT,
  seatedPlayer,
  step,
  type TestMatch,
  type TestPlayer,
} from '../../support/players.js';

let api: TestApi;
let abe: TestPlayer;
let bea: TestPlayer;
let running: TestMatch;
let judge: string;

beforeAll(async () => {
  api = await serveKifu('all');
  [abe, bea] = [await seatedPlayer(api, 'Abe', 0), await seatedPlayer(api, 'Bea', 1)];
  running = await createMatch(api, [abe, bea]);
  for (let count = 0; count < 12; count += 1) await step(api, gameOf(running), [abe, bea], dice(count));
  judge = ((await api.call('POST', '/v1/keys', { role: 'judge' })).body as { key: string }).key;
});

afterAll(() => api.close());

const gameOf = (match: TestMatch) => match.games[0]?.id ?? '';
const sandbox = (body: unknown, key?: string) => api.call('POST', '/v1/sandbox', body, key);

interface Tried {
  readonly labels: Readonly<Record<string, string>>;
  readonly steps: readonly { readonly log: readonly { kind: string; cites: readonly { title: string }[] }[] }[];
  readonly refused: { at: number; code: string; rules: readonly unknown[] } | null;
  readonly decisions: readonly { id: string; seat: string; legal: { answers: readonly unknown[]; count: number } }[];
  readonly chance: string;
  readonly outcome: { winners: readonly string[] } | null;
}

const position = {
  game: 'lorcana',
  turn: { number: 5, active: 'p1', phase: 'main' },
  seats: { p1: { lore: 12, play: [{ card: '1-22', as: 'hero' }], inkwell: 3, deck: 5 }, p2: { deck: 5 } },
};

describe('a position of your own', () => {
  it('is carried on, with what follows and what may be done next', async () => {
    const opened = (await sandbox({ position })).body as Tried;
    expect(opened.decisions).toMatchObject([{ seat: 'p1', kind: 'turnAction' }]);
    const quest = { action: 'quest', character: opened.labels['hero'] };
    expect(opened.decisions[0]?.legal.answers).toContainEqual(quest);
    const actions = [
      { kind: 'answer', seat: 'p1', answers: [{ answer: quest }] },
      { kind: 'answer', seat: 'p1', answers: [{ answer: { action: 'end-turn' } }] },
    ];
    const { status, body } = await sandbox({ position, actions }, abe.key);
    const tried = body as Tried;
    expect([status, tried.refused, tried.steps.length]).toEqual([200, null, 2]);
    const quested = tried.steps[0]?.log.find(({ kind }) => kind === 'quested');
    expect(quested?.cites).toMatchObject([{ game: 'lorcana', title: expect.any(String) as string }]);
    expect(tried.decisions).toMatchObject([{ seat: 'p2' }]);
  });

  it('ends at the first action that the rules forbid, and says which rule', async () => {
    const actions = [
      { kind: 'concede', seat: 'p2' },
      { kind: 'answer', seat: 'p1', answers: [{ answer: { action: 'end-turn' } }] },
    ];
    const { status, body } = await sandbox({ position, actions });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { refused: { at: 1, code: 'game.over' }, outcome: { winners: ['p1'] } },
    });
    const illegal = [{ kind: 'answer', seat: 'p1', answers: [{ answer: { action: 'quest', character: 'o999' } }] }];
    const refused = (await sandbox({ position, actions: illegal })).body as Tried;
    expect(refused.refused).toMatchObject({ at: 0, code: 'action.illegal' });
    expect(refused.refused?.rules.length).toBeGreaterThan(0);
  });

  it('is seen through whose eyes one asks for', async () => {
    const seats = { p1: { hand: ['1-7'] }, p2: { hand: ['1-22'] } };
    const seen = JSON.stringify((await sandbox({ position: { game: 'lorcana', seats }, as: 'p1' })).body);
    expect([seen.includes('"1-7"'), seen.includes('"1-22"')]).toEqual([true, false]);
  });
});

describe('an optional loop', () => {
  it('is offered to the seat that can do nothing else, and ends the game by its rule', async () => {
    const put = { do: 'put-counters', objects: 'self', counter: 'Beat', count: 1 } as const;
    const drum = forward({ id: 'drum', abilities: [whenever('countersPut', put)] });
    const shout = summon({ id: 'shout', cost: 0, targets: [target()], effect: { ...put, objects: 'target' } });
    const seats = { p1: { field: [{ card: 'drum', as: 'drum' }], hand: [{ card: 'shout', as: 'shout' }] }, p2: {} };
    const position = { game: 'fftcg', cards: [drum, shout], seats };
    const { labels } = (await sandbox({ position })).body as Tried;
    const given = (seat: string, answer: unknown) => ({ kind: 'answer', seat, answers: [{ answer }] });
    const pass = { action: 'pass' };
    const cast = given('p1', { action: 'cast-summon', card: labels['shout'] });
    const actions = [cast, given('p1', [labels['drum']]), given('p1', pass), given('p2', pass)];
    const { body } = await sandbox({ position, actions });
    const offered = (body as { decisions: readonly { loop?: { round: readonly unknown[]; times: number } }[] })
      .decisions[0]?.loop;
    expect(offered).toMatchObject({ round: [pass], times: 40, cites: [{ game: 'fftcg', rule: '13.1' }] });
    const { round, times } = offered ?? {};
    const ended = [...actions, { kind: 'repeat', seat: 'p1', round, times }, given('p2', times)];
    expect((await sandbox({ position, actions: ended })).body).toMatchObject({
      refused: null,
      outcome: { winners: [] },
    });
  });
});

describe('a moment of a recorded game', () => {
  it('is open to judges while the game is running, without the game’s chance', async () => {
    const body = { game: { id: gameOf(running) } };
    for (const { key } of [abe, bea]) {
      expect(await sandbox(body, key)).toMatchObject({ status: 403, body: { code: 'game.view-forbidden' } });
    }
    const seen = await sandbox({ match: { id: running.id, number: 1, version: 3 } }, judge);
    expect(seen).toMatchObject({ status: 200, body: { chance: 'another', from: { version: 3 } } });
  });

  it('is for everybody once the match is public, and goes as it went', async () => {
    const match = await createMatch(api, [abe, bea], { publication: 'open' });
    await step(api, gameOf(match), [abe, bea], dice(1));
    await api.call('POST', `/v1/games/${gameOf(match)}/concede`, {}, bea.key);
    const spectator = (await api.call('POST', '/v1/keys', { role: 'spectator' })).body as { key: string };
    const at = { game: { id: gameOf(match), version: 1 } };
    const { decisions } = await eventually('the end of the match', async () => {
      const { status, body } = await sandbox(at, spectator.key);
      return status === 200 ? (body as Tried) : null;
    });
    const [decision] = decisions;
    const answers = [{ decision: decision?.id, answer: decision?.legal.answers[0] }];
    const actions = [{ kind: 'answer', seat: decision?.seat, answers }];
    const tried = await sandbox({ ...at, actions }, spectator.key);
    expect(tried).toMatchObject({ status: 200, body: { chance: 'recorded', refused: null } });
    expect((await sandbox({ ...at, actions }, spectator.key)).body).toEqual(tried.body);
  });

  it('hides future draws even from judges: each deck is new, or follows a given seed', async () => {
    const handsOf = async (at: object): Promise<string> => {
      const body = await drawing({ game: { id: gameOf(running), ...at } }, judge);
      return JSON.stringify(body.steps.flatMap(({ log }) => log.filter(({ kind }) => kind === 'drawn')));
    };
    const drawn = await Promise.all([1, 2, 3, 4].map(() => handsOf({})));
    expect(new Set(drawn).size, 'what is drawn next').toBeGreaterThan(1);
    const seed = 'ab'.repeat(32);
    expect(await handsOf({ seed })).toBe(await handsOf({ seed }));
  });

  it('leaves no trace, but that a judge has looked', async () => {
    const trial = { game: { id: gameOf(running) }, actions: [{ kind: 'concede', seat: 'p1' }] };
    await sandbox(trial, judge);
    const before = await api.app.get(Feed).head();
    await sandbox(trial, judge);
    expect(await api.app.get(Feed).head()).toBe(before);
    expect(await api.call('GET', `/v1/games/${gameOf(running)}`)).toMatchObject({ body: { status: 'running' } });
  });
});

/** A trial in which both end turns and ink nothing, until each has drawn; every answer is the first that is legal. */
async function drawing(at: object, key?: string): Promise<Tried> {
  const actions: object[] = [];
  for (;;) {
    const tried = (await sandbox({ ...at, actions, answers: 200 }, key)).body as Tried;
    const [decision] = tried.decisions;
    const drawn = tried.steps.flatMap(({ log }) => log.filter(({ kind }) => kind === 'drawn')).length;
    if (decision === undefined || drawn > 1) return tried;
    const end = decision.legal.answers.find((answer) => (answer as { action?: string }).action === 'end-turn');
    const answers = [{ decision: decision.id, answer: end ?? decision.legal.answers[0] }];
    actions.push({ kind: 'answer', seat: decision.seat, answers });
  }
}

describe('reported chance', () => {
  const deck = ['1-7', '1-22', '1-22'];
  const told = {
    position: { ...position, seats: { p1: { ...position.seats.p1 }, p2: { deck } } },
    randomness: 'asserted',
  };
  const end = { kind: 'answer', seat: 'p1', answers: [{ answer: { action: 'end-turn' } }] };
  const draws = (...outcome: readonly string[]) => [{ label: 'p2.deck', outcome }];

  it('is awaited when the trial needs it, and falls as the actions say', async () => {
    const waiting = (await sandbox({ ...told, actions: [end] })).body;
    const awaited = { label: 'p2.deck', kind: 'cards', seat: 'p2', count: 1 };
    expect(waiting).toMatchObject({ chance: 'asserted', awaiting: [awaited], decisions: [], refused: null });
    for (const card of ['1-22', '1-7']) {
      const actions = [end, { kind: 'assert', asserted: draws(card) }];
      const { body } = await sandbox({ ...told, actions });
      expect(body).toMatchObject({ awaiting: [], refused: null, decisions: [{ seat: 'p2' }] });
      expect((await sandbox({ ...told, actions: [{ ...end, asserted: draws(card) }] })).body).toMatchObject({
        view: { seats: [{}, { zones: { hand: { objects: [{ card }] } } }] },
      });
    }
  });

  it('is refused as in a game, with what it waits for', async () => {
    const at = (...actions: readonly object[]) => sandbox({ ...told, actions });
    expect((await at(end, { kind: 'assert', asserted: draws('1-999') })).body).toMatchObject({
      refused: { at: 1, code: 'chance.impossible' },
      awaiting: [{ label: 'p2.deck' }],
    });
    expect((await at(end, end)).body).toMatchObject({ refused: { at: 1, code: 'chance.not-asserted' } });
    expect((await at({ ...end, asserted: draws('1-7', '1-22') })).body).toMatchObject({
      refused: { at: 0, code: 'chance.not-awaited' },
    });
    const seeded = { position: told.position, actions: [{ ...end, asserted: draws('1-7') }] };
    expect((await sandbox(seeded)).body).toMatchObject({
      chance: 'recorded',
      refused: { at: 0, code: 'chance.not-awaited' },
    });
    expect(await at({ kind: 'assert' })).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });

  it('is that of a paper match, and of any recorded game on request', async () => {
    const key = ((await api.call('POST', '/v1/keys', { role: 'scorekeeper' })).body as { key: string }).key;
    const seats = [abe, bea].map(({ id, deckId }) => ({ playerId: id, deckId }));
    const terms = { game: 'lorcana', format: FORMAT, bestOf: 1, seats, randomness: 'asserted' };
    const paper = (await api.call('POST', '/v1/matches', terms, key)).body as TestMatch;
    const chooser = [{ label: 'chooser/0', outcome: ['p2'] }];
    const at = { game: { id: gameOf(paper) }, actions: [{ kind: 'assert', asserted: chooser }] };
    expect((await sandbox(at, judge)).body).toMatchObject({
      chance: 'asserted',
      refused: null,
      decisions: [{ seat: 'p2' }],
    });
    expect((await api.call('GET', `/v1/games/${gameOf(paper)}`)).body).toMatchObject({ version: 1 });
    const tried = await drawing({ game: { id: gameOf(running) }, randomness: 'asserted' }, judge);
    expect(tried).toMatchObject({ chance: 'asserted', awaiting: [{ kind: 'cards', count: 1 }], decisions: [] });
  });
});

describe('what is no trial', () => {
  const nobody = '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a';
  const many = Array.from({ length: 101 }, () => ({ kind: 'concede', seat: 'p1' }));
  const cards = Array.from({ length: 201 }, () => ({}));
  it.each<[string, unknown, number, string]>([
    ['nothing', {}, 422, 'sandbox.start-unclear'],
    ['two beginnings', { position, game: { id: nobody } }, 422, 'sandbox.start-unclear'],
    ['no game', { position: { game: 'chess' } }, 422, 'sandbox.position-faulty'],
    ['no seats', { position: { game: 'lorcana', seats: 7 } }, 422, 'sandbox.position-faulty'],
    ['too many cards', { position: { ...position, cards } }, 422, 'sandbox.position-faulty'],
    ['a game that is not there', { game: { id: nobody } }, 404, 'game.not-found'],
    ['a match that is not there', { match: { id: nobody, number: 1 } }, 404, 'match.not-found'],
    ['too many actions', { position, actions: many }, 400, 'request.invalid'],
    ['an action without its fields', { position, actions: [{ kind: 'answer', seat: 'p1' }] }, 400, 'request.invalid'],
    ['no position at all', { position: null }, 400, 'request.invalid'],
    ['no game at all', { game: null }, 400, 'request.invalid'],
    ['no actions at all', { position, actions: null }, 400, 'request.invalid'],
    ['a seed that is none', { game: { id: nobody, seed: '7' } }, 400, 'request.invalid'],
    ['an action of no seat', { position, actions: [{ kind: 'concede' }] }, 400, 'request.invalid'],
    ['eyes of nobody', { position, as: 'p9' }, 400, 'request.invalid'],
  ])('%s', async (_what, body, status, code) => {
    expect(await sandbox(body)).toMatchObject({ status, body: { code } });
  });

  it('a version or a game number that is not there', async () => {
    const late = await sandbox({ game: { id: gameOf(running), version: 10_000 } });
    expect(late).toMatchObject({ status: 404, body: { code: 'game.version-not-there' } });
    const second = await sandbox({ match: { id: running.id, number: 2 } });
    expect(second).toMatchObject({ status: 404, body: { code: 'sandbox.game-not-played', played: 1 } });
  });

  it('names every fault of a position with its place in the body', async () => {
    const faulty = { game: 'lorcana', seats: { p1: { hand: ['nothing'] } } };
    expect((await sandbox({ position: faulty })).body).toMatchObject({
      errors: [
        { in: 'body', pointer: '/position/seats' },
        { in: 'body', pointer: '/position/seats/p1/hand/0' },
      ],
    });
  });

  /** Each looks through the table ten times, and asks six things of each card. */
  const NOBODY = { count: { either: Array.from({ length: 6 }, () => ({ named: 'nobody' })) } };
  const costly = (many: number) => {
    const add = { plus: Array.from({ length: 10 }, () => NOBODY) };
    const abilities = Array.from({ length: 5 }, (_, index) => ({
      kind: 'static',
      name: `static ${index}`,
      affects: {},
      changes: [{ change: 'number', name: 'strength', add }],
    }));
    const own = { id: 'x-1', name: 'Own', type: 'character', inks: ['amber'], cost: 1, inkable: true, strength: 1 };
    const cards = [{ ...own, willpower: 3, lore: 1, keywords: [], classifications: [], abilities }];
    const play = Array.from({ length: many }, () => 'x-1');
    return { game: 'lorcana', cards, seats: { p1: { play, deck: 60 }, p2: { deck: 60 } } };
  };

  it('is more than the cards of a table may multiply to, and says which bound it is', async () => {
    expect(await sandbox({ position: costly(120) })).toMatchObject({
      status: 422,
      body: {
        code: 'sandbox.position-faulty',
        errors: [{ message: expect.stringContaining('changesTimesObjects') as string }],
      },
    });
  });

  it('has a time limit: it is ended from outside, and other callers are answered meanwhile', async () => {
    const end = (seat: string) => ({ kind: 'answer', seat, answers: [{ answer: { action: 'end-turn' } }] });
    const actions = Array.from({ length: 100 }, (_, turn) => end(turn % 2 === 0 ? 'p1' : 'p2'));
    expect(await sandbox({ position }, bea.key)).toMatchObject({ status: 200 });
    const worked = () => childrenRunning('trial.main').reduce((sum, pid) => sum + ticksOf(pid), 0);
    const before = worked();
    const long = sandbox({ position: costly(85), actions }, abe.key);
    await expect.poll(worked, { timeout: 20_000 }).toBeGreaterThan(before + 10);
    // However fast the machine is: a process that is stopped does not come to an end, as one in a loop that is no loop
    // to us.
    for (const pid of childrenRunning('trial.main')) process.kill(Number(pid), 'SIGSTOP');
    expect(await sandbox({ position }, bea.key)).toMatchObject({ status: 200 });
    expect(await long).toMatchObject({
      status: 422,
      body: { code: 'sandbox.too-long', limitMs: 3_000, carriedOut: expect.any(Number) as number },
    });
  });

  it('is one of too many at once of one caller; another one is answered', async () => {
    const many = await Promise.all(Array.from({ length: 20 }, () => sandbox({ position: costly(40) }, abe.key)));
    const refused = many.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ body: { code: 'sandbox.too-many', most: 8 } });
    expect(await sandbox({ position }, bea.key)).toMatchObject({ status: 200 });
  });

  it('is a loop that no player can stop, on a board full of cards', async () => {
    const again = ['exert', 'ready'].map((word) => ({ do: word, objects: 'self' }));
    const more = { do: 'sequence', of: again };
    const on = [{ event: 'readied', where: { object: { object: { self: true } } } }];
    const abilities = [
      { kind: 'triggered', name: 'more', on, effect: more },
      { kind: 'activated', name: 'wake', costs: [], effect: more },
    ];
    const swarm = { id: 'swarm', name: 'Swarm', type: 'item', inks: ['amber'], cost: 1, inkable: true };
    const cards = [{ ...swarm, classifications: [], keywords: [], abilities }];
    const play = [{ card: 'swarm', as: 'swarm' }, ...Array.from({ length: 400 }, () => '1-22')];
    const endless = { game: 'lorcana', cards, seats: { p1: { play, deck: 9 }, p2: { deck: 9 } } };
    const { labels } = (await sandbox({ position: endless })).body as Tried;
    const answers = [{ answer: { action: 'activate', source: labels['swarm'], ability: 'wake' } }];
    const actions = [{ kind: 'answer', seat: 'p1', answers }];
    const tried = await sandbox({ position: endless, actions, answers: 0 });
    expect(tried).toMatchObject({
      status: 200,
      body: {
        refused: null,
        outcome: { draw: true, reason: expect.stringContaining('a loop that nobody can stop') as string },
      },
    });
  });
});
