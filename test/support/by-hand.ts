/** Tables of the running service with cards without scripts: made up, stored as an import stores them. */
import { answered, type Schemas } from '../../src/client/index.js';
import { canonicalJson, cardSetOf, type CardDefinition } from '../../src/engine/index.js';
import { PgPools } from '../../src/platform/database/index.js';
import { newId } from '../../src/platform/ids/index.js';
import { type TestApi } from './api.js';
import { type Answer, answerTo } from './caller.js';
import { type Caller, FORMAT, GAME, playerWith, type TestPlayer } from './players.js';
import { UNSCRIPTED_DECK } from './unscripted-cards.js';

/** From here on matches are played with these cards. */
export async function playWith({ app }: TestApi, definitions: readonly CardDefinition[]): Promise<void> {
  const { hash, cards } = cardSetOf(definitions);
  const importId = newId();
  const totals = { cards: definitions.length, scripted: 0, partly: 0, unscripted: definitions.length };
  const { app: pool } = app.get(PgPools);
  await pool.query(
    `insert into catalogue_imports (id, game, format, file_sha256, file_bytes, requested_by, upload)
     values ($1, $2, 'test', '', 0, 'test', '')`,
    [importId, GAME],
  );
  await pool.query(
    `insert into card_sets (game, hash, version, import_id, totals, cards) values ($1, $2, 1, $3, $4, $5)`,
    [GAME, hash, importId, JSON.stringify(totals), canonicalJson(cards)],
  );
}

export const unscriptedPlayer = (api: Caller, name: string): Promise<TestPlayer> =>
  playerWith(api, name, { name: 'Riddles', game: GAME, format: FORMAT, cards: UNSCRIPTED_DECK });

type Given = Schemas['AnswerDto']['answer'];

/** What a key is asked, with all legal answers. */
export function asked(api: Caller, id: string, key: string): Promise<Schemas['DecisionsDto']> {
  const params = { path: { id }, query: { limit: 200 } };
  return answered(api.client(key).GET('/v1/games/{id}/decisions', { params }));
}

/** Answers the first decision that a key is asked. */
export async function answer(api: Caller, id: string, key: string, given: Given): Promise<Answer> {
  const { decisions } = await asked(api, id, key);
  const body = { answers: [{ decision: decisions[0]?.id ?? 'none', answer: given }] };
  return answerTo(api.client(key).POST('/v1/games/{id}/actions', { params: { path: { id } }, body }));
}

/** Each answer in turn, all of one key; the last response. */
export async function answerAll(api: Caller, gameId: string, key: string, given: readonly Given[]): Promise<Answer> {
  let last: Answer | undefined;
  for (const each of given) {
    last = await answer(api, gameId, key, each);
    if (last.status !== 200) throw new Error(`refused: ${JSON.stringify([each, last.body])}`);
  }
  if (last === undefined) throw new Error('nothing was answered');
  return last;
}

export interface Seated {
  readonly mine: TestPlayer;
  readonly theirs: TestPlayer;
  readonly seat: string;
}

/** Plays on with ink actions only until a player can play a card whose id begins like this, and plays it. */
export async function play(
  api: Caller,
  gameId: string,
  [p1, p2]: readonly [TestPlayer, TestPlayer],
  begins: string,
): Promise<Seated> {
  for (let steps = 0; steps < 150; steps += 1) {
    const own = await asked(api, gameId, p1.key);
    const [mine, theirs] = own.decisions.length > 0 ? [p1, p2] : [p2, p1];
    const [open] = mine === p1 ? own.decisions : (await asked(api, gameId, p2.key)).decisions;
    if (open === undefined) throw new Error('somebody must decide');
    const wanted = await inHand(api, gameId, mine, open.seat, begins);
    const answers = open.kind === 'turnAction' ? (open.legal?.answers ?? []) : [];
    const played = answers.find((each) => wanted.includes(cardOf('play', each)));
    const inked = answers.find((each) => cardOf('ink', each) !== '' && !wanted.includes(cardOf('ink', each)));
    const otherwise = open.kind === 'turnAction' ? { action: 'end-turn' } : (open.legal?.answers[0] ?? '');
    await answerAll(api, gameId, mine.key, [played ?? inked ?? otherwise]);
    if (played !== undefined) return { mine, theirs, seat: open.seat };
  }
  throw new Error(`no card ${begins} came`);
}

async function inHand(api: Caller, gameId: string, { key }: TestPlayer, seat: string, begins: string) {
  const { view } = await answered(api.client(key).GET('/v1/games/{id}/state', { params: { path: { id: gameId } } }));
  const { seats } = view as unknown as BoardView;
  const hand = seats.find((each) => each.seat === seat)?.zones.hand.objects ?? [];
  return hand.filter(({ card }) => card.startsWith(begins)).map(({ id }) => id);
}

/** The card of a turn action of this kind; empty for others. */
function cardOf(kind: string, value: unknown): string {
  const { action, card } = value as { readonly action?: string; readonly card?: string };
  return action === kind ? (card ?? '') : '';
}

export interface BoardView {
  readonly seats: readonly {
    readonly seat: string;
    readonly lore: number;
    readonly assertions?: number;
    readonly zones: Readonly<
      Record<
        'hand' | 'play' | 'discard',
        { readonly count: number; readonly objects?: readonly { readonly id: string; readonly card: string }[] }
      >
    >;
  }[];
}
