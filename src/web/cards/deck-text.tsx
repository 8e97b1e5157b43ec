/** A deck as a text, to be taken elsewhere. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.js';
import type { Layout } from '../engine/games.js';
import styles from './deck.module.css';
import { type Line, textOf } from './lines.js';
import type { Card } from './queries.js';

interface DeckTextProps {
  readonly lines: readonly Line[];
  readonly cards: ReadonlyMap<string, Card>;
  readonly layout: Layout | null;
}

const SHOWN = 2000;

export function DeckText({ lines, cards, layout }: DeckTextProps) {
  const { t } = useTranslation('cards');
  const [withIds, setWithIds] = useState(true);
  const [copied, setCopied] = useState(false);
  const text = textOf(lines, cards, layout, withIds);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), SHOWN);
  };
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
      <Button onClick={copy}>
        <span aria-live="polite">{t(copied ? 'text.copied' : 'text.copy')}</span>
      </Button>
    </details>
  );
}
