import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useGameNames } from '../../api/game-names.js';
import { serviceQuery } from '../../api/queries.js';
import { Select } from '../../design/form.js';
import { useFormatNames } from '../../engine/format-names.js';
import { withoutDecks } from '../../seats/seats.js';
import { BEST_OF, bestOfIn } from '../../terms/terms.js';
import styles from './record.module.css';
import type { NewMatchDraft } from './use-new-match.js';

const DELAYS = [0, 60, 300, 900] as const;

/** What is played, and who sees it. */
export function MatchFields({ making }: { readonly making: NewMatchDraft }) {
  const { t } = useTranslation('record');
  const { data: service } = useQuery(serviceQuery);
  const gameName = useGameNames();
  const { draft, leagues, mayOnPaper, change, setLeague, setGame } = making;
  return (
    <div className={styles['fields']}>
      <Select
        name="game"
        label={t('new.game')}
        value={draft.game}
        options={(service?.games ?? []).map(({ game }) => ({ value: game, label: gameName(game) }))}
        onChoose={setGame}
      />
      {mayOnPaper && (
        <Select
          name="randomness"
          label={t('new.chance.label')}
          value={draft.onPaper ? 'paper' : 'digital'}
          options={(['paper', 'digital'] as const).map((value) => ({ value, label: t(`new.chance.${value}`) }))}
          onChoose={(value) => change({ onPaper: value === 'paper' })}
        />
      )}
      {leagues.length > 0 && (
        <Select
          name="leagueId"
          label={t('new.league')}
          optional
          value={draft.leagueId ?? ''}
          options={[
            { value: '', label: t('new.noLeague') },
            ...leagues.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChoose={setLeague}
        />
      )}
      {draft.leagueId === null && <Terms making={making} />}
    </div>
  );
}

/** What a league would say for all of its matches. */
function Terms({ making: { draft, offered, change } }: { readonly making: NewMatchDraft }) {
  const { t } = useTranslation('record');
  const formatName = useFormatNames(draft.game);
  return (
    <>
      <Select
        name="format"
        label={t('new.format')}
        value={draft.format}
        options={(offered?.formats ?? []).map((format) => ({ value: format, label: formatName(format) }))}
        onChoose={(format) => change({ format, seats: withoutDecks(draft.seats) })}
      />
      <Select
        name="bestOf"
        label={t('new.bestOf')}
        value={String(draft.bestOf)}
        options={BEST_OF.map((n) => ({ value: String(n), label: String(n) }))}
        onChoose={(value) => change({ bestOf: bestOfIn(value) })}
      />
      <Select
        name="publication"
        label={t('new.publication.label')}
        value={draft.publication}
        options={(['open', 'consent'] as const).map((value) => ({ value, label: t(`new.publication.${value}`) }))}
        onChoose={(value) => change({ publication: value === 'open' ? 'open' : 'consent' })}
      />
      <Select
        name="delay"
        label={t('new.delay.label')}
        at="/spectators/delay"
        value={String(draft.delay)}
        options={DELAYS.map((seconds) => ({
          value: String(seconds),
          label: seconds === 0 ? t('new.delay.none') : t('new.delay.minutes', { count: seconds / 60 }),
        }))}
        onChoose={(seconds) => change({ delay: Number(seconds) })}
      />
    </>
  );
}
