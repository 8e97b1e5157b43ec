/** The scorekeeper of a paper match, over HTTP: records what each seat does, and tells how chance fell when it is awaited. */
import { builtInDecks } from '../../src/engine/index.js';
import type { Answer, Caller } from './caller.js';
import { GAME } from './players.js';

export interface Awaiting {
  readonly label: string;
  readonly kind: 'cards' | 'pick' | 'choice';
  readonly seat?: string;
  readonly count: number;
  readonly among?: readonly string[];
}

interface ZoneView {
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

export class Scorekeeper {
  /** `decks`: the place of each seat's deck among those that come with the game. */
  constructor(
    private readonly api: Caller,
    private readonly key: string,
    private readonly decks: Readonly<Record<string, number>>,
  ) {}

  call(method: string, path: string, body?: unknown): Promise<Answer> {
    return this.api.call(method, path, body, this.key);
  }

  async game(gameId: string): Promise<PaperGame> {
    return (await this.call('GET', `/v1/games/${gameId}`)).body as PaperGame;
  }

  /** What may be told now of all that is awaited: for cards the first that are still where nobody knows them. */
  async possible(gameId: string): Promise<readonly { label: string; outcome: readonly string[] }[]> {
    const { awaiting } = await this.game(gameId);
    const told = [];
    for (const { label, seat = '', count, among = [] } of awaiting) {
      const outcome = among.length > 0 ? among : await this.untold(gameId, seat);
      told.push({ label, outcome: outcome.slice(0, count) });
    }
    return told;
  }

  /** Tells it. */
  async tell(gameId: string): Promise<Answer> {
    return this.call('POST', `/v1/games/${gameId}/chance`, { asserted: await this.possible(gameId) });
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
    const cards = Object.values(builtInDecks(GAME))[this.decks[seat] ?? 0] ?? [];
    const left = cards.flatMap(({ card, count }) => Array.from({ length: count }, () => card));
    const zones = Object.values(view.seats.find((each) => each.seat === seat)?.zones ?? {});
    for (const { card, under = [] } of zones.flatMap(({ objects = [] }) => objects)) {
      for (const seen of [card, ...under]) left.splice(left.indexOf(seen), 1);
    }
    return left;
  }
}
