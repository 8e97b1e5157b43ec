/** The scorekeeper of a paper match, over HTTP: records what each seat does, and reports how chance fell when it is awaited. */
import { builtInDecks } from '../../src/engine/index.js';
import type { Answer, Caller } from './caller.js';
import { GAME } from './players.js';

export interface Awaiting {
  readonly label: string;
  readonly kind: 'cards' | 'pick' | 'choice' | 'roll';
  readonly seat?: string;
  readonly count: number;
  readonly among?: readonly string[];
}

interface ZoneView {
  readonly known?: readonly string[];
  readonly objects?: readonly { readonly card: string; readonly under?: readonly string[] }[];
}

interface State {
  readonly view: { readonly seats: readonly { readonly seat: string; readonly zones: Record<string, ZoneView> }[] };
}

export interface PaperGame {
  readonly version: number;
  readonly deciding: readonly string[];
  readonly awaiting: readonly Awaiting[];
  readonly randomness: { readonly kind: string };
}

interface Telling {
  readonly label: string;
  readonly outcome: readonly string[];
}

const DECK_MAX = 60;

/** One copy of each is left out; what is not among them, as what no deck lists, is passed over. */
function withoutEach(cards: readonly string[], gone: readonly string[]): readonly string[] {
  const left = [...cards];
  for (const card of gone.filter((one) => cards.includes(one))) left.splice(left.indexOf(card), 1);
  return left;
}

/** Faces of dice that are not the same for everybody: by the letters of the label. */
function thrown(label: string, among: readonly string[], count: number): readonly string[] {
  const first = [...label].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return Array.from({ length: count }, (_, die) => among[(first + die * die) % among.length] ?? '');
}

export class Scorekeeper {
  /** `decks`: the place of each seat's deck among those that come with the game. */
  constructor(
    private readonly api: Caller,
    private readonly key: string,
    private readonly decks: Readonly<Record<string, number>>,
    private readonly playing = GAME,
  ) {}

  call(method: string, path: string, body?: unknown): Promise<Answer> {
    return this.api.call(method, path, body, this.key);
  }

  async game(gameId: string): Promise<PaperGame> {
    return (await this.call('GET', `/v1/games/${gameId}`)).body as PaperGame;
  }

  /** A possible report of everything that is awaited: for cards the first that are still unidentified. */
  async possible(gameId: string, gone: readonly string[] = []): Promise<readonly Telling[]> {
    const { awaiting } = await this.game(gameId);
    const reports = [];
    for (const { label, kind, seat = '', count, among = [] } of awaiting) {
      if (kind === 'roll') {
        reports.push({ label, outcome: thrown(label, among, count) });
        continue;
      }
      const outcome = among.length > 0 ? among : withoutEach(await this.untold(gameId, seat), gone);
      reports.push({ label, outcome: outcome.slice(0, count) });
    }
    return reports;
  }

  /** Tells it. What lies where nobody looks any more, an inkwell, is found out by asking. */
  async tell(gameId: string, gone: readonly string[] = []): Promise<Answer> {
    const told = await this.call('POST', `/v1/games/${gameId}/chance`, { asserted: await this.possible(gameId, gone) });
    const { code, details } = told.body as { code?: string; details?: { outcome: readonly string[] } };
    if (code !== 'chance.impossible' || gone.length >= DECK_MAX) return told;
    return this.tell(gameId, [...gone, ...(details?.outcome ?? []).slice(0, 1)]);
  }

  /** Tells until the game waits for an answer, then gives the first legal one; for which seat. */
  async step(gameId: string): Promise<string> {
    await this.toDecision(gameId);
    return this.answer(gameId);
  }

  /** Gives the first legal answer to what the game asks; for which seat. */
  async answer(gameId: string): Promise<string> {
    const [seat = ''] = (await this.game(gameId)).deciding;
    const answers = [await this.legal(gameId, seat)];
    const taken = await this.call('POST', `/v1/games/${gameId}/actions`, { answers });
    if (taken.status !== 200) throw new Error(`refused: ${JSON.stringify(taken.body)}`);
    return seat;
  }

  /** The first legal answer of a seat. */
  async legal(gameId: string, seat: string): Promise<{ readonly decision?: string; readonly answer: unknown }> {
    const open = await this.call('GET', `/v1/games/${gameId}/decisions?as=${seat}&limit=5`);
    const [decision] = (open.body as { decisions: readonly { id: string; legal: { answers: readonly unknown[] } }[] })
      .decisions;
    return { ...(decision !== undefined && { decision: decision.id }), answer: decision?.legal.answers[0] };
  }

  async toDecision(gameId: string): Promise<void> {
    while ((await this.game(gameId)).awaiting.length > 0) {
      const told = await this.tell(gameId);
      if (told.status !== 200) throw new Error(`refused: ${JSON.stringify(told.body)}`);
    }
  }

  /** Cards of the seat that nobody has seen, in the order of its list. */
  async untold(gameId: string, seat: string): Promise<readonly string[]> {
    const { view } = (await this.call('GET', `/v1/games/${gameId}/state?as=everything`)).body as State;
    const cards = Object.values(builtInDecks(this.playing))[this.decks[seat] ?? 0] ?? [];
    const left = cards.flatMap(({ card, count }) => Array.from({ length: count }, () => card));
    const zones = Object.values(view.seats.find((each) => each.seat === seat)?.zones ?? {});
    const shown = zones.flatMap(({ objects = [] }) => objects.flatMap(({ card, under = [] }) => [card, ...under]));
    return withoutEach(left, [...shown, ...zones.flatMap(({ known = [] }) => known)]);
  }
}
