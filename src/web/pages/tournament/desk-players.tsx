/** The players with what staff does about one of them. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../api/kifu.js';
import type { Permission } from '../../api/rights.js';
import { Form, TextField } from '../../design/form.js';
import { Failure, Loading } from '../../design/states.js';
import { Name } from '../../design/name.js';
import { Act, useRefreshed } from './act.js';
import { Members } from './teams/entrant.js';
import { orders } from './orders.js';
import { GivePenalty } from './floor/give-penalty.js';
import { type Tournament, tournamentQueries } from './queries.js';
import { statusOf } from './standings.js';
import styles from './tournament.module.css';

type Player = Schemas['TournamentPlayerDto'];

const REASON_MAX = 200;

interface DeskPlayersProps {
  readonly tournament: Tournament;
  readonly may: readonly Permission[];
}

export function DeskPlayers({ tournament, may }: DeskPlayersProps) {
  const { t } = useTranslation('tournament');
  const players = useQuery(tournamentQueries.players(tournament));
  if (players.isPending) return <Loading />;
  if (players.isError) return <Failure error={players.error} />;
  return (
    <details open={tournament.round === null}>
      <summary>{t('deskPlayers.title', { count: players.data.items.length })}</summary>
      <ul className={styles['tables']}>
        {players.data.items.map((player) => (
          <li key={player.playerId}>
            <span>
              <Name>{player.name}</Name> <Members members={player.members} />{' '}
              <span className={styles['note']}>
                {player.checkedIn ? t('players.checkedIn') : t(`players.status.${statusOf(player.status)}`)}
              </span>
            </span>
            <PlayerActs tournament={tournament} player={player} may={may} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function PlayerActs({ tournament, player, may }: DeskPlayersProps & { readonly player: Player }) {
  const { t } = useTranslation('tournament');
  const { id, status, checkIn } = tournament;
  const { playerId } = player;
  const isOver = status === 'ended' || status === 'cancelled';
  const isIn = player.status === 'entered' || player.status === 'waiting';
  if (isOver) return null;
  return (
    <span className={styles['buttons']}>
      {checkIn && status !== 'running' && player.status === 'entered' && !player.checkedIn && (
        <Act id={id} label={t('own.checkIn')} send={orders.checkIn(id, { playerIds: [playerId] })} />
      )}
      {isIn && (
        <>
          <Act id={id} look="quiet" label={t('own.drop')} send={orders.drop(id, { playerId })} />
          {status === 'running' && (
            <Act
              id={id}
              look="quiet"
              label={t('deskPlayers.noShow')}
              send={orders.drop(id, { playerId, kind: 'no-show' })}
            />
          )}
          {may.includes('tournaments.rule') && status === 'running' && (
            <>
              {player.members.length === 0 && <GivePenalty tournament={tournament} player={player} />}
              {player.members.map((member) => (
                <GivePenalty key={member.playerId} tournament={tournament} player={member} isMember />
              ))}
              <Disqualify id={id} player={player} />
            </>
          )}
        </>
      )}
      {!isIn && player.status !== 'disqualified' && may.includes('tournaments.run') && (
        <Act id={id} label={t('deskPlayers.return')} send={orders.return(id, playerId)} />
      )}
    </span>
  );
}

function Disqualify({ id, player }: { readonly id: string; readonly player: Player }) {
  const { t } = useTranslation('tournament');
  const refresh = useRefreshed(id);
  return (
    <details>
      <summary>{t('deskPlayers.disqualify')}</summary>
      <Form
        title={t('deskPlayers.disqualifyName', { name: player.name })}
        submit={t('deskPlayers.disqualify')}
        look="plain"
        send={(input, once) => orders.disqualify(id, { playerId: player.playerId, reason: input.text('reason') })(once)}
        onDone={() => void refresh()}
      >
        <TextField name="reason" label={t('own.reason')} maxLength={REASON_MAX} />
      </Form>
    </details>
  );
}
