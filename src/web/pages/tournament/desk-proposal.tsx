/** Pairings before they are published: looked at, two players changed, or paired again. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../api/kifu.js';
import { Failure, Loading } from '../../design/states.js';
import { Name } from '../../design/name.js';
import { useFormat } from '../../i18n/use-format.js';
import { Act } from './act.js';
import { DutchGroups } from './dutch-system/explanation.js';
import { orders } from './orders.js';
import { stageOf, type Tournament, tournamentQueries } from './queries.js';
import { writtenPoints } from '../../standings/points.js';
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
  const { tables, byes, cost, dutch } = proposal.data;
  const toggle = (player: string): void =>
    setChosen((now) => (now.includes(player) ? now.filter((each) => each !== player) : [...now, player].slice(-2)));
  const [one, other] = chosen;
  const isSwiss = stageOf(tournament, proposal.data.stage)?.kind === 'swiss';
  return (
    <section className={styles['part']} aria-labelledby="proposal">
      <h3 id="proposal">{t('proposal.title', { round })}</h3>
      {cost !== null && (
        <p className={styles['note']}>
          {t('proposal.quality', { rematches: cost.rematches, byes: byes.length, repeated: cost.repeatedFloats })}
        </p>
      )}
      {dutch !== null && <DutchGroups groups={dutch.brackets} />}
      <ul className={styles['tables']}>
        {tables.map(({ table, players }) => (
          <li key={table}>
            <span>
              {table}.{' '}
              {players.map(({ playerId, name, points }, index) => (
                <label key={playerId}>
                  {index > 0 && ' – '}
                  <input type="checkbox" checked={chosen.includes(playerId)} onChange={() => toggle(playerId)} />{' '}
                  <Name>{name}</Name> ({writtenPoints(points)})
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
          disabled={other === undefined}
          send={async (once) => {
            await orders.swap(id, { round, players: [one ?? '', other ?? ''] })(once);
            setChosen([]);
          }}
        />
        <Act id={id} label={t('proposal.again')} send={orders.pair(id, { round, ...wishesIn(proposal.data) })} />
      </div>
      {isSwiss && (
        <Wishes tournament={tournament} proposal={proposal.data} chosen={chosen} onDone={() => setChosen([])} />
      )}
    </section>
  );
}

type Proposal = Schemas['ProposalDto'];
type AskedWishes = Required<Pick<Schemas['ProposePairingsDto'], 'locked' | 'forbidden' | 'byes'>>;

const wishesIn = ({ locked, forbidden, awardedByes }: Proposal): AskedWishes => ({
  locked: locked.map((players) => ({ players })),
  forbidden: forbidden.map((players) => ({ players })),
  byes: awardedByes,
});

interface WishesProps {
  readonly tournament: Tournament;
  readonly proposal: Proposal;
  readonly chosen: readonly string[];
  readonly onDone: () => void;
}

/** Pairs again with the chosen players fixed, kept apart, or given a bye. Earlier wishes hold. */
function Wishes({ tournament: { id }, proposal, chosen, onDone }: WishesProps) {
  const { t } = useTranslation('tournament');
  const format = useFormat();
  const { round, tables, byes } = proposal;
  const wishes = wishesIn(proposal);
  const names = new Map(
    [...tables.flatMap(({ players }) => players), ...byes].map((each) => [each.playerId, each.name]),
  );
  const namesOf = (players: readonly string[]): string => format.list(players.map((player) => names.get(player) ?? ''));
  const [one] = chosen;
  const pair = { players: [...chosen] };
  const withWishes = (more: Partial<AskedWishes>) => async (once: string) => {
    await orders.pair(id, { round, ...wishes, ...more })(once);
    onDone();
  };
  return (
    <>
      <div className={styles['buttons']}>
        <Act
          id={id}
          label={t('proposal.lock')}
          disabled={chosen.length < 2}
          send={withWishes({ locked: [...wishes.locked, pair] })}
        />
        <Act
          id={id}
          label={t('proposal.forbid')}
          disabled={chosen.length < 2}
          send={withWishes({ forbidden: [...wishes.forbidden, pair] })}
        />
        <Act
          id={id}
          label={t('proposal.bye')}
          disabled={chosen.length !== 1}
          send={withWishes({ byes: [...wishes.byes, one ?? ''] })}
        />
      </div>
      {wishes.locked.length + wishes.forbidden.length + wishes.byes.length > 0 && (
        <>
          <ul>
            {wishes.locked.map(({ players }) => (
              <li key={players.join()}>{t('proposal.locked', { players: namesOf(players) })}</li>
            ))}
            {wishes.forbidden.map(({ players }) => (
              <li key={players.join()}>{t('proposal.forbidden', { players: namesOf(players) })}</li>
            ))}
            {wishes.byes.map((player) => (
              <li key={player}>{t('proposal.awarded', { players: namesOf([player]) })}</li>
            ))}
          </ul>
          <Act id={id} look="quiet" label={t('proposal.noWishes')} send={orders.pair(id, { round })} />
        </>
      )}
    </>
  );
}
