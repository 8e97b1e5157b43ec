import { commitment, type Viewer } from '../../../engine/index.js';
import type { Verification } from '../../../platform/event-store/index.js';
import type { GameStarted } from '../../matches/index.js';
import {
  type AssertedFacts,
  assertedFactsIn,
  assertedTotal,
  type ByHand,
  byHandIn,
  type Difference,
  seenDifference,
} from '../../replays/index.js';
import type { ProvenGame } from './proven-game.js';

/**
 * The parties that were bound to another secret than the game was played with: by the game's own commitments, or by
 * those that the match has pledged for it before the seats gave their shares.
 */
export function brokenCommitments(
  started: GameStarted,
  pledged: Readonly<Record<string, string>> | null,
): readonly { readonly expected: string; readonly actual: string }[] {
  const { gameId, randomness } = started;
  return parties(started).flatMap(([who, secret]) => {
    const expected = (pledged ?? randomness.commitments)[who] ?? 'none';
    const actual = commitment(gameId, who, secret);
    return actual === expected ? [] : [{ expected, actual }];
  });
}

const parties = ({ randomness }: GameStarted): readonly (readonly [who: string, secret: string])[] =>
  Object.entries({ server: randomness.serverSecret, ...randomness.seatSecrets });

/** What an audit found. `ok` says that everything recorded was as it should be. */
export interface AuditReport {
  readonly gameId: string;
  readonly ok: boolean;
  /** Null where the first event cannot be trusted: then nothing is known of the game. */
  readonly pinned: { readonly engine: string; readonly ruleset: string; readonly cardSet: string } | null;
  /** The build of the rule engine that carried the game out again. */
  readonly executedBy: string | null;
  readonly chain: { readonly ok: boolean; readonly events: number; readonly head: string | null };
  /** Recorded states, and how many of them came out again; across builds, positions instead. */
  readonly states: {
    readonly by: 'state-hash' | 'position-hash';
    readonly executed: number;
    readonly differing: number;
  };
  readonly commitments: { readonly ok: boolean; readonly checked: number };
  /** Facts that were recorded because somebody said so, and that nothing can prove. */
  readonly assertedFacts: number;
  /** What they are facts of. Carrying the game out again proves what followed from them, and not that they were so. */
  readonly asserted: AssertedFacts;
  /** Where all chance comes from: the seed, which proves it, or what was reported. */
  readonly chance: GameStarted['randomness']['kind'] | null;
  /** The assertions among them, and how they came about. */
  readonly byHand: ByHand;
  /** The first version that is not as it was recorded, or does not follow from what was. */
  readonly firstDifference: AuditDifference | null;
  readonly milliseconds: { readonly chain: number; readonly execution: number };
}

interface AuditDifference {
  readonly version: number;
  readonly reason: string;
  readonly expected: string;
  readonly actual: string;
}

/** The events that can be trusted, carried out again. */
export interface Executed {
  readonly game: ProvenGame;
  /** Whether everybody may know everything of the game. */
  readonly isWhole: boolean;
  /**
   * The commitments that the match has for this game, where it was bound to them before the seats gave their shares.
   */
  readonly pledged: Readonly<Record<string, string>> | null;
}

export function auditReport(
  gameId: string,
  chain: Verification,
  outcome: Executed | 'unreadable' | null,
  milliseconds: AuditReport['milliseconds'],
): AuditReport {
  const executed = outcome === 'unreadable' ? null : outcome;
  const game = executed?.game;
  const started = game?.started ?? null;
  const broken = started === null ? [] : brokenCommitments(started, executed?.pledged ?? null).map(brokenCommitment);
  const viewer: Viewer = { kind: executed?.isWhole === true ? 'everything' : 'spectator' };
  const differences = (game?.differences ?? []).map((each) => seenDifference(each, viewer));
  const { byHand, asserted } = game ?? { byHand: byHandIn([]), asserted: assertedFactsIn([]) };
  const first = [
    ...broken,
    ...differences.map(differenceOf),
    ...(chain.ok ? [] : [brokenLink(chain)]),
    ...(outcome === 'unreadable' ? [UNREADABLE] : []),
  ].sort((a, b) => a.version - b.version)[0];
  return {
    gameId,
    ok: first === undefined,
    pinned: started && { engine: started.engine, ruleset: started.ruleset, cardSet: started.cardSet },
    executedBy: game?.engine ?? null,
    chain: chain.ok
      ? { ok: true, events: chain.events, head: chain.head }
      : { ok: false, events: chain.version - 1, head: null },
    states: {
      by: started?.engine === game?.engine ? 'state-hash' : 'position-hash',
      executed: game?.executed ?? 0,
      differing: differences.length,
    },
    commitments: { ok: broken.length === 0, checked: started === null ? 0 : parties(started).length },
    assertedFacts: assertedTotal(asserted),
    asserted,
    chance: started?.randomness.kind ?? null,
    byHand,
    firstDifference: first ?? null,
    milliseconds,
  };
}

/** Every hash is right, and yet it is no game that could be carried out. */
const UNREADABLE: AuditDifference = { version: 1, reason: 'unreadable', expected: 'a recorded game', actual: 'none' };

const brokenCommitment = (difference: Pick<AuditDifference, 'expected' | 'actual'>): AuditDifference => ({
  version: 1,
  reason: 'commitment',
  ...difference,
});

const differenceOf = ({ version, what, recorded, actual }: Difference): AuditDifference => ({
  version,
  reason: what,
  expected: recorded,
  actual,
});

const brokenLink = ({ version, reason, expected, actual }: Extract<Verification, { ok: false }>): AuditDifference => ({
  version,
  reason,
  expected,
  actual,
});
