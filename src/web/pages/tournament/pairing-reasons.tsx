import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Name } from '../../design/name.js';
import { Failure, Loading } from '../../design/states.js';
import { DutchGroups, DutchSides } from './dutch-system/explanation.js';
import { type Tournament, tournamentQueries } from './queries.js';
import { writtenPoints } from '../../standings/points.js';
import styles from './tournament.module.css';

interface PairingReasonsProps {
  readonly tournament: Tournament;
  readonly round: number;
  readonly player: string;
}

/** Why two players met: their points, and what each nearer opponent would have cost. */
export function PairingReasons({ tournament, round, player }: PairingReasonsProps) {
  const { t } = useTranslation('tournament');
  const explained = useQuery(tournamentQueries.pairing(tournament, round, player));
  if (explained.isPending) return <Loading />;
  if (explained.isError) return <Failure error={explained.error} />;
  const { reasons, swapped, dutch } = explained.data;
  if (swapped) return <p>{t('pairing.swapped')}</p>;
  if (dutch !== null) {
    return (
      <div className={styles['numbers']}>
        <DutchSides sides={dutch.sides} />
        <DutchGroups groups={dutch.brackets} />
      </div>
    );
  }
  const [pair] = reasons ?? [];
  if (pair === undefined) return <p>{t('pairing.none')}</p>;
  return (
    <div className={styles['numbers']}>
      <p>{t('pairing.points', { points: pair.points.map(writtenPoints).join(' – ') })}</p>
      {pair.reasons.length === 0 ? (
        <p>{t('pairing.nearest')}</p>
      ) : (
        <ul>
          {pair.reasons.map(({ floating, nearer, ruledOut }) => (
            <li key={`${floating.playerId} ${nearer.playerId}`}>
              <Name>{floating.name}</Name> – <Name>{nearer.name}</Name>:{' '}
              {ruledOut === null
                ? t('pairing.equal')
                : t(`criterion.${ruledOut.criterion}`, {
                    count: ruledOut.by,
                    points: writtenPoints(ruledOut.by),
                  })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
