import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../design/button.js';
import type { GameRecord } from '../../replay/record.js';
import type { Looked } from '../../replay/use-record.js';
import styles from './game.module.css';
import type { GameSearch } from './search.js';

interface OptionsProps {
  readonly record: GameRecord;
  readonly looked: Looked;
  readonly search: GameSearch;
  readonly change: (changed: Partial<Record<keyof GameSearch, GameSearch[keyof GameSearch]>>) => void;
  readonly flip: () => void;
  readonly help: () => void;
}

/** How the game is looked at: whose eyes, which branch, from which side, as a text; and taking it away. */
export function Options({ record, looked, search, change, flip, help }: OptionsProps) {
  const { t } = useTranslation('game');
  return (
    <>
      <label className={styles['choice']}>
        {t('eyes.label')}
        <select value={search.as ?? ''} onChange={({ target }) => change({ as: target.value || undefined })}>
          <option value="">{t('eyes.own')}</option>
          <option value="spectator">{t('eyes.spectator')}</option>
          {record.seats.map(({ seat }, place) => (
            <option key={seat} value={seat}>
              {t('player', { ns: 'replay', number: place + 1 })}
            </option>
          ))}
        </select>
      </label>
      {record.branches > 1 && (
        <label className={styles['choice']}>
          {t('branch')}
          <select
            value={record.branch}
            onChange={({ target }) => change({ branch: Number(target.value), step: undefined })}
          >
            {Array.from({ length: record.branches }, (_, place) => (
              <option key={place} value={place + 1}>
                {place + 1}
              </option>
            ))}
          </select>
        </label>
      )}
      <Button onClick={flip}>{t('flip')}</Button>
      <Button
        aria-pressed={search.text === true}
        onClick={() => change({ text: search.text === true ? undefined : true })}
      >
        {t('asText')}
      </Button>
      <CopyLink />
      {looked.document !== null && <Download document={looked.document} />}
      <Button onClick={help} aria-label={t('keys.title')}>
        ?
      </Button>
    </>
  );
}

function CopyLink() {
  const { t } = useTranslation('game');
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(location.href);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <Button onClick={copy}>
      <span aria-live="polite">{t(copied ? 'copied' : 'copy')}</span>
    </Button>
  );
}

function Download({ document: replay }: { readonly document: NonNullable<Looked['document']> }) {
  const { t } = useTranslation('game');
  const save = (): void => {
    const url = URL.createObjectURL(new Blob([JSON.stringify(replay)], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `${replay.game.id}.${replay.game.viewer}.kifu.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  };
  return <Button onClick={save}>{t('download')}</Button>;
}
