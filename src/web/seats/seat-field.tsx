import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Select } from '../design/form.js';
import { ChosenPlayer } from '../people/player-field.js';
import { type Player, PlayerSearch } from '../people/player-search.js';
import { decksQuery, samplesQuery } from './queries.js';
import { type DeckDraft, type DeckSource, type SeatDraft, type Seating, teamAt } from './seats.js';
import styles from './seats.module.css';

interface SeatFieldProps extends Pick<Seating, 'game' | 'format' | 'teams'> {
  readonly place: number;
  readonly seat: SeatDraft;
  /** It is the reader's own. */
  readonly isFixed: boolean;
  readonly mayRegister: boolean;
  readonly decks: DeckSource;
  /** Who sits already. */
  readonly taken: readonly string[];
  readonly onChange: (seat: SeatDraft) => void;
}

/** Who sits here, with which deck. */
export function SeatField({ isFixed, mayRegister, taken, decks, ...of }: SeatFieldProps) {
  const { t } = useTranslation('seats');
  const { place, seat, game, format, teams, onChange } = of;
  const { player } = seat;
  return (
    <fieldset className={styles['seat']}>
      <legend>{t('title', { number: place + 1 })}</legend>
      {player === null ? (
        <PlayerSearch
          name={`player.${place}`}
          label={t('player')}
          at={`/seats/${place}/playerId`}
          mayRegister={mayRegister}
          taken={taken}
          choose={(found) => onChange({ ...seat, player: found, deck: null })}
        />
      ) : (
        <>
          <ChosenPlayer
            label={t('player')}
            player={player}
            change={isFixed ? null : () => onChange({ ...seat, player: null, deck: null })}
          />
          {decks !== 'shared' && (
            <DeckField {...{ player, place, game, format, seat, onChange }} isDrafted={decks === 'drafted'} />
          )}
        </>
      )}
      {teams !== null && (
        <Select
          name={`team.${place}`}
          label={t('team')}
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
  /** Without a choice the seat plays the deck that its player drafted. */
  readonly isDrafted: boolean;
}

/**
 * The decks that the player has stored, and those that come with the game: one of these is stored when the match
 * begins.
 */
function DeckField({ player, place, game, format, seat, isDrafted, onChange }: DeckFieldProps) {
  const { t } = useTranslation('seats');
  const decks = useQuery(decksQuery(player.id));
  const samples = useQuery(samplesQuery(game));
  const stored = (decks.data ?? []).filter((deck) => deck.game === game && deck.format === format);
  const legal = (samples.data ?? []).filter(({ formats }) => formats.includes(format));
  const choices = new Map<string, DeckDraft>([
    ...stored.map(({ id }): [string, DeckDraft] => [id, { kind: 'stored', id }]),
    ...legal.map(({ name, cards }): [string, DeckDraft] => [`sample ${name}`, { kind: 'sample', name, cards }]),
  ]);
  const { deck } = seat;
  const isNone = decks.isSuccess && samples.isSuccess && choices.size === 0;
  return (
    <Select
      name={`deck.${place}`}
      label={t('deck')}
      at={`/seats/${place}/deckId`}
      help={isDrafted ? t('draftedHelp') : isNone ? t('none') : undefined}
      optional={isDrafted}
      value={deck === null ? '' : deck.kind === 'stored' ? deck.id : `sample ${deck.name}`}
      options={[
        { value: '', label: t(isDrafted ? 'drafted' : 'noDeck') },
        ...stored.map(({ id, name }) => ({ value: id, label: name, group: t('stored') })),
        ...legal.map(({ name }) => ({ value: `sample ${name}`, label: name, group: t('samples') })),
      ]}
      onChoose={(value) => onChange({ ...seat, player, deck: choices.get(value) ?? null })}
    />
  );
}
