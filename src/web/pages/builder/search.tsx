import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSpeech } from '../../board/table.js';
import type { Line } from '../../cards/lines.js';
import { type Card, faceOf, nameOf } from '../../cards/queries.js';
import { SearchFields } from '../../cards/search-fields.js';
import { type CardSearch, cardSearchQuery } from '../../cards/search.js';
import { Button } from '../../design/button.js';
import { ShowMore } from '../../design/show-more.js';
import { Failure, Loading } from '../../design/states.js';
import type { Layout } from '../../engine/games.js';
import styles from './builder.module.css';

interface SearchProps {
  readonly game: string;
  readonly layout: Layout | null;
  readonly lines: readonly Line[];
  readonly add: (card: string, more: number) => void;
  /** Cards whose figures need not be asked for again. */
  readonly found: (cards: readonly Card[]) => void;
}

/** Cards to be put into the deck. */
export function Search({ game, layout, lines, add, found }: SearchProps) {
  const { t } = useTranslation('builder');
  const [search, setSearch] = useState<CardSearch>({});
  const asked = useInfiniteQuery(cardSearchQuery(game, search));
  const { data } = asked;
  useEffect(() => {
    if (data !== undefined) found(data.pages.flatMap((page) => page.items));
  }, [data, found]);
  const cards = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <SearchFields
        layout={layout}
        search={search}
        change={(changed) => setSearch((before) => ({ ...before, ...changed }))}
      />
      {asked.isPending && <Loading />}
      {asked.isError && <Failure error={asked.error} onRetry={() => void asked.refetch()} />}
      {asked.isSuccess && cards.length === 0 && <p className={styles['quiet']}>{t('noneFound')}</p>}
      {cards.length > 0 && (
        <ul className={styles['found']} aria-label={t('found')} tabIndex={0}>
          {cards.map((card) => (
            <Found
              key={card.id}
              layout={layout}
              card={card}
              copies={lines.filter((line) => line.card === card.id).reduce((sum, { count }) => sum + count, 0)}
              add={add}
            />
          ))}
          {asked.hasNextPage && (
            <li>
              <ShowMore list={asked} label={t('moreCards')} />
            </li>
          )}
        </ul>
      )}
    </>
  );
}

interface FoundProps {
  readonly layout: Layout | null;
  readonly card: Card;
  readonly copies: number;
  readonly add: (card: string, more: number) => void;
}

function Found({ layout, card, copies, add }: FoundProps) {
  const { t } = useTranslation('builder');
  const speech = useSpeech();
  const face = faceOf(layout, card);
  const name = nameOf(layout, card);
  const cost = face?.cost.map(({ text }) => text).join(' ') ?? '';
  const about = [...(cost === '' ? [] : [cost]), ...(face === null ? [] : [speech.type(face.type)]), card.id];
  return (
    <li className={styles['card']}>
      <span>
        <strong>{name}</strong>
        <small>{about.join(' · ')}</small>
      </span>
      {copies > 0 && <span className={styles['in']}>{t('inDeck', { count: copies })}</span>}
      <Button aria-label={t('more', { name })} onClick={() => add(card.id, 1)}>
        +
      </Button>
    </li>
  );
}
