import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../api/kifu.js';
import { useTable } from '../../board/table.js';
import { Button } from '../../design/button.js';
import { AnswerButton, Said } from '../../play/answer-button.js';
import { Searched } from '../../play/lists.js';
import type { WordsOfChance } from './words-of-chance.js';
import { type Offered, offeredOf } from './offered.js';
import { listQuery } from './queries.js';
import styles from './record.module.css';
import { Rolled } from './rolled.js';

interface OutcomeProps {
  readonly awaited: Schemas['AwaitedDto'];
  readonly deckId: string | undefined;
  readonly words: WordsOfChance;
  readonly chosen: readonly string[];
  /** The cards that are already reported, in this outcome and in others. */
  readonly told: readonly string[];
  /** It is the outcome that is being reported. */
  readonly isOpen: boolean;
  readonly disabled: boolean;
  readonly onChange: (outcome: readonly string[]) => void;
}

/** One outcome after another, until there are as many as are awaited. */
export function Outcome({ awaited, deckId, words, chosen, told, isOpen, disabled, onChange }: OutcomeProps) {
  const { t } = useTranslation('record');
  const { kind, count } = awaited;
  const options = useOptions(awaited, deckId, told).map(({ id, left }) => ({
    id,
    label: words.outcome(id),
    note: [...(kind === 'cards' ? [id] : []), ...(left > 1 ? [t('chance.left', { left })] : [])].join(' · '),
  }));
  const isOfDice = kind === 'roll' && count > 1;
  const add = ({ id }: { readonly id: string }) => {
    if (!disabled) onChange([...chosen, id]);
  };
  return (
    <fieldset className={styles['outcome']}>
      <legend>{words.asks(awaited) ?? t(`chance.${kind}`, { count, what: words.what(awaited) })}</legend>
      {count > 1 && (
        <p role="status" className={styles['quiet']}>
          {t('chance.told', { count, told: chosen.length })}
        </p>
      )}
      {!isOfDice && chosen.length > 0 && (
        <ol className={styles['told']}>
          {chosen.map((id, place) => (
            // The same card may be named twice: its place tells it apart.
            <li key={place}>
              <Button
                aria-label={t('chance.notThis', { card: words.outcome(id) })}
                onClick={() => onChange(chosen.filter((_, other) => other !== place))}
              >
                {words.outcome(id)} <span aria-hidden="true">×</span>
              </Button>
            </li>
          ))}
        </ol>
      )}
      {isOfDice && (
        <Rolled
          faces={options.map(({ id }) => id)}
          count={count}
          words={words}
          chosen={chosen}
          label={t('answers', { ns: 'play' })}
          onChange={(outcome) => !disabled && onChange(outcome)}
        />
      )}
      {!isOfDice && isOpen && (
        <Searched items={options} textOf={({ label, note }) => `${label} ${note}`} choose={add}>
          {(option) => (
            <li key={option.id}>
              <AnswerButton disabled={disabled} onClick={() => add(option)}>
                <Said option={option} />
              </AnswerButton>
            </li>
          )}
        </Searched>
      )}
    </fieldset>
  );
}

/**
 * What may still be named: the possible outcomes; where the service cannot say them, cards of the deck, else all cards.
 */
function useOptions(
  { kind, among }: Schemas['AwaitedDto'],
  deckId: string | undefined,
  told: readonly string[],
): readonly Offered[] {
  const { cards } = useTable();
  const { data: deck } = useQuery({ ...listQuery(deckId), enabled: among === undefined });
  // Each die can show every face.
  if (kind === 'roll') return [...new Set(among)].map((id) => ({ id, left: 1 }));
  const ofDeck = deck?.cards.flatMap(({ card, count }) => Array.from({ length: count }, () => card));
  return offeredOf(among ?? ofDeck ?? [...cards.keys()], told);
}
