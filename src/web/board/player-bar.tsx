import { useTranslation } from 'react-i18next';
import { isRecord } from '../api/json.js';
import type { Board, SeatBoard } from '../api/kifu.js';
import type { PlayerNumber } from '../engine/games.js';
import { useChoice } from './choices.js';
import styles from './player-bar.module.css';
import { useSpeech, useTable } from './table.js';

interface PlayerBarProps {
  readonly seat: SeatBoard;
  readonly board: Board;
  readonly isOpen: boolean;
  readonly open: (seat: string) => void;
  /** Something may be chosen among the player's cards. */
  readonly isAsked: boolean;
}

/** The player: name, turn and numbers. */
export function PlayerBar({ seat, board, isOpen, open, isAsked }: PlayerBarProps) {
  const { layout } = useTable();
  const speech = useSpeech();
  const { t } = useTranslation('board');
  const isOver = board.outcome !== null;
  const isActive = !isOver && board.turn.active === seat.seat;
  const decides = !isOver && board.deciding.some((each) => each.seat === seat.seat);
  const wins = board.outcome?.winners.includes(seat.seat) === true;
  const team = board.teams?.findIndex((each) => each.includes(seat.seat)) ?? -1;
  return (
    <div
      className={styles['bar']}
      data-active={isActive}
      data-seat-bar={seat.seat}
      data-team={team < 0 ? undefined : team}
    >
      <span className={styles['stone']} data-seat={board.seats.findIndex((each) => each.seat === seat.seat)} />
      <h2 className={styles['player']}>
        <PlayerName seat={seat.seat} />
      </h2>
      {team >= 0 && <TeamTag board={board} team={team} />}
      {isActive && (
        <span className={styles['tag']} data-tag="active">
          {t('active')}
        </span>
      )}
      {decides && <span className={styles['tag']}>{t('decides')}</span>}
      {seat.left && !isOver && <span className={styles['tag']}>{t('left')}</span>}
      {wins && <span className={styles['tag']}>{t('wins')}</span>}
      <span className={styles['numbers']}>
        {(layout?.player ?? [])
          .map((shown) => ({ ...shown, value: numberOf(seat, shown) }))
          .filter(({ value, whenSome }) => value > 0 || whenSome !== true)
          .map(({ value, ...shown }) => (
            <span key={shown.field} className={styles['number']}>
              <span>{speech.format.words(shown.words)}</span>
              <b>{value}</b>
              {/* Teammates run the race together. */}
              {(team < 0 || shown.ofTeam !== true) && <Goal shown={shown} format={board.format} value={value} />}
            </span>
          ))}
      </span>
      <button
        type="button"
        className={styles['show']}
        data-asked={isAsked}
        aria-expanded={isOpen}
        aria-label={t('cardsOf', { player: speech.player(seat.seat) })}
        onClick={() => open(seat.seat)}
      />
    </div>
  );
}

interface GoalProps {
  readonly shown: PlayerNumber;
  readonly format: string;
  readonly value: number;
}

/** Where the race ends, and how far on the track to it the value is. */
function Goal({ shown: { goal, goalIn }, format, value }: GoalProps) {
  const end = goalIn?.[format] ?? goal;
  if (end === undefined) return null;
  const part = `${Math.min(100, (100 * value) / end)}%`;
  return (
    <span className={styles['goal']}>
      / {end}
      <span className={styles['track']} aria-hidden="true">
        <span style={{ inlineSize: part }} />
      </span>
    </span>
  );
}

/** Which team, and what its players have together. */
function TeamTag({ board, team }: { readonly board: Board; readonly team: number }) {
  const { layout } = useTable();
  const speech = useSpeech();
  const { t } = useTranslation('board');
  const members = board.seats.filter(({ seat }) => board.teams?.[team]?.includes(seat) === true);
  const together = (shown: PlayerNumber): number => members.reduce((sum, seat) => sum + numberOf(seat, shown), 0);
  return (
    <span className={styles['team']}>
      <span>{t('team', { number: team + 1 })}</span>
      {(layout?.player ?? [])
        .filter(({ ofTeam }) => ofTeam === true)
        .map((shown) => (
          <span key={shown.field} title={speech.format.words(shown.words)}>
            {' · '}
            <span className="visually-hidden">{speech.format.words(shown.words)} </span>
            {together(shown)}
            <Goal shown={shown} format={board.format} value={together(shown)} />
          </span>
        ))}
    </span>
  );
}

function numberOf(seat: SeatBoard, { field, in: within }: PlayerNumber): number {
  if (within === undefined) return Number(seat[field] ?? 0);
  const fields = seat[within];
  return isRecord(fields) ? Number(fields[field] ?? 0) : 0;
}

/** A button where the player may be chosen. */
function PlayerName({ seat }: { readonly seat: string }) {
  const speech = useSpeech();
  const choice = useChoice(seat);
  if (choice === null) return speech.player(seat);
  const { badge, button } = choice;
  return (
    <button type="button" className={styles['choosable']} {...button}>
      {speech.player(seat)}
      {badge !== undefined && ` · ${badge}`}
    </button>
  );
}
