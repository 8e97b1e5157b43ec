import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Viewer } from '../../../engine/index.js';
import { showRemembered } from '../../../platform/health/index.js';
import { SharedWork } from '../../../platform/tasks/index.js';
import { viewerName } from '../access/view-request.js';

/** What a text is of. It follows from all of this and from nothing else: whatever it depends on is said here. */
export interface TextOf {
  readonly what: 'step' | 'event' | 'view' | 'state' | 'decisions' | 'frames';
  readonly gameId: string;
  /** The version of the game. No version comes twice: a retraction makes a new one. */
  readonly version: number;
  /** The viewer in effect for this game now: `effectiveViewer`. */
  readonly viewer: Viewer;
  /** What else it depends on. */
  readonly further?: string;
}

const BYTES_MAX = 64 * 2 ** 20;
/** Bytes that an entry takes beside its text. */
const OVERHEAD = 400;

/**
 * The last answers about games, as bytes, by their content: readers with the same view share one text, made once. This
 * class checks no access: `Viewing` has checked it before, each time.
 */
@Injectable()
export class SeenTexts {
  private readonly texts = new LRUCache<string, Buffer>({
    maxSize: BYTES_MAX,
    sizeCalculation: ({ length }) => length + OVERHEAD,
  });
  private readonly making = new SharedWork<Buffer>();
  private readonly counts = new Map<TextOf['what'], number>();

  constructor() {
    showRemembered('texts', () => this.bytes);
  }

  /** How many were made since the process began. */
  made(what: TextOf['what']): number {
    return this.counts.get(what) ?? 0;
  }

  get bytes(): number {
    return this.texts.calculatedSize;
  }

  find(of: TextOf): Buffer | undefined {
    return this.texts.get(keyOf(of));
  }

  keep(of: TextOf, text: string): Buffer {
    return this.put(of, text);
  }

  /** Requests while it is made wait for the same text. */
  async get(of: TextOf, make: () => string | Promise<string>): Promise<Buffer> {
    const key = keyOf(of);
    return this.texts.get(key) ?? this.making.get(key, async () => this.put(of, await make()));
  }

  clear(): void {
    this.texts.clear();
  }

  private put(of: TextOf, text: string): Buffer {
    this.counts.set(of.what, this.made(of.what) + 1);
    const bytes = Buffer.from(text);
    this.texts.set(keyOf(of), bytes);
    return bytes;
  }
}

const keyOf = ({ what, gameId, version, viewer, further = '' }: TextOf): string =>
  `${what} ${gameId} ${version} ${viewerName(viewer)} ${further}`;
