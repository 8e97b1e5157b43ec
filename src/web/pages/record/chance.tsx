import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Board, Schemas } from '../../api/kifu.js';
import { type Speech, type Table, useSpeech, useTable } from '../../board/table.js';
import { Button } from '../../design/button.js';
import { named } from '../../log/tell.js';
import { Searched } from '../../play/lists.js';
import { placesOn } from '../../play/places.js';
import { listQuery } from './queries.js';
import styles from './record.module.css';

type Awaited = Schemas['AwaitedDto'];
type Told = Schemas['ToldDto'];

interface ChanceProps {
  readonly awaiting: readonly Awaited[];
  readonly game: Schemas['GameDto'];
  readonly board: Board;
  readonly disabled: boolean;
  readonly onTell: (asserted: Told[], says: string) => void;
}

/** How chance fell at the table: which cards, which of some, what the dice show. All of it at once, as the game awaits it. */
export function Chance({ awaiting, game, board, disabled, onTell }: ChanceProps) {
  const { t } = useTranslation('record');
  const table = useTable();
  const speech = useSpeech();
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, readonly string[]>>>({});
  const of = (label: string): readonly string[] => outcomes[label] ?? [];
  const isWhole = awaiting.every(({ label, count }) => of(label).length === count);
  const tell = () =>
    onTell(
      awaiting.map(({ label }) => ({ label, outcome: [...of(label)] })),
      awaiting
        .map(
          (each) =>
            `${whatOf(each, table, speech)}: ${speech.format.list(of(each.label).map((id) => wordOf(id, board, table, speech)))}`,
        )
        .join('; '),
    );
  return (
    <section className={styles['chance']} aria-label={t('chance.title')}>
      <h2>{t('chance.title')}</h2>
      <div className={styles['outcomes']}>
        {awaiting.map((each) => (
          <Outcome
            key={each.label}
            awaited={each}
            game={game}
            board={board}
            chosen={of(each.label)}
            onChange={(outcome) => setOutcomes((now) => ({ ...now, [each.label]: outcome }))}
          />
        ))}
      </div>
      <Button look="main" className={styles['tell'] ?? ''} disabled={!isWhole || disabled} onClick={tell}>
        {t('chance.tell')}
      </Button>
    </section>
  );
}

interface OutcomeProps {
  readonly awaited: Awaited;
  readonly game: Schemas['GameDto'];
  readonly board: Board;
  readonly chosen: readonly string[];
  readonly onChange: (outcome: readonly string[]) => void;
}

/** One after another, until there are as many as are awaited. */
function Outcome({ awaited, game, board, chosen, onChange }: OutcomeProps) {
  const { t } = useTranslation('record');
  const table = useTable();
  const speech = useSpeech();
  const { kind, count } = awaited;
  const deckId = game.seats.find(({ seat }) => seat === awaited.seat)?.deckId;
  const deck = useQuery({ ...listQuery(deckId), enabled: kind === 'cards' || kind === 'pick' }).data;
  const what = whatOf(awaited, table, speech);
  const options = optionsFor(awaited, deck ?? null, table).map((id) => ({
    id,
    label: wordOf(id, board, table, speech),
  }));
  const add = ({ id }: { readonly id: string }) => {
    if (chosen.length < count) onChange([...chosen, id]);
    else if (count === 1) onChange([id]);
  };
  return (
    <fieldset className={styles['outcome']}>
      <legend>{t(`chance.${kind}`, { count, what })}</legend>
      <ol className={styles['told']} aria-label={t('chance.told', { count, told: chosen.length })}>
        {chosen.map((id, place) => (
          // The same card may be named twice: its place tells it apart.
          <li key={place}>
            <Button
              aria-label={t('chance.notThis', { card: wordOf(id, board, table, speech) })}
              onClick={() => onChange(chosen.filter((_, other) => other !== place))}
            >
              {wordOf(id, board, table, speech)} ×
            </Button>
          </li>
        ))}
      </ol>
      <p role="status" className={styles['quiet']}>
        {t('chance.told', { count, told: chosen.length })}
      </p>
      {(chosen.length < count || count === 1) && (
        <Searched items={options} textOf={({ label }) => label} choose={add}>
          {(option) => (
            <li key={option.id}>
              <button type="button" className={styles['option']} onClick={() => add(option)}>
                {option.label}
              </button>
            </li>
          )}
        </Searched>
      )}
    </fieldset>
  );
}

/** What may be named: the possible outcomes, else cards of the deck, else all cards. */
function optionsFor({ among }: Awaited, deck: Schemas['DeckDto'] | null, { cards }: Table): readonly string[] {
  if (among !== undefined) return [...new Set(among)];
  return deck === null ? [...cards.keys()] : [...new Set(deck.cards.map(({ card }) => card))];
}

/** `p1.deck` is a zone of a player; `roll/p1/die/0` names what it is about, piece by piece. */
function whatOf({ label }: Awaited, table: Table, speech: Speech): string {
  const parts = label.split(/[/.]/).filter((part) => !/^\d+$/.test(part));
  return parts.map((part) => named(part, table, speech)).join(' · ');
}

function wordOf(id: string, board: Board, table: Table, speech: Speech): string {
  const placed = placesOn(board).get(id);
  if (placed !== undefined) return speech.card(placed.object.card);
  const words = table.layout?.asking.options[id];
  return words === undefined ? named(id, table, speech) : speech.format.words(words);
}
