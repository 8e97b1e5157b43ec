import { LRUCache } from 'lru-cache';
import type { Rules } from '../../../engine/index.js';
import type { Game, Step } from '../domain/game.js';
import { StepJournal } from './step-journal.js';

/** How much the games of a cache take at most, in bytes. */
export interface CacheBounds {
  /** As they are. */
  readonly open: number;
  /** As text, from which they are restored: for games without recent requests. */
  readonly packed: number;
}

interface Open {
  readonly game: Game;
  readonly journal: StepJournal;
  /** How long the state's JSON was, and at which version. */
  readonly length: number;
  readonly measuredAt: number;
}

interface Packed {
  readonly rules: Rules;
  readonly journal: StepJournal;
  readonly length: number;
  readonly text: Buffer;
}

/** A state grows slowly: writing it out to see how much it takes costs as much as an action does. */
const MEASURED_EVERY = 32;
/**
 * Bytes that a state takes for each character of its JSON: the state, and what the engine remembers of a state that
 * was played on, its board and the texts of its last hash. A state that was only read takes half of that.
 */
const BYTES_PER_CHARACTER = 10;
/** Bytes that a game takes beside its state and its steps. */
const GAME_OVERHEAD = 8_192;

/**
 * The games that this process last worked with, as many as there is room for. What it holds may be old: other processes
 * record, too.
 */
export class GameCache {
  private readonly open: LRUCache<string, Open>;
  private readonly packed: LRUCache<string, Packed>;

  constructor(bounds: CacheBounds) {
    this.open = new LRUCache({
      maxSize: bounds.open,
      sizeCalculation: ({ journal, length }) => GAME_OVERHEAD + journal.bytes + length * BYTES_PER_CHARACTER,
      dispose: (held, id, reason) => {
        if (reason === 'evict') this.pack(id, held);
      },
    });
    this.packed = new LRUCache({
      maxSize: bounds.packed,
      sizeCalculation: ({ journal, text }) => GAME_OVERHEAD + journal.bytes + text.length,
    });
  }

  get(id: string): Game | undefined {
    return this.held(id)?.game;
  }

  /** What happened after a version and up to another one; null where that is not remembered. */
  steps(id: string, after: number, to: number): readonly Step[] | null {
    return this.held(id)?.journal.between(after, to) ?? null;
  }

  /** Never goes back to an older version. */
  keep(game: Game): Game {
    const before = this.held(game.id);
    if (before !== undefined && before.game.version > game.version) return game;
    const journal = journalOf(game, before?.journal);
    const measured =
      before !== undefined && game.version - before.measuredAt < MEASURED_EVERY
        ? before
        : { length: JSON.stringify(game.state).length, measuredAt: game.version };
    const { length, measuredAt } = measured;
    this.open.set(game.id, { game: { ...game, steps: journal.latest }, journal, length, measuredAt });
    return game;
  }

  /** What it reckons to hold, in bytes. */
  get bytes(): { readonly open: number; readonly packed: number } {
    return { open: this.open.calculatedSize, packed: this.packed.calculatedSize };
  }

  private held(id: string): Open | undefined {
    return this.open.get(id) ?? this.openAgain(id);
  }

  private pack(id: string, { game, journal, length }: Open): void {
    const { rules, ...rest } = game;
    // Also the steps: what is logged holds on to parts of the states that it was logged of.
    const text = Buffer.from(JSON.stringify({ ...rest, steps: journal.release() }));
    this.packed.set(id, { rules, journal, length, text });
  }

  private openAgain(id: string): Open | undefined {
    const packed = this.packed.get(id);
    if (packed === undefined) return undefined;
    this.packed.delete(id);
    const { rules, journal, length, text } = packed;
    const { steps, ...rest } = restIn(text);
    journal.append(steps);
    const game: Game = { ...rest, rules, steps: journal.latest };
    const held = { game, journal, length, measuredAt: game.version };
    this.open.set(id, held);
    return held;
  }
}

/** What this file has packed: but for its rules, a game is JSON. */
const restIn = (text: Buffer): Omit<Game, 'rules'> => JSON.parse(text.toString()) as Omit<Game, 'rules'>;

/** The one that there is, carried on, unless the game knows of steps before it or does not follow on it. */
function journalOf({ steps, version }: Game, before: StepJournal | undefined): StepJournal {
  const first = steps[0]?.version ?? version + 1;
  const goesOn = before !== undefined && before.first <= first && first <= before.last + 1;
  const journal = goesOn ? before : new StepJournal(first);
  journal.append(steps);
  return journal;
}
