/** A hand as a game might begin with it. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.js';
import type { Layout } from '../engine/games.js';
import { drawn } from './drawn.js';
import type { Line } from './lines.js';
import { Picture } from './picture.js';
import { type Card, faceOf, nameOf } from './queries.js';
import styles from './sample-hand.module.css';

interface SampleHandProps {
  readonly lines: readonly Line[];
  readonly cards: ReadonlyMap<string, Card>;
  readonly layout: Layout | null;
}

/** Nothing in games whose players choose their first cards. */
export function SampleHand({ lines, cards, layout }: SampleHandProps) {
  const { t } = useTranslation('cards');
  const [hand, setHand] = useState<readonly Card[]>([]);
  const start = layout?.startingHand;
  if (start === undefined) return null;
  const deck = lines.flatMap(({ card, count, zone }) => {
    const known = cards.get(card);
    const type = known && faceOf(layout, known)?.type;
    const isDrawn = zone === undefined && type !== undefined && (start.types?.includes(type) ?? true);
    return known !== undefined && isDrawn ? Array.from({ length: count }, () => known) : [];
  });
  return (
    <section className={styles['sample']} aria-labelledby="sample-hand">
      <h3 id="sample-hand">{t('hand.title')}</h3>
      {hand.length > 0 && (
        <ul className={styles['hand']} aria-live="polite">
          {hand.map((card, place) => (
            // Copies of one card differ by their place alone.
            <li key={place}>
              <span className="visually-hidden">{nameOf(layout, card)}</span>
              <Picture layout={layout} card={card} />
            </li>
          ))}
        </ul>
      )}
      <Button onClick={() => setHand(drawn(deck, start.cards, Math.random))}>
        {t(hand.length === 0 ? 'hand.draw' : 'hand.again')}
      </Button>
    </section>
  );
}
