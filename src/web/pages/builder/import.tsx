import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answered, kifu } from '../../api/kifu.js';
import { type Line, merged } from '../../cards/lines.js';
import { Button } from '../../design/button.js';
import { Failure } from '../../design/states.js';
import styles from './builder.module.css';

interface ImportProps {
  readonly game: string;
  /** Takes a list that was read whole. */
  readonly take: (lines: readonly Line[]) => void;
  /** Takes what was read, while lines are left to check. */
  readonly keep: (lines: readonly Line[]) => void;
  readonly add: (card: string, more: number) => void;
}

const TEXT_MAX = 20_000;

/** The deck is whole without the cards of a sideboard. */
const isRemark = ({ code }: { readonly code: string }): boolean => code === 'deck-text.beside-deck';

/** Reads a deck from a text, and lists each line that was not understood. */
export function Import({ game, take, keep, add }: ImportProps) {
  const { t } = useTranslation('builder');
  const [text, setText] = useState('');
  /** The names of the cards that were added for lines with faults. */
  const [added, setAdded] = useState<ReadonlyMap<number, string>>(new Map());
  const read = useMutation({
    mutationFn: () => answered(kifu.POST('/v1/decks/read', { body: { game, text } })),
    onSuccess: ({ cards, faults: toCheck }) => {
      setAdded(new Map());
      (toCheck.every(isRemark) ? take : keep)(merged(cards));
    },
  });
  const faults = read.data?.faults ?? [];
  const left = faults.filter(({ line }) => !added.has(line)).length;
  return (
    <details className={styles['import']}>
      <summary>{t('import.title')}</summary>
      <label>
        {t('import.label')}
        <textarea rows={8} maxLength={TEXT_MAX} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <Button onClick={() => read.mutate()} disabled={text.trim() === '' || read.isPending}>
        {t('import.read')}
      </Button>
      {read.isError && <Failure error={read.error} />}
      <div role="status">
        {read.isSuccess && (
          <p>
            {t('import.done', { count: read.data.cards.length })} {left > 0 && t('import.left', { count: left })}
          </p>
        )}
        {faults.length > 0 && (
          <ul className={styles['faults']} aria-label={t('import.faults')}>
            {faults.map(({ line, message, count = 1, candidates }) => (
              <li key={line}>
                {t('import.line', { line })} <span lang="en">{message}</span>
                {added.has(line)
                  ? ` ${t('import.added', { count, name: added.get(line) })}`
                  : candidates.map(({ id, name }) => (
                      <Button
                        key={id}
                        onClick={() => {
                          add(id, count);
                          setAdded(new Map(added).set(line, name));
                        }}
                      >
                        {t('import.add', { count, name, id })}
                      </Button>
                    ))}
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
