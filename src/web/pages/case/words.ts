/** Words of the service in the reader's language. */
import type { TFunction } from 'i18next';
import type { Format } from '../../i18n/use-format.js';
import type { Case } from './queries.js';

const ROLES = ['admin', 'organiser', 'head-judge', 'judge', 'scorekeeper', 'player', 'spectator', 'service'] as const;

export const PENALTIES = ['warning', 'game-loss', 'match-loss', 'disqualification'] as const;
export type Penalty = (typeof PENALTIES)[number];

type T = TFunction<'case'>;

/** Who did something: people by their names, all by the role that they did it in. */
export function whoIs({ role, playerId }: Case['opened']['by'], { names }: Pick<Case, 'names'>, t: T): string {
  const known = ROLES.find((each) => each === role);
  const said = known === undefined ? role : t(`role.${known}`);
  const name = playerId === null ? undefined : names[playerId];
  return name === undefined ? said : t('by', { name, role: said });
}

/** By seat. */
export const seatNames = ({ opened, names }: Pick<Case, 'opened' | 'names'>): ReadonlyMap<string, string> =>
  new Map(opened.seats.map(({ seat, playerId }) => [seat, names[playerId] ?? seat]));

interface Result {
  readonly winners: readonly string[];
  readonly draw: boolean;
}

export function resultOf({ winners, draw }: Result, names: ReadonlyMap<string, string>, format: Format, t: T): string {
  if (draw) return t('outcome.draw');
  if (winners.length === 0) return t('outcome.nobody');
  return t('outcome.won', { players: format.list(winners.map((seat) => names.get(seat) ?? seat)) });
}

/** The parts of the score that a ruling gives a match: of each seat, and the drawn games. */
export const scoreOf = (
  { score = [], drawnGames = 0 }: NonNullable<Case['rulings'][number]['ruling']['matchResult']>,
  names: ReadonlyMap<string, string>,
  t: T,
): readonly string[] => [
  ...score.map(({ seat, won }) => `${names.get(seat) ?? seat} ${won}`),
  ...(drawnGames > 0 ? [t('ruling.drawnGames', { count: drawnGames })] : []),
];

/** The title of an infraction in the guidelines; its id for readers who do not see the guidelines. */
export const infractionTitle = ({ suggestions }: Pick<Case, 'suggestions'>, infraction: string): string =>
  suggestions.find((each) => each.infraction === infraction)?.title ?? infraction.replaceAll('-', ' ');
