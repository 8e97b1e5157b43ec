import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Step } from '../domain/game.js';

/** A page of steps is packed as a whole: their logs are much alike. */
const PAGE = 16;
/** Level 1 halves the time of the usual level for a tenth more bytes. */
const QUICKLY = { level: 1 };
/** Bytes of an unpacked step for each character of its JSON, and of a page beside its packed bytes. */
const LOOSE_PER_CHARACTER = 2;
const PAGE_OVERHEAD = 128;

/**
 * What happened in a game, without gaps up to its last version: of the log, which is most of a game's memory, only the
 * last steps are held as they are. The others take some hundred bytes each, and reading them costs the same however
 * long the game is.
 */
export class StepJournal {
  private readonly pages: Buffer[] = [];
  private loose: readonly Step[] = [];
  private packedBytes = 0;
  private looseBytes = 0;

  /** By the page that was packed last; before that, by what steps usually are. */
  private charactersPerStep = 1_000;

  /** A journal that begins at version `first`, and is empty. */
  constructor(readonly first: number) {}

  get last(): number {
    return this.first + this.pages.length * PAGE + this.loose.length - 1;
  }

  /** The last ones, at least `PAGE` of them where there are as many. */
  get latest(): readonly Step[] {
    return this.loose;
  }

  get bytes(): number {
    return this.packedBytes + this.looseBytes;
  }

  /** The next steps; those that it has already are passed over. */
  append(steps: readonly Step[]): void {
    const added = steps.filter(({ version }) => version > this.last);
    if (added.length === 0) return;
    if (added[0]?.version !== this.last + 1) throw new Error('a journal of steps has no gaps');
    this.loose = [...this.loose, ...added];
    while (this.loose.length >= 2 * PAGE) this.packOne();
    this.looseBytes = this.loose.length * this.charactersPerStep * LOOSE_PER_CHARACTER;
  }

  /** Hands over the latest steps, for somebody who holds them as text meanwhile; `append` takes them back. */
  release(): readonly Step[] {
    const { loose } = this;
    this.loose = [];
    this.looseBytes = 0;
    return loose;
  }

  /** Those after a version and up to another one; null where it does not reach back so far, or not as far ahead. */
  between(after: number, to: number): readonly Step[] | null {
    if (to <= after) return [];
    if (after + 1 < this.first || to > this.last) return null;
    const packedTo = this.first + this.pages.length * PAGE - 1;
    const pageOf = (version: number): number => Math.floor((version - this.first) / PAGE);
    const packed =
      after >= packedTo
        ? []
        : this.pages.slice(pageOf(after + 1), pageOf(Math.min(to, packedTo)) + 1).flatMap(unpacked);
    return [...packed, ...this.loose].filter(({ version }) => version > after && version <= to);
  }

  private packOne(): void {
    const text = JSON.stringify(this.loose.slice(0, PAGE));
    const page = alone(deflateRawSync(text, QUICKLY));
    this.pages.push(page);
    this.packedBytes += page.length + PAGE_OVERHEAD;
    this.charactersPerStep = Math.ceil(text.length / PAGE);
    this.loose = this.loose.slice(PAGE);
  }
}

/** Bytes without surplus memory: compressed data is in a buffer of 16 KB. */
function alone(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** What this file has packed: a step is JSON. */
const unpacked = (page: Buffer): readonly Step[] => JSON.parse(inflateRawSync(page).toString()) as readonly Step[];
