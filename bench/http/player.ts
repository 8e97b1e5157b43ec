/**
 * Plays games over HTTP as fast as it is answered. Choosing among legal answers takes longer than the server needs for
 * an action, so a game is played through beforehand, here, with the secrets of the server's own game, and only its
 * answers are sent when it counts.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { builtInDecks, type Json, type Rules } from '../../src/engine/index.js';
import type { EventStore } from '../../src/platform/event-store/index.js';
import { decodeMatchEvent } from '../../src/modules/matches/domain/events.js';
import { setupOf } from '../../src/modules/matches/domain/game-start.js';
import { Connection } from '../../test/support/connection.js';

interface Step {
  readonly gameId: string;
  readonly seat: number;
  readonly version: number;
  readonly answers: readonly { readonly decision: string; readonly answer: Json }[];
}

interface Seated {
  readonly id: string;
  readonly key: string;
  readonly deckId: string;
}

export class Player {
  private readonly connection: Connection;
  private readonly seats: Seated[] = [];
  private steps: Step[] = [];
  private at = 0;
  /** Actions acknowledged so far. */
  acted = 0;

  constructor(
    base: string,
    private readonly adminKey: string,
    private readonly rules: Rules,
    private readonly store: EventStore,
  ) {
    this.connection = new Connection(base, 1);
  }

  async sitDown(): Promise<void> {
    const { game, formats } = this.rules;
    for (const [name, cards] of Object.entries(builtInDecks(game)).slice(0, 2)) {
      const player = await this.send<{ id: string; key: string }>('/v1/players', { name: 'Bench' }, this.adminKey);
      const deck = await this.send<{ id: string }>('/v1/decks', { name, game, format: formats[0], cards }, player.key);
      this.seats.push({ ...player, deckId: deck.id });
    }
  }

  /** Makes sure that so many actions lie ready. */
  async prepare(actions: number): Promise<void> {
    this.steps = this.steps.slice(this.at);
    this.at = 0;
    while (this.steps.length < actions) this.steps.push(...(await this.playAhead()));
  }

  /** Leaves what lies ready, and has a new game of so many actions at least lie ready instead. */
  async longGame(actions: number): Promise<void> {
    this.at = 0;
    do this.steps = [...(await this.playAhead())];
    while (this.steps.length < actions);
  }

  /** Where the next action belongs. */
  next(): Pick<Step, 'gameId' | 'version'> {
    const step = this.steps[this.at];
    if (step === undefined) throw new Error('no action lies ready');
    return step;
  }

  /** Whether an action lies ready. */
  isLeft(): boolean {
    return this.at < this.steps.length;
  }

  /** The players', seat by seat. */
  keys(): readonly string[] {
    return this.seats.map(({ key }) => key);
  }

  /** One action, acknowledged. */
  async act(query: string): Promise<void> {
    const step = this.steps[this.at];
    if (step === undefined) throw new Error('a slice needs more actions than were prepared');
    this.at += 1;
    const { gameId, seat, version, answers } = step;
    const key = this.seats[seat]?.key ?? '';
    const headers = { authorization: `Bearer ${key}`, 'idempotency-key': randomUUID() };
    const body = { answers, expectedVersion: version };
    const { status, text } = await this.connection.send('POST', `/v1/games/${gameId}/actions${query}`, {
      headers,
      body,
    });
    if (status !== 200) throw new Error(`an action was refused: ${status} ${text}`);
    this.acted += 1;
  }

  close(): void {
    this.connection.close();
  }

  private async playAhead(): Promise<readonly Step[]> {
    const seats = this.seats.map(({ id, deckId }) => ({ playerId: id, deckId }));
    const { game, formats } = this.rules;
    const terms = { game, format: formats[0], bestOf: 1, seats };
    const match = await this.send<{ games: readonly { id: string }[] }>('/v1/matches', terms, this.adminKey);
    const gameId = match.games[0]?.id ?? '';
    const [first] = await this.store.read(gameId, { to: 1 });
    const started = first === undefined ? null : decodeMatchEvent(first);
    if (started?.type !== 'GameStarted') throw new Error(`game ${gameId} has not begun`);
    const created = this.rules.create(setupOf(started.payload));
    if (created.kind === 'rejected') throw new Error(created.message);

    const session = this.rules.session(created.state);
    const steps: Step[] = [];
    while (session.outcome === null) {
      const [decision] = session.pending;
      if (decision === undefined) throw new Error('nobody has to decide in a game that goes on');
      const answers = [{ decision: decision.id, answer: session.sampleAnswer(decision.id, (n) => randomInt(n)) }];
      const done = session.submit({ kind: 'answer', seat: decision.seat, answers });
      if (done.kind === 'rejected') throw new Error(done.message);
      steps.push({ gameId, seat: Number(decision.seat.slice(1)) - 1, version: steps.length + 1, answers });
    }
    return steps;
  }

  private send<Body>(path: string, body: unknown, key: string): Promise<Body> {
    return this.connection.ask('POST', path, { body, headers: { authorization: `Bearer ${key}` } });
  }
}
