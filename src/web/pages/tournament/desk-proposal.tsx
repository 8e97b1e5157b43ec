/** Pairings before they are published: looked at, two players changed, or paired again. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure, Loading } from '../../design/states.js';
import { Name } from '../../design/name.js';
import { Act } from './act.js';
import { orders } from './orders.js';
import { type Tournament, tournamentQueries } from './queries.js';
import styles from './tournament.module.css';

interface DeskProposalProps {
  readonly tournament: Tournament;
  readonly round: number;
}

export function DeskProposal({ tournament, round }: DeskProposalProps) {
  const { t } = useTranslation('tournament');
  const { id } = tournament;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const proposal = useQuery(tournamentQueries.proposal(tournament));
  if (proposal.isPending) return <Loading />;
  if (proposal.isError) return <Failure error={proposal.error} />;
  const { tables, byes, cost } = proposal.data;
  const toggle = (player: string): void =>
    setChosen((now) => (now.includes(player) ? now.filter((each) => each !== player) : [...now, player].slice(-2)));
  const [one, other] = chosen;
  return (
    <section className={styles['part']} aria-labelledby="proposal">
      <h3 id="proposal">{t('proposal.title', { round })}</h3>
      {cost !== null && (
        <p className={styles['note']}>
          {t('proposal.quality', { rematches: cost.rematches, byes: byes.length, repeated: cost.repeatedFloats })}
        </p>
      )}
      <ul className={styles['tables']}>
        {tables.map(({ table, players }) => (
          <li key={table}>
            <span>
              {table}.{' '}
              {players.map(({ playerId, name, points }, index) => (
                <label key={playerId}>
                  {index > 0 && ' – '}
                  <input type="checkbox" checked={chosen.includes(playerId)} onChange={() => toggle(playerId)} />{' '}
                  <Name>{name}</Name> ({points})
                </label>
              ))}
            </span>
          </li>
        ))}
        {byes.map(({ playerId, name }) => (
          <li key={playerId}>
            <label>
              <input type="checkbox" checked={chosen.includes(playerId)} onChange={() => toggle(playerId)} />{' '}
              <Name>{name}</Name>: {t('score.bye')}
            </label>
          </li>
        ))}
      </ul>
      <div className={styles['buttons']}>
        <Act
          id={id}
          label={t('proposal.swap')}
          disabled={one === undefined || other === undefined}
          send={async (once) => {
            await orders.swap(id, { round, players: [one ?? '', other ?? ''] })(once);
            setChosen([]);
          }}
        />
        <Act id={id} label={t('proposal.again')} send={orders.pair(id, round)} />
      </div>
    </section>
  );
}
