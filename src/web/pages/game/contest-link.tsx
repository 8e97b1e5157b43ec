/** The link to contest the shown step, for players of the match and for judges. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { meQuery } from '../../api/queries.js';
import { mayQuery } from '../../api/rights.js';
import { buttonClass } from '../../design/button.js';
import type { GameRecord } from '../../replay/record.js';

export function ContestLink({ record, step }: { readonly record: GameRecord; readonly step: number }) {
  const { t } = useTranslation('game');
  const { data: me } = useQuery(meQuery);
  const { data: may = [] } = useQuery(mayQuery({ match: record.matchId }));
  const version = record.steps[step]?.version ?? 0;
  const isParty = record.seats.some(({ playerId }) => playerId !== null && playerId === me?.player?.id);
  // The first step cannot be contested.
  if (version < 2 || !may.includes('cases.open') || !(isParty || may.includes('cases.discuss'))) return null;
  return (
    <Link to="/cases/new" search={{ game: record.id, step: version }} className={buttonClass}>
      {t('contest')}
    </Link>
  );
}
