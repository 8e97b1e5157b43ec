import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../engine/index.js';
import { EventStore } from '../../../platform/event-store/index.js';
import type { Game } from '../domain/game.js';
import { seenEvent, seenStep } from '../domain/seen-event.js';
import { GameRepository } from '../game-repository.js';
import { SeenTexts, type TextOf } from './seen-texts.js';

/** Versions of a game: those after one, so many at most and up to another one, which is recorded. */
export interface Stretch {
  readonly after: number;
  readonly limit: number;
  readonly newest: number;
}

/** A game with its viewer. */
export interface Seen {
  readonly game: Pick<Game, 'id' | 'rules'>;
  readonly viewer: Viewer;
}

/** Steps and events of games as one viewer may know them: JSON, one text for each version. */
@Injectable()
export class SeenSteps {
  constructor(
    private readonly games: GameRepository,
    private readonly store: EventStore,
    private readonly texts: SeenTexts,
  ) {}

  /** What happened. */
  steps({ game, viewer }: Seen, stretch: Stretch): Promise<readonly Buffer[]> {
    const of = (version: number): TextOf => ({ what: 'step', gameId: game.id, version, viewer });
    return this.each(stretch, of, async (rest) => {
      const steps = await this.games.steps(game.id, rest.after, rest.limit, rest.newest);
      return steps.map((step) => [step.version, JSON.stringify(seenStep(game.rules, step, viewer))]);
    });
  }

  /** What was recorded. */
  events({ game, viewer, isOpen }: Seen & { readonly isOpen: boolean }, stretch: Stretch): Promise<readonly Buffer[]> {
    const further = isOpen ? 'open' : '';
    const of = (version: number): TextOf => ({ what: 'event', gameId: game.id, version, viewer, further });
    return this.each(stretch, of, async ({ after, limit, newest }) => {
      // Not beyond the version that the viewpoint is of: an end recorded meanwhile would let secrets out by halves.
      const events = await this.store.read(game.id, { from: after + 1, to: newest, limit });
      const logs = await this.logs(game, { after, limit, newest });
      return events.map((event) => {
        const log = game.rules.logFor(logs.get(event.version) ?? [], viewer);
        return [event.version, JSON.stringify(seenEvent(event, { viewer, isOpen, log }))];
      });
    });
  }

  private async logs({ id }: { readonly id: string }, { after, limit, newest }: Stretch) {
    const steps = await this.games.steps(id, after, limit, newest);
    return new Map(steps.map(({ version, log }) => [version, log]));
  }

  /** Reads from the first on that is not remembered: most often what is new. */
  private async each(
    { after, limit, newest }: Stretch,
    of: (version: number) => TextOf,
    read: (rest: Stretch) => Promise<readonly (readonly [version: number, text: string])[]>,
  ): Promise<readonly Buffer[]> {
    const count = Math.max(0, Math.min(limit, newest - after));
    const texts: Buffer[] = [];
    while (texts.length < count) {
      const text = this.texts.find(of(after + texts.length + 1));
      if (text === undefined) break;
      texts.push(text);
    }
    if (texts.length === count) return texts;
    const missing = await read({ after: after + texts.length, limit: count - texts.length, newest });
    return [...texts, ...missing.map(([version, text]) => this.texts.keep(of(version), text))];
  }
}

/** A page of a listing: its items as they were written, and the path of the next one. */
export function pageOf(items: readonly Buffer[], next: string | null): Buffer {
  const parts = items.flatMap((item, place) => (place === 0 ? [item] : [COMMA, item]));
  return Buffer.concat([ITEMS, ...parts, Buffer.from(`],"next":${JSON.stringify(next)}}`)]);
}

const ITEMS = Buffer.from('{"items":[');
const COMMA = Buffer.from(',');
