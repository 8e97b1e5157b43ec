import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { matchQuery } from '../../api/games.js';
import { mayQuery } from '../../api/rights.js';
import { Button, buttonClass } from '../../design/button.js';
import { CopyLink } from '../../design/copy-link.js';
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

/** The options of the view: viewer, branch, side, text, and download. */
export const Options = memo(function Options({ record, looked, search, change, flip, help }: OptionsProps) {
  const { t } = useTranslation('game');
  const whatIf = { step: search.step ?? 0, ...(search.branch !== undefined && { branch: search.branch }) };
  return (
    <>
      <Eyes record={record} search={search} change={change} />
      {record.branches > 1 && <Branches record={record} search={search} change={change} />}
      <Button onClick={flip}>{t('flip')}</Button>
      <Button
        aria-pressed={search.text === true}
        onClick={() => change({ text: search.text === true ? undefined : true })}
      >
        {t('asText')}
      </Button>
      {looked.document !== null && (
        <Link to="/games/$id/what-if" params={{ id: record.id }} search={whatIf} className={buttonClass}>
          {t('whatIf')}
        </Link>
      )}
      <CopyLink />
      {looked.document !== null && <Download document={looked.document} />}
      <Button onClick={help} aria-label={t('keys.title')}>
        ?
      </Button>
    </>
  );
});

/**
 * The choice of the viewer. Everybody sees all of a public match. Staff of the match sees all of it too, and such looks
 * are recorded.
 */
function Eyes({ record, search, change }: Pick<OptionsProps, 'record' | 'search' | 'change'>) {
  const { t } = useTranslation('game');
  const { data: match } = useQuery(matchQuery(record.matchId));
  const { data: may = [] } = useQuery(mayQuery({ match: record.matchId }));
  const isPublic = match?.publication.isPublic === true;
  const seesAll = isPublic || may.includes('games.view-hidden') || search.as === 'everything';
  return (
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
        {seesAll && <option value="everything">{t(isPublic ? 'eyes.everything' : 'eyes.everythingRecorded')}</option>}
      </select>
    </label>
  );
}

/** The branch of a rewound game that is shown, and one beside it. */
function Branches({ record, search, change }: Pick<OptionsProps, 'record' | 'search' | 'change'>) {
  const { t } = useTranslation('game');
  const branches = Array.from({ length: record.branches }, (_, place) => place + 1);
  return (
    <>
      <label className={styles['choice']}>
        {t('branch')}
        <select
          value={record.branch}
          onChange={({ target }) => change({ branch: Number(target.value), step: undefined, beside: undefined })}
        >
          {branches.map((branch) => (
            <option key={branch} value={branch}>
              {branch}
            </option>
          ))}
        </select>
      </label>
      <label className={styles['choice']}>
        {t('besideIt')}
        <select
          value={search.beside ?? ''}
          onChange={({ target }) => change({ beside: target.value === '' ? undefined : Number(target.value) })}
        >
          <option value="">{t('noBranch')}</option>
          {branches
            .filter((branch) => branch !== record.branch)
            .map((branch) => (
              <option key={branch} value={branch}>
                {branch}
              </option>
            ))}
        </select>
      </label>
    </>
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
