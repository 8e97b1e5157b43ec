/** The deck in progress beside the cards that can go into it. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Curve } from '../../cards/curve.js';
import { SampleHand } from '../../cards/sample-hand.js';
import { DeckList } from '../../cards/deck-list.js';
import { DeckText } from '../../cards/deck-text.js';
import { type Line, sizeOf, withCopies } from '../../cards/lines.js';
import { type Card, cardsByIdQuery } from '../../cards/queries.js';
import { TableOfCards } from '../../cards/table-of-cards.js';
import { Button } from '../../design/button.js';
import type { Layout } from '../../engine/games.js';
import styles from './builder.module.css';
import { keepDraft } from './draft.js';
import { Import } from './import.js';
import { Copies } from './copies.js';
import { Samples } from './samples.js';
import { Save } from './save.js';
import { Search } from './search.js';
import { Verdict } from './verdict.js';

interface WorkbenchProps {
  readonly game: string;
  readonly format: string;
  readonly zones: readonly string[];
  readonly layout: Layout | null;
  readonly name: string;
  readonly begun: readonly Line[];
}

export function Workbench({ game, format, zones, layout, name, begun }: WorkbenchProps) {
  const { t } = useTranslation('builder');
  const [lines, setLines] = useState(begun);
  const heading = useRef<HTMLHeadingElement>(null);
  const [found, setFound] = useState<readonly Card[]>([]);
  useEffect(() => keepDraft(game, lines), [game, lines]);
  const ids = lines.map(({ card }) => card);
  const { data: known } = useQuery({ ...cardsByIdQuery(game, ids), placeholderData: keepPreviousData });
  const cards = useMemo(
    () => new Map([...found.map((card) => [card.id, card] as const), ...(known ?? [])]),
    [found, known],
  );
  const add = (card: string, more: number, zone?: string): void =>
    setLines((before) => withCopies(before, card, zone, more));
  const move = ({ card, zone, count }: Line, to: string | undefined): void =>
    setLines((before) => withCopies(withCopies(before, card, zone, -count), card, to, count));
  /** Shows the deck, which a phone has below its list of cards. A button that was pressed may be gone, too. */
  const begin = (deck: readonly Line[]): void => {
    setLines(deck);
    heading.current?.focus();
  };
  const shown = { lines, cards, layout };
  return (
    <TableOfCards game={game} layout={layout} cards={[...cards.values()]}>
      <Import game={game} take={begin} keep={setLines} add={add} />
      <div className={styles['bench']}>
        <section className={styles['side']} aria-labelledby="search">
          <h2 id="search">{t('cards')}</h2>
          <Search game={game} layout={layout} lines={lines} add={add} found={setFound} />
        </section>
        <section className={styles['side']} aria-labelledby="deck">
          <h2 id="deck" ref={heading} tabIndex={-1}>
            {t('deck')} <small aria-live="polite">{t('size', { count: sizeOf(lines) })}</small>
          </h2>
          <Verdict game={game} format={format} lines={lines} cards={cards} layout={layout} />
          {lines.length === 0 ? (
            <>
              <p className={styles['quiet']}>{t('empty')}</p>
              <Samples game={game} format={format} take={begin} />
            </>
          ) : (
            <>
              <DeckList
                game={game}
                {...shown}
                actions={(line, cardName) => <Copies line={line} name={cardName} zones={zones} add={add} move={move} />}
              />
              <Curve {...shown} />
              <SampleHand {...shown} />
              <DeckText {...shown} />
              <Button look="quiet" onClick={() => setLines([])}>
                {t('clear')}
              </Button>
            </>
          )}
          <Save game={game} format={format} name={name} lines={lines} />
        </section>
      </div>
    </TableOfCards>
  );
}
