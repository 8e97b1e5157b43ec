import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { type TaskLimits, TaskPool } from '../../../platform/tasks/index.js';
import type { Picture } from './picture.js';

/** The first one opens the fonts. A caller who asks for dozens waits, or comes again. */
const LIMITS: TaskLimits = { processes: 1, ms: 20_000, heapMb: 256, waitingOfOne: 8, waitingOfAll: 64 };

/** Some 40 kB each; a picture depends on nothing but what it says. */
const KEPT = { max: 200 };

/** From sources it is TypeScript, as this file is. */
const SCRIPT = new URL(`./draw.main${extname(fileURLToPath(import.meta.url))}`, import.meta.url);

/** Pictures, drawn in a process of their own, each once. */
@Injectable()
export class PicturePool implements OnModuleDestroy {
  private readonly pool = new TaskPool<Picture, Uint8Array>(SCRIPT, LIMITS);
  private readonly kept = new LRUCache<string, Promise<Uint8Array>>(KEPT);

  /** A PNG, drawn in the turn of the caller who asks first. Throws the errors of tasks. */
  drawn(picture: Picture, caller: string): Promise<Uint8Array> {
    const name = JSON.stringify(picture);
    const known = this.kept.get(name);
    if (known !== undefined) return known;
    const drawing = this.pool.run({ caller, input: picture });
    this.kept.set(name, drawing);
    drawing.catch(() => this.kept.delete(name));
    return drawing;
  }

  async onModuleDestroy(): Promise<void> {
    await this.pool.close();
  }
}
