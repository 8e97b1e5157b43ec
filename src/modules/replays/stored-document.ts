import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { MatchReplay } from './domain/match-replay.js';
import type { GameReplay } from './domain/replay-document.js';

/** A document as it is kept and served. */
export interface StoredDocument {
  /** The SHA-256 of its text, in hex. */
  readonly sha256: string;
  /** Its text in gzip. */
  readonly document: Buffer;
}

const [compressed, decompressed] = [promisify(gzip), promisify(gunzip)];

/** A document and its place among those of its game or match; a match has one. */
export interface PlacedDocument extends StoredDocument {
  readonly kind: 'game' | 'match';
  readonly viewer: string;
  readonly branch: number;
  readonly isLast: boolean;
}

export async function placedDocument(replay: GameReplay | MatchReplay): Promise<PlacedDocument> {
  const text = JSON.stringify(replay);
  const sha256 = createHash('sha256').update(text).digest('hex');
  return { ...placeOf(replay), kind: replay.kind, sha256, document: await compressed(text) };
}

function placeOf(replay: GameReplay | MatchReplay): Pick<PlacedDocument, 'viewer' | 'branch' | 'isLast'> {
  if (replay.kind === 'match') return { viewer: 'everything', branch: 1, isLast: true };
  const { viewer, branch, branches } = replay.game;
  return { viewer, branch, isLast: branch === branches };
}

export const textOf = async ({ document }: StoredDocument): Promise<string> =>
  (await decompressed(document)).toString('utf8');

/** Whether the bytes say what their hash says. Those of two machines may differ for one text, and neither is wrong. */
export async function isSound(stored: StoredDocument): Promise<boolean> {
  try {
    return (
      createHash('sha256')
        .update(await textOf(stored))
        .digest('hex') === stored.sha256
    );
  } catch {
    return false;
  }
}
