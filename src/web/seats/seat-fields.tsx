import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.js';
import { SeatField } from './seat-field.js';
import { type DeckSource, EMPTY_SEAT, type SeatDraft, type Seating } from './seats.js';
import styles from './seats.module.css';

interface SeatFieldsProps {
  readonly seating: Seating;
  /** The first seat is the reader's own, and stays so. */
  readonly isOwnFirst?: boolean;
  readonly mayRegister: boolean;
  readonly decks?: DeckSource;
  readonly onChange: (seats: readonly SeatDraft[]) => void;
}

/** All who play: as many as the format has room for. */
export function SeatFields({ seating, isOwnFirst = false, mayRegister, decks = 'named', onChange }: SeatFieldsProps) {
  const { t } = useTranslation('seats');
  const { game, format, seats, room, teams } = seating;
  return (
    <>
      {seats.map((seat, place) => (
        <SeatField
          key={place}
          {...{ place, seat, game, format, teams, mayRegister, decks }}
          isFixed={isOwnFirst && place === 0}
          taken={seats.flatMap(({ player }) => player?.id ?? [])}
          onChange={(changed) => onChange(seats.with(place, changed))}
        />
      ))}
      <div className={styles['buttons']}>
        {seats.length < room.max && <Button onClick={() => onChange([...seats, EMPTY_SEAT])}>{t('more')}</Button>}
        {seats.length > room.min && <Button onClick={() => onChange(seats.slice(0, -1))}>{t('fewer')}</Button>}
      </div>
    </>
  );
}
