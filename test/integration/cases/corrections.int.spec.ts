/**
 * Goal: a judge's ruling mends a game that went wrong: a missed effect is carried out, a wrong number put right; what
 * cannot be done is refused when it is ruled, or noted in the case where the game has changed since. Method: over HTTP.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditsModule } from '../../../src/modules/audits/index.js';
import { CasesModule } from '../../../src/modules/cases/index.js';
import { EventStore } from '../../../src/platform/event-store/index.js';
import { type Answer, serveGames, type TestApi } from '../../support/api.js';
import { eventually, recordEvents } from '../../support/ledger.js';
import { createMatch, dice, seatedPlayer, step, type TestPlayer } from '../../support/players.js';

let api: TestApi;
let players: readonly [TestPlayer, TestPlayer];
let judge: string;

beforeAll(async () => {
  api = await serveGames(AuditsModule, CasesModule);
  players = [await seatedPlayer(api, 'Abe', 0), await seatedPlayer(api, 'Bea', 1)];
  judge = ((await api.call('POST', '/v1/keys', { role: 'judge' })).body as { key: string }).key;
});

afterAll(() => api.close());

interface Character {
  readonly id: string;
  readonly seat: string;
  readonly damage: number;
}

interface View {
  readonly seats: readonly {
    readonly seat: string;
    readonly lore: number;
    readonly zones: {
      readonly play: { readonly objects: readonly { id: string; tags?: string[]; marks?: { damage?: number } }[] };
    };
  }[];
}

const view = async (gameId: string) =>
  ((await api.call('GET', `/v1/games/${gameId}/state`)).body as { view: View }).view;
const lore = async (gameId: string, seat: string) =>
  (await view(gameId)).seats.find((each) => each.seat === seat)?.lore ?? Number.NaN;
const characters = async (gameId: string): Promise<readonly Character[]> =>
  (await view(gameId)).seats.flatMap(({ seat, zones }) =>
    zones.play.objects
      .filter(({ tags = [] }) => tags.includes('character'))
      .map(({ id, marks = {} }) => ({ id, seat, damage: marks.damage ?? 0 })),
  );
const versionOf = async (gameId: string) =>
  ((await api.call('GET', `/v1/games/${gameId}`)).body as { version: number }).version;
const atRest = async (gameId: string) => {
  for (const { key } of players) {
    const { body } = await api.call('GET', `/v1/games/${gameId}/decisions`, undefined, key);
    const { decisions } = body as { decisions: readonly { kind: string }[] };
    if (decisions.some(({ kind }) => kind === 'turnAction')) return true;
  }
  return false;
};

/** A game at rest in which somebody has a character in play. */
async function contested(seed: number): Promise<{ readonly gameId: string; readonly character: Character }> {
  const gameId = (await createMatch(api, players)).games[0]?.id ?? '';
  const pick = dice(seed);
  for (let actions = 0; actions < 200; actions += 1) {
    await step(api, gameId, players, pick);
    const [character] = await characters(gameId);
    if (character !== undefined && (await atRest(gameId))) return { gameId, character };
  }
  throw new Error(`nobody played a character in the game of seed ${seed}`);
}

interface Ruled {
  readonly id: string;
  readonly rulings: readonly { carriedOut: { effects: readonly object[]; failures: readonly object[] } | null }[];
}

async function caseOf(gameId: string, claim = 'An effect was forgotten'): Promise<string> {
  const body = { gameId, step: await versionOf(gameId), claim, rule: '7.4', text: 'It should have happened.' };
  const opened = await api.call('POST', '/v1/cases', body, players[0].key);
  expect(opened.status).toBe(201);
  return (opened.body as Ruled).id;
}

const rule = (id: string, correction: object, key = judge): Promise<Answer> =>
  api.call('POST', `/v1/cases/${id}/rulings`, { upheld: true, text: 'It happens now.', correction }, key);

const carriedOut = (id: string) =>
  eventually('the ruling to be carried out', async () => {
    const { rulings } = (await api.call('GET', `/v1/cases/${id}`, undefined, judge)).body as Ruled;
    return rulings[0]?.carriedOut ?? null;
  });

const codeOf = ({ status, body }: Answer) => [status, (body as { code?: string }).code];

describe('a correction by ruling', () => {
  it('carries out an effect that was forgotten, in the name of its player and of the ruling', async () => {
    const { gameId, character } = await contested(3);
    const { id: source, seat } = character;
    const before = await lore(gameId, seat);
    const id = await caseOf(gameId);
    const acts = [{ act: 'gain-lore', player: seat, number: 2 }];
    expect((await rule(id, { seat, source, acts })).status).toBe(200);
    expect(await carriedOut(id)).toMatchObject({ effects: [{ remedy: 'correct', stream: gameId }], failures: [] });
    expect(await lore(gameId, seat)).toBe(before + 2);
    const { items } = (await api.call('GET', `/v1/games/${gameId}/log?after=${(await versionOf(gameId)) - 1}`))
      .body as {
      items: readonly { type: string; log: readonly object[] }[];
    };
    expect(items.at(-1)).toMatchObject({
      type: 'Corrected',
      log: [
        { kind: 'gameCorrected', ruling: `${id}/1` },
        { kind: 'corrected', act: 'gain-lore', given: { player: seat, number: 2 }, ruling: `${id}/1`, asserted: true },
        { kind: 'loreGained', seat, amount: 2, asserted: true },
      ],
    });
    const audit = await api.call('GET', `/v1/games/${gameId}/audit`);
    expect(audit.body).toMatchObject({ ok: true, assertedFacts: 1, asserted: { acts: 0, corrections: 1, chance: 0 } });
    expect(await step(api, gameId, players, dice(1)), 'the game is played on').not.toBeNull();
  });

  it('is not there when the judge does not uphold the claim', async () => {
    const { gameId, character } = await contested(4);
    const version = await versionOf(gameId);
    const id = await caseOf(gameId);
    const text = { upheld: false, text: 'Nothing was forgotten.' };
    expect((await api.call('POST', `/v1/cases/${id}/rulings`, text, judge)).status).toBe(200);
    expect(await carriedOut(id)).toEqual({ number: 1, effects: [], failures: [] });
    expect([await versionOf(gameId), (await characters(gameId))[0]?.id]).toEqual([version, character.id]);
  });

  it('puts a wrong damage right, and what follows from it follows', async () => {
    const { gameId, character } = await contested(5);
    const { id: source, seat } = character;
    const id = await caseOf(gameId, 'The damage is wrong');
    expect(
      (await rule(id, { seat, source, acts: [{ act: 'put-damage', objects: [source], number: 99 }] })).status,
    ).toBe(200);
    await carriedOut(id);
    expect((await characters(gameId)).map((each) => each.id)).not.toContain(source);
  });
});

describe('a rewind and a correction in one ruling', () => {
  it('put the game right where it went wrong: at once, or not at all', async () => {
    const { gameId, character } = await contested(8);
    const { id: source, seat } = character;
    const to = await versionOf(gameId);
    const before = await lore(gameId, seat);
    const pick = dice(2);
    for (let actions = 0; actions < 6; actions += 1) await step(api, gameId, players, pick);
    const version = await versionOf(gameId);
    const id = await caseOf(gameId);
    const headJudge = ((await api.call('POST', '/v1/keys', { role: 'head-judge' })).body as { key: string }).key;
    const acts = [{ act: 'gain-lore', player: seat, number: 2 }];
    const both = (more: object) =>
      api.call(
        'POST',
        `/v1/cases/${id}/rulings`,
        { upheld: true, text: 'From here.', rewind: { to }, correction: { seat, source, acts, ...more } },
        headJudge,
      );
    expect(codeOf(await both({ acts: [{ act: 'fly' }] }))).toEqual([422, 'correction.impossible']);
    expect(await versionOf(gameId)).toBe(version);
    expect((await both({})).status).toBe(200);
    expect(await carriedOut(id)).toEqual({
      number: 1,
      effects: [
        { remedy: 'rewind', stream: gameId, version: version + 1 },
        { remedy: 'correct', stream: gameId, version: version + 2 },
      ],
      failures: [],
    });
    expect(await lore(gameId, seat)).toBe(before + 2);
    const { items } = (await api.call('GET', `/v1/games/${gameId}/log?after=${version}`)).body as {
      items: readonly { type: string; log: readonly { kind: string }[] }[];
    };
    expect(items.map(({ type, log }) => [type, log[0]?.kind])).toEqual([
      ['Rewound', 'rewound'],
      ['Corrected', 'gameCorrected'],
    ]);
    expect((await api.call('GET', `/v1/games/${gameId}/audit`)).body).toMatchObject({ ok: true });
    expect(await step(api, gameId, players, dice(1)), 'the game is played on').not.toBeNull();
  });
});

describe('what a judge put right', () => {
  it('cannot be taken back, also if no player learnt anything by it', async () => {
    const { gameId, character } = await contested(9);
    const { id: source, seat } = character;
    const to = await versionOf(gameId);
    const id = await caseOf(gameId);
    await rule(id, { seat, source, acts: [{ act: 'gain-lore', player: seat, number: 1 }] });
    await carriedOut(id);
    const proposed = await api.call('POST', `/v1/games/${gameId}/takebacks`, { to }, players[0].key);
    expect(codeOf(proposed)).toEqual([409, 'rewind.past-ruling']);
  });
});

describe('a correction that cannot be', () => {
  it('is refused when it is ruled, with the part that does not fit', async () => {
    const { gameId, character } = await contested(6);
    const { id: source, seat } = character;
    const id = await caseOf(gameId);
    const act = (more: object) => rule(id, { seat, source, acts: [more] });
    expect(await act({ act: 'fly' })).toMatchObject({ status: 422, body: { code: 'correction.impossible' } });
    expect(await act({ act: 'gain-lore', player: seat })).toMatchObject({
      body: { code: 'correction.impossible', details: { act: 'gain-lore', part: 'number' } },
    });
    expect(codeOf(await rule(id, { seat, source: 'o99999', acts: [{ act: 'fly' }] }))).toEqual([
      422,
      'correction.impossible',
    ]);
    expect(codeOf(await rule(id, { seat, source, acts: [] }))).toEqual([400, 'request.invalid']);
    const good = [{ act: 'gain-lore', player: seat, number: 1 }];
    expect(codeOf(await rule(id, { seat, source, acts: good }, players[0].key))).toEqual([
      403,
      'identity.role-forbidden',
    ]);
    const { rulings } = (await api.call('GET', `/v1/cases/${id}`, undefined, judge)).body as Ruled;
    expect(rulings).toEqual([]);
  });

  it('is refused in a game that a ruling has ended, as in one that ended by itself', async () => {
    const { gameId, character } = await contested(8);
    const { id: source, seat } = character;
    const ended = await caseOf(gameId);
    const result = { upheld: true, text: 'That is all.', result: { winners: ['p1'], draw: false } };
    await api.call('POST', `/v1/cases/${ended}/rulings`, result, judge);
    await carriedOut(ended);
    const version = await versionOf(gameId);
    const id = await caseOf(gameId);
    const acts = [{ act: 'gain-lore', player: seat, number: 1 }];
    expect(codeOf(await rule(id, { seat, source, acts }))).toEqual([409, 'game.over']);
    expect(await versionOf(gameId)).toBe(version);
  });

  it('is noted in the case where the game has ended since', async () => {
    const { gameId, character } = await contested(7);
    const { id: source, seat } = character;
    const id = await caseOf(gameId);
    const acts = [{ act: 'gain-lore', player: seat, number: 1 }];
    await api.call('POST', `/v1/games/${gameId}/concede`, {}, players[0].key);
    // As if the game had ended between the judge's ruling and its being carried out.
    const ruling = { number: 1, upheld: true, rule: null, text: 'It happens now.', penalties: [] };
    const ruled = { type: 'CaseRuled', payload: { ...ruling, correction: { seat, source, acts } } };
    await recordEvents(api.app.get(EventStore, { strict: false }), id, [ruled]);
    expect(await carriedOut(id)).toMatchObject({ effects: [], failures: [{ remedy: 'correct', code: 'game.over' }] });
  });
});
