import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Select } from '../../design/form.js';
import { ChosenPlayer } from '../../people/player-field.js';
import { type Player, PlayerSearch } from '../../people/player-search.js';
import { type DeckDraft, type SeatDraft, teamAt } from './make-match.js';
import { decksQuery, samplesQuery } from './queries.js';
import styles from './record.module.css';

interface SeatFieldProps {
  readonly place: number;
  readonly seat: SeatDraft;
  readonly game: string;
  readonly format: string;
  /** How many teams play; null where each plays for itself. */
  readonly teams: number | null;
  /** It is the reader's own. */
  readonly isFixed: boolean;
  readonly mayRegister: boolean;
  /** Who sits already. */
  readonly taken: readonly string[];
  readonly onChange: (seat: SeatDraft) => void;
}

/** Who sits here, with which deck. */
export function SeatField({ place, seat, game, format, teams, isFixed, mayRegister, taken, onChange }: SeatFieldProps) {
  const { t } = useTranslation('record');
  const { player } = seat;
  return (
    <fieldset className={styles['seat']}>
      <legend>{t('seat.title', { number: place + 1 })}</legend>
      {player === null ? (
        <PlayerSearch
          name={`player.${place}`}
          label={t('seat.player')}
          at={`/seats/${place}/playerId`}
          mayRegister={mayRegister}
          taken={taken}
          choose={(found) => onChange({ ...seat, player: found, deck: null })}
        />
      ) : (
        <>
          <ChosenPlayer
            label={t('seat.player')}
            player={player}
            change={isFixed ? null : () => onChange({ ...seat, player: null, deck: null })}
          />
          <DeckField player={player} place={place} game={game} format={format} seat={seat} onChange={onChange} />
        </>
      )}
      {teams !== null && (
        <Select
          name={`team.${place}`}
          label={t('seat.team')}
          at="/teams"
          value={String(teamAt(seat, place, teams))}
          options={Array.from({ length: teams }, (_, team) => ({ value: String(team), label: String(team + 1) }))}
          onChoose={(team) => onChange({ ...seat, team: Number(team) })}
        />
      )}
    </fieldset>
  );
}

interface DeckFieldProps extends Pick<SeatFieldProps, 'place' | 'game' | 'format' | 'seat' | 'onChange'> {
  readonly player: Player;
}

/** The decks that the player has stored, and those that come with the game: one of these is stored when the match begins. */
function DeckField({ player, place, game, format, seat, onChange }: DeckFieldProps) {
  const { t } = useTranslation('record');
  const decks = useQuery(decksQuery(player.id));
  const samples = useQuery(samplesQuery(game)).data ?? [];
  const stored = (decks.data ?? []).filter((deck) => deck.game === game && deck.format === format);
  const legal = samples.filter(({ formats }) => formats.includes(format));
  const choices = new Map<string, DeckDraft>([
    ...stored.map(({ id }): [string, DeckDraft] => [id, { kind: 'stored', id }]),
    ...legal.map(({ name, cards }): [string, DeckDraft] => [`sample ${name}`, { kind: 'sample', name, cards }]),
  ]);
  const { deck } = seat;
  return (
    <Select
      name={`deck.${place}`}
      label={t('seat.deck')}
      at={`/seats/${place}/deckId`}
      value={deck === null ? '' : deck.kind === 'stored' ? deck.id : `sample ${deck.name}`}
      options={[
        { value: '', label: t('seat.noDeck') },
        ...stored.map(({ id, name }) => ({ value: id, label: name, group: t('seat.stored') })),
        ...legal.map(({ name }) => ({ value: `sample ${name}`, label: name, group: t('seat.samples') })),
      ]}
      onChoose={(value) => onChange({ ...seat, player, deck: choices.get(value) ?? null })}
    />
  );
}
