/** What may still happen to a player: places, the cut by how the next match ends, the next opponents. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../../api/kifu.js';
import { Name } from '../../../design/name.js';
import { Failure, Loading } from '../../../design/states.js';
import { usePercent } from '../../../i18n/use-percent.js';
import { type Tournament, tournamentQueries } from '../queries.js';
import styles from '../tournament.module.css';

interface OutlookProps {
  readonly tournament: Tournament;
  readonly playerId: string;
}

export function Outlook({ tournament, playerId }: OutlookProps) {
  const { t } = useTranslation('floor');
  const { data, isPending, error } = useQuery(tournamentQueries.outlook(tournament, playerId));
  if (isPending) return <Loading />;
  if (data === undefined) return <Failure error={error} />;
  return data.outlook === null ? <p>{t('outlook.nothing')}</p> : <StageOutlook outlook={data.outlook} />;
}

type StageOutlookDto = Schemas['StageOutlookDto'];

function StageOutlook({ outlook }: { readonly outlook: StageOutlookDto }) {
  const { t } = useTranslation('floor');
  const percent = usePercent();
  const { place, cut, cutSize, isExact, next, simulated, opponents } = outlook;
  const rates = simulated?.goesOn;
  return (
    <div className={styles['part']}>
      <p>
        {t(isExact ? 'outlook.places' : 'outlook.bounds', place)}
        {cut !== null && ` ${t(`outlook.cut.${cut}`, { size: cutSize ?? 0 })}`}
      </p>
      {next.length > 0 && (
        <ul>
          {next.map((possible) => (
            <li key={possible.result}>
              {t(`outlook.after.${possible.result}`)} {t('outlook.span', possible.place)}
              {possible.cut !== null && ` · ${t(`outlook.cut.${possible.cut}`, { size: cutSize ?? 0 })}`}
            </li>
          ))}
        </ul>
      )}
      {rates !== null && rates !== undefined && (
        <p>
          {t('outlook.simulated', {
            share: percent(rates.value),
            low: percent(rates.low),
            high: percent(rates.high),
            samples: rates.n,
          })}
        </p>
      )}
      {opponents.length > 0 && (
        <p>
          {t('outlook.opponents')}{' '}
          {opponents.map(({ playerId, name, share }, index) => (
            <span key={playerId}>
              {index > 0 && ', '}
              <Name>{name}</Name>
              {share !== null && ` (${percent(share)})`}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
