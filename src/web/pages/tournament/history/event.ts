/** What the history says of an event: the values that its sentence names. */
import { gamesText, placeText } from '../../../tables/text.js';

const KINDS = [
  'TournamentCreated',
  'AnnouncementChanged',
  'RegistrationOpened',
  'RegistrationClosed',
  'PlayersRegistered',
  'LineupChanged',
  'RatingsCorrected',
  'DeckSubmitted',
  'PlayersCheckedIn',
  'PlayerDropped',
  'PlayerReturned',
  'PlayerDisqualified',
  'PenaltyGiven',
  'StageStarted',
  'DraftMatchMade',
  'DraftEnded',
  'DraftReopened',
  'RoundProposed',
  'RoundPublished',
  'RoundWithdrawn',
  'ClockStarted',
  'ClockPaused',
  'ClockResumed',
  'TimeExtended',
  'JudgeCalled',
  'JudgeCallAnswered',
  'TableCaseTaken',
  'PairingMatchMade',
  'ResultReported',
  'ResultDisputed',
  'DisputeWithdrawn',
  'ResultRecorded',
  'RulingAppealed',
  'AppealRejected',
  'ResultCorrected',
  'RoundEnded',
  'TournamentEnded',
  'TournamentCancelled',
] as const;
const CASES = ['dispute', 'call', 'appeal'] as const;
const PENALTIES = ['warning', 'game-loss', 'match-loss'] as const;

export interface ReadEvent {
  readonly kind: (typeof KINDS)[number];
  readonly stage: number;
  readonly pod: number;
  readonly round: number;
  /** With the board, where teams play. */
  readonly table: string;
  readonly minutes: number;
  readonly players: readonly string[];
  readonly reason: string;
  readonly rule: string;
  readonly penalty: (typeof PENALTIES)[number] | null;
  /** The kind of case at a table. */
  readonly tableCase: (typeof CASES)[number] | null;
  /** The games from the first player's side; null without a result. Of a correction, the result before. */
  readonly result: string | null;
  readonly after: string | null;
  /** Corrected ratings of a federation; null for none. */
  readonly ratings: readonly ReadRating[];
}

interface ReadRating {
  readonly player: string;
  readonly before: number | null;
  readonly after: number | null;
}

const MINUTE_MS = 60_000;

/** `data`: as the service sends it, with the fields that its type has. */
export function readEvent(type: string, data: unknown): ReadEvent {
  const field = (name: string, of: unknown = data): unknown =>
    typeof of === 'object' && of !== null ? Object.entries(of).find(([key]) => key === name)?.[1] : undefined;
  const number = (name: string): number => {
    const value = field(name) ?? field(name, field('at'));
    return typeof value === 'number' ? value : 0;
  };
  const text = (name: string): string => {
    const value = field(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    kind: KINDS.find((each) => each === type) ?? 'TournamentCreated',
    ...{ stage: number('stage'), pod: number('pod'), round: number('round') },
    table: placeText(number('table'), number('board') === 0 ? null : number('board')),
    minutes: Math.round(number('length') / MINUTE_MS),
    players: [
      ...playersIn(field('playerId') ?? field('players') ?? field('ratings'), field),
      ...playersIn(field('members') ?? [], field),
    ],
    ...{ reason: text('reason'), rule: text('rule') },
    penalty: PENALTIES.find((each) => each === text('kind')) ?? null,
    tableCase: CASES.find((each) => each === text('kind')) ?? null,
    result: resultText(field('result') ?? field('before'), field),
    after: resultText(field('after'), field),
    ratings: ratingsIn(field('ratings'), field),
  };
}

type Field = (name: string, of: unknown) => unknown;

function playersIn(value: unknown, field: Field): readonly string[] {
  const all: readonly unknown[] = Array.isArray(value) ? value : [value];
  return all.map((each) => field('playerId', each) ?? each).filter((each) => typeof each === 'string');
}

function ratingsIn(value: unknown, field: Field): readonly ReadRating[] {
  const all: readonly unknown[] = Array.isArray(value) ? value : [];
  const number = (rating: unknown): number | null => (typeof rating === 'number' ? rating : null);
  return all.map((each) => {
    const player = field('playerId', each);
    return {
      player: typeof player === 'string' ? player : '',
      before: number(field('before', each)),
      after: number(field('after', each)),
    };
  });
}

function resultText(value: unknown, field: Field): string | null {
  if (field('outcome', value) === 'double-loss') return 'double-loss';
  const games = field('games', value);
  if (!Array.isArray(games)) return null;
  const [won, lost, drawn] = games.map(Number);
  return gamesText({ games: { won: won ?? 0, lost: lost ?? 0, drawn: drawn ?? 0 } });
}
