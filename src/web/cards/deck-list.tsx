/** The cards of a deck, by zones and types. */
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSpeech } from '../board/table.js';
import type { Layout } from '../engine/games.js';
import styles from './deck.module.css';
import { groupsOf, type Line, sizeOf } from './lines.js';
import { type Card, faceOf, nameOf } from './queries.js';

interface DeckListProps {
  readonly game: string;
  readonly lines: readonly Line[];
  readonly cards: ReadonlyMap<string, Card>;
  readonly layout: Layout | null;
  /** What can be done with a line. */
  readonly actions?: (line: Line, name: string) => ReactNode;
}

export function DeckList({ game, lines, cards, layout, actions }: DeckListProps) {
  const { t } = useTranslation('cards');
  const speech = useSpeech();
  const headingOf = (kind: 'zone' | 'type', name: string): string => {
    if (name === '') return t('zone.deck');
    return kind === 'zone' ? speech.zone(name) : speech.type(name);
  };
  return (
    <div className={styles['groups']}>
      {groupsOf(lines, cards, layout).map((group) => (
        <section key={`${group.kind} ${group.name}`} className={styles['group']}>
          <h3>
            {headingOf(group.kind, group.name)} <span>({sizeOf(group.lines)})</span>
          </h3>
          <ul>
            {group.lines.map((line) => {
              const card = cards.get(line.card);
              const name = card === undefined ? line.card : nameOf(layout, card);
              return (
                <li key={`${line.card} ${line.zone ?? ''}`} className={styles['line']}>
                  <span className={styles['count']}>{line.count}</span>
                  <Link to="/cards/$game/$id" params={{ game, id: line.card }}>
                    {name}
                  </Link>
                  {card !== undefined && <Colours layout={layout} card={card} />}
                  {actions?.(line, name)}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Its colours as dots; the page of the card has their names. */
const Colours = ({ layout, card }: { readonly layout: Layout | null; readonly card: Card }) => (
  <span className={styles['colours']} aria-hidden="true">
    {faceOf(layout, card)?.colours.map((colour) => (
      <span key={colour} style={{ background: layout?.colours[colour]?.tint }} />
    ))}
  </span>
);
