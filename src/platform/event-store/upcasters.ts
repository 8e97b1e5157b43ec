import { Injectable, type Provider } from '@nestjs/common';
import type { Json } from './event.js';

/**
 * Brings the payload of one version of one event type to the next version. Pure: the same row reads the same forever.
 */
export type Upcaster = {
  readonly type: string;
  readonly fromVersion: number;
  readonly upcast: (payload: Json) => Json;
};

type Versioned = { readonly type: string; readonly schemaVersion: number; readonly payload: Json };

/**
 * The table of all upcasters. Stored rows are never rewritten: an old event is brought up to date each time it is
 * read.
 */
@Injectable()
export class Upcasters {
  private readonly table = new Map<string, Upcaster['upcast']>();

  constructor(upcasters: readonly Upcaster[] = []) {
    this.register(upcasters);
  }

  register(upcasters: readonly Upcaster[]): void {
    for (const { type, fromVersion, upcast } of upcasters) {
      const entry = place(type, fromVersion);
      if (this.table.has(entry)) throw new Error(`Two upcasters for ${type} version ${fromVersion}`);
      this.table.set(entry, upcast);
    }
  }

  /** Step by step until no upcaster is left: version 1 to 3 goes by way of 2. */
  upcast(event: Versioned): Versioned {
    let { schemaVersion, payload } = event;
    for (;;) {
      const step = this.table.get(place(event.type, schemaVersion));
      if (step === undefined) return { type: event.type, schemaVersion, payload };
      payload = step(payload);
      schemaVersion += 1;
    }
  }
}

const place = (type: string, version: number): string => `${type}@${version}`;

/**
 * For the `providers` of a module: its upcasters join the table while the application starts, before anything is
 * read.
 */
export function provideUpcasters(upcasters: readonly Upcaster[]): Provider {
  return {
    provide: Symbol('upcasters'),
    inject: [Upcasters],
    useFactory: (table: Upcasters) => table.register(upcasters),
  };
}
