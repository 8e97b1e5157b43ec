/** Whether the records are what they were: by the service, and by the reader's own browser. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { gameQuery } from '../../api/games.js';
import { answered, kifu, type Schemas } from '../../api/kifu.js';
import { mayQuery } from '../../api/rights.js';
import { Button } from '../../design/button.js';
import { Failure } from '../../design/states.js';
import { VerifyGame } from '../../engine/verify-game.js';
import styles from './case.module.css';

interface VerifyProps {
  readonly gameId: string;
  readonly matchId: string;
}

export function Verify({ gameId, matchId }: VerifyProps) {
  const { t } = useTranslation('case');
  const { data: may = [] } = useQuery(mayQuery({ match: matchId }));
  const game = useQuery(gameQuery(gameId));
  return (
    <section className={styles['stack']} aria-labelledby="verify">
      <h2 id="verify">{t('verify.title')}</h2>
      {/* Costs more than reading: only for logged-in readers (docs/rights.md). */}
      {may.includes('matches.audit') && <ByService matchId={matchId} />}
      <h3>{t('verify.byBrowser')}</h3>
      {game.data?.status === 'ended' ? (
        <VerifyGame gameId={gameId} />
      ) : (
        <p className={styles['quiet']}>{t('verify.running')}</p>
      )}
    </section>
  );
}

function ByService({ matchId }: Pick<VerifyProps, 'matchId'>) {
  const { t } = useTranslation('case');
  const audit = useMutation({
    mutationFn: () => answered(kifu.GET('/v1/matches/{id}/audit', { params: { path: { id: matchId } } })),
  });
  return (
    <>
      <h3>{t('verify.byService')}</h3>
      <p className={styles['quiet']}>{t('verify.sees')}</p>
      <div>
        <Button onClick={() => audit.mutate()} disabled={audit.isPending}>
          {t(audit.isPending ? 'verify.asking' : 'verify.ask')}
        </Button>
      </div>
      <div role="status">{audit.isSuccess && <Audited audit={audit.data} />}</div>
      {audit.isError && <Failure error={audit.error} />}
    </>
  );
}

function Audited({ audit: { ok, parts, findings } }: { readonly audit: Schemas['MatchAuditDto'] }) {
  const { t } = useTranslation('case');
  return (
    <div className={styles['audited']} data-ok={ok}>
      <p>
        <strong>
          <span aria-hidden="true">{ok ? '✓' : '✗'} </span>
          {ok ? t('verify.sound', { count: parts.length }) : t('verify.unsound')}
        </strong>
      </p>
      <ul>
        {parts.map((part) => (
          <li key={`${part.kind} ${part.id}`}>
            {t(`verify.part.${part.kind}`)}: {t(part.ok ? 'verify.ok' : 'verify.differs')}
          </li>
        ))}
      </ul>
      {findings.length > 0 && (
        <ul lang="en">
          {findings.map(({ table, key, column, reason }) => (
            <li key={`${table} ${key} ${column ?? ''} ${reason}`}>
              {table} {key} {column}: {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
