/**
 * The scorekeeper of a paper match, over HTTP: records what each seat does, and reports how chance fell when it is
 * awaited.
 */
import type { Answer, Caller } from './caller.js';

export interface Awaiting {
  readonly label: string;
  readonly kind: 'cards' | 'pick' | 'choice' | 'roll';
  readonly seat?: string;
  readonly count: number;
  readonly among?: readonly string[];
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

/** Faces of dice that are not the same for everybody: by the letters of the label. */
function thrown(label: string, among: readonly string[], count: number): readonly string[] {
  const first = [...label].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return Array.from({ length: count }, (_, die) => among[(first + die * die) % among.length] ?? '');
}

export class Scorekeeper {
  constructor(
    private readonly api: Caller,
    private readonly key: string,
  ) {}

  call(method: string, path: string, body?: unknown): Promise<Answer> {
    return this.api.call(method, path, body, this.key);
  }

  async game(gameId: string): Promise<PaperGame> {
    return (await this.call('GET', `/v1/games/${gameId}`)).body as PaperGame;
  }

  /** What is awaited, with all that may be reported of it. */
  async awaited(gameId: string): Promise<readonly Awaiting[]> {
    const { body } = await this.call('GET', `/v1/games/${gameId}/decisions?as=judge&limit=0`);
    return (body as Pick<PaperGame, 'awaiting'>).awaiting;
  }

  /** A possible report of everything that is awaited. */
  async possible(gameId: string): Promise<readonly Telling[]> {
    return (await this.awaited(gameId)).map(({ label, kind, count, among = [] }) => ({
      label,
      outcome: kind === 'roll' ? thrown(label, among, count) : among.slice(0, count),
    }));
  }

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
}
