import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Board, Schemas } from '../../api/kifu.js';
import { type Speech, type Table, useSpeech, useTable } from '../../board/table.js';
import { Button } from '../../design/button.js';
import { named } from '../../log/tell.js';
import { placesOn } from '../../play/places.js';
import { type Outcomes, toldWith } from './offered.js';
import { Outcome } from './outcome.js';
import type { Awaited, WordsOfChance } from './words-of-chance.js';
import styles from './record.module.css';

type Told = Schemas['ToldDto'];

interface ChanceProps {
  readonly awaiting: readonly Awaited[];
  readonly game: Schemas['GameDto'];
  readonly board: Board;
  readonly disabled: boolean;
  readonly onTell: (asserted: Told[], says: string) => void;
}

/**
 * The outcome of chance at the table: cards, a choice, the faces of dice. All outcomes that the game awaits are
 * reported at once; a single one is reported when it is pressed.
 */
export function Chance({ awaiting, game, board, disabled, onTell }: ChanceProps) {
  const { t } = useTranslation('record');
  const table = useTable();
  const speech = useSpeech();
  const [outcomes, setOutcomes] = useState<Outcomes>({});
  const words: WordsOfChance = {
    what: (awaited) => whatOf(awaited, table, speech),
    asks: ({ label }) => {
      const question = table.layout?.asking.chances?.[label.slice(0, label.lastIndexOf('/'))];
      return question === undefined ? null : speech.format.words(question);
    },
    outcome: (id) => wordOf(id, board, table, speech),
  };
  const isSingle = awaiting.length === 1 && awaiting[0]?.count === 1;
  const tell = (told: Outcomes) => {
    const asserted = awaiting.map(({ label }) => ({ label, outcome: [...(told[label] ?? [])] }));
    const says = awaiting.map(
      (each) => `${words.what(each)}: ${speech.format.list((told[each.label] ?? []).map(words.outcome))}`,
    );
    onTell(asserted, says.join('; '));
  };
  const change = (label: string, outcome: readonly string[]) => {
    const told = { ...outcomes, [label]: outcome };
    if (isSingle && outcome.length === 1) tell(told);
    else setOutcomes(told);
  };
  const isWhole = ({ label, count }: Awaited): boolean => outcomes[label]?.length === count;
  // Cards one pile after another: on a phone there is no room for those of two decks. Dice all at once, as they lie
  // there.
  const current = awaiting.find((each) => !isWhole(each));
  return (
    <section className={styles['chance']} aria-label={t('chance.title')}>
      <h2>{t('chance.title')}</h2>
      <div className={styles['outcomes']}>
        {awaiting.map((each) => (
          <Outcome
            key={each.label}
            awaited={each}
            deckId={game.seats.find(({ seat }) => seat === each.seat)?.deckId}
            words={words}
            chosen={outcomes[each.label] ?? []}
            told={toldWith(each, awaiting, outcomes, (id) => table.cards.has(id))}
            isOpen={each === current}
            disabled={disabled}
            onChange={(outcome) => change(each.label, outcome)}
          />
        ))}
      </div>
      {!isSingle && (
        <Button
          look="main"
          className={styles['tell'] ?? ''}
          disabled={current !== undefined || disabled}
          onClick={() => tell(outcomes)}
        >
          {t('chance.tell')}
        </Button>
      )}
    </section>
  );
}

/**
 * `p1.deck` is a zone of a player; `roll/p1/die/0` names what it is about, piece by piece, after the kind of chance.
 */
function whatOf({ label, kind }: Awaited, table: Table, speech: Speech): string {
  const parts = label.split(/[/.]/).filter((part) => !/^\d+$/.test(part) && part !== kind);
  return parts.map((part) => named(part, table, speech)).join(' · ');
}

function wordOf(id: string, board: Board, table: Table, speech: Speech): string {
  const placed = placesOn(board).get(id);
  if (placed !== undefined) return speech.card(placed.object.card);
  const words = table.layout?.asking.options[id];
  return words === undefined ? named(id, table, speech) : speech.format.words(words);
}
