/** A deck as a text, to be taken elsewhere. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyText } from '../design/copy-text.js';
import type { Layout } from '../engine/games.js';
import styles from './deck.module.css';
import { type Line, textOf } from './lines.js';
import type { Card } from './queries.js';

interface DeckTextProps {
  readonly lines: readonly Line[];
  readonly cards: ReadonlyMap<string, Card>;
  readonly layout: Layout | null;
}

/** How long the page says that the text was copied, in milliseconds. */
const SHOWN = 2000;

export function DeckText({ lines, cards, layout }: DeckTextProps) {
  const { t } = useTranslation('cards');
  const [withIds, setWithIds] = useState(true);
  const text = textOf(lines, cards, layout, withIds);
  return (
    <details className={styles['text']}>
      <summary>{t('text.title')}</summary>
      <label className={styles['check']}>
        <input type="checkbox" checked={withIds} onChange={({ target }) => setWithIds(target.checked)} />
        {t('text.ids')}
      </label>
      <textarea
        readOnly
        rows={Math.min(16, text.split('\n').length + 1)}
        value={text}
        aria-label={t('text.label')}
        onFocus={({ target }) => target.select()}
      />
      <CopyText read={() => text} label={t('text.copy')} copied={t('text.copied')} resetsAfter={SHOWN} />
    </details>
  );
}
