/** The part of the page for the reader as a player: registration, table and opponent, report, confirmation, drop. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../api/kifu.js';
import { meQuery } from '../../api/queries.js';
import { buttonClass } from '../../design/button.js';
import { Form, Select, TextField } from '../../design/form.js';
import { Name } from '../../design/name.js';
import { gamesText, placeText } from '../../tables/text.js';
import { Act, useRefreshed } from './act.js';
import { Members } from './teams/entrant.js';
import { orders } from './orders.js';
import { OwnPod } from './drafts/own-pod.js';
import { Outlook } from './floor/outlook.js';
import { OwnDeck } from './own-deck.js';
import { stageOf, type Tournament, tournamentQueries } from './queries.js';
import { AppealResult } from './floor/appeal-result.js';
import { CallJudge } from './floor/call-judge.js';
import { ChangeLineup } from './teams/change-lineup.js';
import { RegisterTeam } from './teams/register-team.js';
import { usualResults } from './result-line.js';
import { RoundClock } from './floor/round-clock.js';
import { PastCases } from './floor/table-cases.js';
import { gamesByText, gamesOptions } from './score.js';
import { statusOf } from './standings.js';
import styles from './tournament.module.css';

const REASON_MAX = 200;

export function Own({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation('tournament');
  const { data: me } = useQuery(meQuery);
  const isPlayer = me?.player !== null && me?.player !== undefined;
  const own = useQuery({ ...tournamentQueries.own(tournament), enabled: isPlayer });
  const { id, status, selfRegistration } = tournament;
  if (!isPlayer) return null;
  if (own.data === undefined) {
    if (!own.isError || status !== 'registration' || !selfRegistration) return null;
    return (
      <section className={styles['own']} aria-labelledby="own">
        <h2 id="own">{t('own.enterTitle')}</h2>
        {tournament.boards === null ? (
          <div className={styles['buttons']}>
            <Act id={id} look="main" label={t('own.enter')} send={orders.enter(id)} />
          </div>
        ) : (
          <RegisterTeam tournament={tournament} byStaff={false} />
        )}
      </section>
    );
  }
  return <OwnPlace tournament={tournament} own={own.data} />;
}

interface OwnPlaceProps {
  readonly tournament: Tournament;
  readonly own: Schemas['OwnTournamentDto'];
}

function OwnPlace({ tournament, own }: OwnPlaceProps) {
  const { t } = useTranslation(['tournament', 'teams']);
  const { id, status, checkIn, stages, round } = tournament;
  // Before the first results everybody shares the first place.
  const hasResults = round !== null && (round.number > 1 || round.isOver);
  const isOpen = status === 'registration' || status === 'closed';
  return (
    <section className={styles['own']} aria-labelledby="own">
      <h2 id="own">{t('own.title')}</h2>
      {own.team !== null && (
        <p>
          <Name>{own.team.name}</Name> <Members members={own.team.members} />
        </p>
      )}
      <p>
        {own.waitingPlace === null
          ? own.status === 'entered'
            ? own.place === null || !hasResults
              ? t('own.entered')
              : t('own.place', { place: own.place })
            : t(`players.status.${statusOf(own.status)}`)
          : t('own.waiting', { place: own.waitingPlace })}
      </p>
      {(tournament.recorded || tournament.decklists !== 'hidden') && isOpen && stages[0]?.draft === null && (
        <OwnDeck tournament={tournament} playerId={own.playerId} />
      )}
      {own.draft !== null && status === 'running' && (
        <OwnPod pod={own.draft} playerId={own.playerId} recorded={tournament.recorded} />
      )}
      {own.draft === null && own.current !== null && <Current tournament={tournament} current={own.current} />}
      {tournament.round !== null && <PastCases tournament={tournament} />}
      {own.place !== null && status === 'running' && (
        <OwnOutlook tournament={tournament} playerId={own.team?.playerId ?? own.playerId} />
      )}
      {own.status === 'entered' && (status === 'running' || isOpen) && (
        <div className={styles['buttons']}>
          {checkIn && isOpen && !own.checkedIn && (
            <Act id={id} look="main" label={t('own.checkIn')} send={orders.checkIn(id)} />
          )}
          {own.team !== null && (
            <details>
              <summary>{t('lineup', { ns: 'teams' })}</summary>
              <ChangeLineup tournament={tournament} team={own.team.playerId} />
            </details>
          )}
          <details>
            <summary>{t('own.leave')}</summary>
            <p>{t(own.team === null ? 'own.leaveHelp' : 'own.leaveTeamHelp')}</p>
            <Act id={id} label={t('own.drop')} send={orders.drop(id)} />
          </details>
        </div>
      )}
    </section>
  );
}

/** The request is sent only when the reader opens the part. */
function OwnOutlook({ tournament, playerId }: { readonly tournament: Tournament; readonly playerId: string }) {
  const { t } = useTranslation(['tournament', 'floor']);
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('outlook.title', { ns: 'floor' })}</summary>
      {isOpen && <Outlook tournament={tournament} playerId={playerId} />}
    </details>
  );
}

interface CurrentProps {
  readonly tournament: Tournament;
  readonly current: NonNullable<Schemas['OwnTournamentDto']['current']>;
}

const SCORES = ['won', 'lost', 'drawn', 'open'] as const;

function Current({ tournament, current }: CurrentProps) {
  const { t } = useTranslation('tournament');
  const { round, isBye, table, opponent, matchId, report, isDisputed, canReport, canConfirm } = current;
  if (isBye) return <p className={styles['table']}>{t('own.bye', { round })}</p>;
  if (opponent === undefined) return null;
  const score = SCORES.find((each) => each === current.score) ?? 'open';
  return (
    <>
      <p className={styles['table']}>
        {table !== null && t('own.table', { table: placeText(table, current.board) })} <Name>{opponent.name}</Name>{' '}
        {current.opposingTeam !== undefined && (
          <span className={styles['note']}>
            <Name>{current.opposingTeam.name}</Name>
          </span>
        )}
      </p>
      {current.opponentShowsDeck === true && (
        <p>
          <Link
            to="/tournaments/$id"
            params={{ id: tournament.id }}
            search={{ part: 'players', deck: opponent.playerId }}
          >
            {t('own.opponentDeck')}
          </Link>
        </p>
      )}
      <RoundClock tournament={tournament} extension={current.extension ?? 0} />
      {matchId !== null && matchId !== undefined && (
        <p>
          <Link to="/matches/$id" params={{ id: matchId }} className={buttonClass}>
            {t('own.match')}
          </Link>
        </p>
      )}
      {score !== 'open' && (
        <p role="status">
          {t(`own.result.${score}`, { games: current.games ? gamesText({ games: current.games }) : '' })}
        </p>
      )}
      {isDisputed === true && <Disputed id={tournament.id} current={current} />}
      {report !== null && report !== undefined && score === 'open' && isDisputed !== true && (
        <p role="status">
          {t(report.byMe ? 'own.reportedByMe' : 'own.reportedByOther', {
            games: report.games === null ? t(`how.${howOf(report.how)}`) : gamesText({ games: report.games }),
          })}
        </p>
      )}
      <AppealResult id={tournament.id} current={current} />
      <CallJudge id={tournament.id} current={current} />
      {canConfirm === true && <Confirm tournament={tournament} current={current} />}
      {canReport === true &&
        (report?.byMe === true ? (
          <details>
            <summary>{t('own.reportAgain')}</summary>
            <Report tournament={tournament} round={round} />
          </details>
        ) : (
          <Report tournament={tournament} round={round} />
        ))}
    </>
  );
}

const HOWS = ['played', 'intentional-draw', 'no-show', 'conceded', 'ruling'] as const;
const howOf = (how: string): (typeof HOWS)[number] => HOWS.find((each) => each === how) ?? 'played';

function Disputed({ id, current: { round, canConfirm } }: { readonly id: string } & Pick<CurrentProps, 'current'>) {
  const { t } = useTranslation('tournament');
  return (
    <>
      <p role="status">{t('own.disputed')}</p>
      {canConfirm === true && (
        <div className={styles['buttons']}>
          <Act id={id} label={t('own.withdrawDispute')} send={orders.withdrawDispute(id, round)} />
        </div>
      )}
    </>
  );
}

function Confirm({ tournament, current: { round, report } }: CurrentProps) {
  const { t } = useTranslation('tournament');
  const { id } = tournament;
  const refresh = useRefreshed(id);
  const stage = stageOf(tournament, tournament.round?.stage);
  const said = report?.games ? gamesText({ games: report.games }) : '';
  const others = gamesByText(usualResults(stage).filter((games) => gamesText({ games }) !== said));
  return (
    <>
      <div className={styles['buttons']}>
        <Act id={id} look="main" label={t('own.confirm')} send={orders.confirm(id, round)} />
      </div>
      <details>
        <summary>{t('own.disagree')}</summary>
        <Form
          title={t('own.dispute')}
          look="plain"
          submit={t('own.dispute')}
          send={(input, once) => {
            const games = others.get(input.text('claim'));
            return orders.dispute(id, {
              ...{ round, reason: input.text('reason') },
              ...(games !== undefined && { claim: { games } }),
            })(once);
          }}
          onDone={() => void refresh()}
        >
          <Select
            name="claim"
            label={t('own.claim')}
            optional
            options={[{ value: '', label: t('own.noClaim') }, ...gamesOptions(others)]}
          />
          <TextField name="reason" label={t('own.reason')} maxLength={REASON_MAX} />
        </Form>
      </details>
    </>
  );
}

function Report({ tournament, round }: { readonly tournament: Tournament; readonly round: number }) {
  const { t } = useTranslation('tournament');
  const { id, intentionalDraws } = tournament;
  const stage = stageOf(tournament, tournament.round?.stage);
  const send = (games: Schemas['GamesScoreDto'], how?: 'intentional-draw') =>
    orders.report(id, { round, games, ...(how !== undefined && { how }) });
  if (stage === undefined) return null;
  return (
    <>
      <h3>{t('own.report')}</h3>
      <div className={styles['buttons']}>
        {usualResults(stage).map((games) => (
          <Act
            key={gamesText({ games })}
            id={id}
            label={t(games.won > games.lost ? 'own.iWon' : games.won < games.lost ? 'own.iLost' : 'own.weDrew', {
              games: gamesText({ games }),
            })}
            send={send(games)}
          />
        ))}
        {intentionalDraws && stage.kind === 'swiss' && (
          <Act
            id={id}
            label={t('how.intentional-draw')}
            send={send({ won: 0, lost: 0, drawn: 0 }, 'intentional-draw')}
          />
        )}
      </div>
    </>
  );
}
