import type { CardDefinition, LogEntry } from '../../../engine/index.js';
import type { Json } from '../../../platform/event-store/index.js';

interface SeenObject {
  readonly name: string;
  readonly controller: string | null;
}

/** What the boards and the log of one viewer say of the objects that they name. */
export class SeenObjects {
  private readonly objects = new Map<string, SeenObject>();
  /** By definition: the whole names of cards, as boards have them. */
  private readonly names = new Map<string, string>();

  constructor(private readonly definitions: Readonly<Record<string, CardDefinition>>) {}

  /** All objects of a board, or of a part of one. */
  add(part: Json): void {
    if (typeof part !== 'object' || part === null) return;
    if (Array.isArray(part)) {
      for (const each of part as readonly Json[]) this.add(each);
      return;
    }
    const { id, card, name, controller } = part as { readonly [field: string]: Json };
    if (typeof id !== 'string' || typeof card !== 'string') {
      for (const each of Object.values(part)) this.add(each);
      return;
    }
    if (typeof name === 'string') this.names.set(card, name);
    this.objects.set(id, { name: this.nameIn(card), controller: typeof controller === 'string' ? controller : null });
  }

  /** An object may come and go between two boards. */
  addEntry({ object, card, seat }: LogEntry): void {
    if (typeof object !== 'string' || typeof card !== 'string' || this.objects.has(object)) return;
    this.objects.set(object, { name: this.nameIn(card), controller: typeof seat === 'string' ? seat : null });
  }

  /** The name of an object or of a definition; null if the viewer knows neither. */
  nameOf(id: string): string | null {
    return this.objects.get(id)?.name ?? (Object.hasOwn(this.definitions, id) ? this.nameIn(id) : null);
  }

  controllerOf(object: string): string | null {
    return this.objects.get(object)?.controller ?? null;
  }

  /** The number of a card that a game calls by this field, such as its cost; 1 if it has none. */
  numberOf(card: unknown, field: string): number {
    const value = typeof card === 'string' ? this.definitions[card]?.[field] : undefined;
    return typeof value === 'number' ? value : 1;
  }

  private nameIn(card: string): string {
    const name = this.names.get(card) ?? this.definitions[card]?.['name'];
    return typeof name === 'string' ? name : card;
  }
}
