/** What is known from the answers so far: what exists, and which requests were good ones. */
import { followUps } from './follow-ups.js';
import { kindOf } from './values.js';

/** A request before it becomes bytes. */
export interface Draft {
  readonly places: Readonly<Record<string, unknown>>;
  readonly asked: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  /** The role of the key that it was sent with; any, if absent. */
  readonly by?: number;
}

/** The newest of each kind: what is long over is not worth asking about. */
const IDS_MAX = 40;
const GOOD_MAX = 25;

export class Memory {
  /** `spared` are ids that no request may name, such as those of the keys that requests are sent with. */
  constructor(private readonly spared: readonly string[] = []) {}

  private readonly ids = new Map<string, string[]>();
  private readonly good = new Map<string, Draft[]>();

  readonly known = (kind: string): readonly string[] => this.ids.get(kind) ?? [];
  readonly goodOnes = (operation: string): readonly Draft[] => this.good.get(operation) ?? [];

  exists(kind: string, id: string): void {
    push(this.ids, kind, id, IDS_MAX);
  }

  /** A request of this operation that is likely to be good. */
  suggest(operation: string, draft: Partial<Draft>): void {
    push(this.good, operation, { places: {}, asked: {}, body: undefined, ...draft }, GOOD_MAX);
  }

  /**
   * Learns from a good answer: `id` is of what the path is about, `gameId` of a game, and so on, as deep as it goes.
   */
  learn(operation: string, draft: Draft, answer: unknown): void {
    this.suggest(operation, draft);
    this.collect(aboutIn(operation), answer);
    followUps(operation, draft, answer).forEach(([next, suggested]) => this.suggest(next, suggested));
  }

  private collect(about: string, value: unknown): void {
    if (Array.isArray(value)) return value.slice(0, 20).forEach((each) => this.collect(about, each));
    if (typeof value !== 'object' || value === null) return;
    for (const [name, part] of Object.entries(value) as [string, unknown][]) {
      if (typeof part === 'string' && ID.test(part)) this.note(name === 'id' ? about : name, part);
      else this.collect(name === 'items' ? about : name, part);
    }
  }

  private note(name: string, id: string): void {
    const kind = kindOf(name);
    if (!this.known(kind).includes(id) && !this.spared.includes(id)) this.exists(kind, id);
  }
}

const ID = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[a-z0-9]{16})$/;

/** `games` for `GET /v1/games/{id}`, `keys` for `POST /v1/players/{id}/keys`. */
const aboutIn = (operation: string): string => /([a-z-]+)(?:\/\{\w+\})?$/.exec(operation)?.[1] ?? '';

function push<Value>(map: Map<string, Value[]>, key: string, value: Value, max: number): void {
  const list = map.get(key) ?? [];
  list.push(value);
  map.set(key, list.slice(-max));
}
