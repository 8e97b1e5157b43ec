/** The desk of the staff: the next step, results, players. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Permission } from '../../api/rights.js';
import { buttonClass } from '../../design/button.js';
import { Field } from '../../design/field.js';
import { Form, TextField } from '../../design/form.js';
import { DraftFields, draftListIn } from '../../seats/draft-fields.js';
import { Announce } from './announcement/announce.js';
import { Act, useRefreshed } from './act.js';
import { orders } from './orders.js';
import { DeskDraft, ReopenDrafts } from './drafts/desk-draft.js';
import { DeskFloor, minutesOf } from './floor/desk-floor.js';
import { WaitingCases } from './floor/table-cases.js';
import { CorrectRating } from './correct-rating/correct-rating.js';
import { DeskPlayers } from './desk-players.js';
import { DeskProposal } from './desk-proposal.js';
import { DeskResults, RESULTS } from './desk-results.js';
import { ReadReport } from './read-report/read-report.js';
import { Register } from './register.js';
import { ChangeLineup } from './teams/change-lineup.js';
import { RegisterTeam } from './teams/register-team.js';
import { type Tournament, tournamentQueries } from './queries.js';
import styles from './tournament.module.css';

const REASON_MAX = 200;

interface DeskProps {
  readonly tournament: Tournament;
  readonly may: readonly Permission[];
}

export function Desk({ tournament, may }: DeskProps) {
  const { status, round, proposal, next, stages } = tournament;
  const stage = stages.findLast(({ begun }) => begun);
  const runs = may.includes('tournaments.run');
  const isOpen = status !== 'ended' && status !== 'cancelled';
  const alone = tournament.boards === null;
  return (
    <div className={styles['desk']}>
      {runs && <Next tournament={tournament} />}
      {runs && (next === 'draft' || next === 'decks') && stage !== undefined && (
        <DeskDraft tournament={tournament} stage={stage} />
      )}
      {may.includes('tournaments.rule') && status === 'running' && stage?.playedRounds === 0 && (
        <ReopenDrafts tournament={tournament} stage={stage} />
      )}
      {runs && proposal !== null && <DeskProposal tournament={tournament} round={proposal.round} />}
      {round !== null && <WaitingCases tournament={tournament} />}
      {round !== null && (!round.isOver || !alone) && <DeskResults tournament={tournament} round={round.number} />}
      {round !== null && !round.isOver && <DeskFloor tournament={tournament} round={round.number} />}
      {runs && status !== 'cancelled' && <Announce tournament={tournament} />}
      {runs &&
        isOpen &&
        (alone ? <Register tournament={tournament} /> : <RegisterTeam tournament={tournament} byStaff />)}
      {isOpen && !alone && may.includes('tournaments.record') && <ChangeLineup tournament={tournament} />}
      {runs && isOpen && alone && tournament.stages.every(({ begun }) => !begun) && (
        <ReadReport tournament={tournament} />
      )}
      {runs && isOpen && alone && <CorrectRating tournament={tournament} />}
      <DeskPlayers tournament={tournament} may={may} />
      {runs && isOpen && <Endings tournament={tournament} />}
    </div>
  );
}

function Next({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation('tournament');
  const { id, next, round, status, players } = tournament;
  const pairedRound = (round?.number ?? 0) + 1;
  if (next === null) return <p className={styles['next']}>{t('next.nothing')}</p>;
  const act = {
    'open-registration': (
      <Act id={id} look="main" label={t('next.openRegistration')} send={orders.setRegistration(id, true)} />
    ),
    start: <Begin tournament={tournament} label={t('next.start')} />,
    'next-stage': <Begin tournament={tournament} label={t('next.nextStage')} />,
    draft: null,
    decks: null,
    pair: (
      <Act
        id={id}
        look="main"
        label={t('next.pair', { round: pairedRound })}
        send={orders.pair(id, { round: pairedRound })}
      />
    ),
    publish: <Publish tournament={tournament} round={pairedRound} />,
    results: (
      <a href={`#${RESULTS}`} className={buttonClass}>
        {t('next.record')}
      </a>
    ),
    end: <Act id={id} look="main" label={t('next.end')} send={orders.end(id)} />,
  };
  const step = STEPS.find((each) => each === next) ?? 'results';
  return (
    <section className={styles['next']} aria-label={t('next.label')}>
      <strong>
        {t(`next.say.${step}`, { round: pairedRound, missing: round?.missing ?? 0, players: players.entered })}
      </strong>
      {act[step]}
      {status === 'registration' && (
        <Act id={id} look="quiet" label={t('next.closeRegistration')} send={orders.setRegistration(id, false)} />
      )}
    </section>
  );
}

/** Publishes the pairings that are shown, and no later proposal of a colleague. With minutes, the clock starts too. */
function Publish({ tournament, round }: { readonly tournament: Tournament; readonly round: number }) {
  const { t } = useTranslation(['tournament', 'floor']);
  const { id } = tournament;
  const proposal = useQuery(tournamentQueries.proposal(tournament));
  const [minutes, setMinutes] = useState(`${minutesOf(tournament) ?? ''}`);
  return (
    <>
      <Field label={t('clock.withMinutes', { ns: 'floor' })}>
        <input type="number" min={1} max={600} value={minutes} onChange={({ target }) => setMinutes(target.value)} />
      </Field>
      <Act
        id={id}
        look="main"
        disabled={proposal.data === undefined}
        label={t('next.publish', { round })}
        send={orders.publish(id, {
          round,
          ...(proposal.data !== undefined && { proposal: proposal.data.version }),
          ...(minutes !== '' && { minutes: Number(minutes) }),
        })}
      />
    </>
  );
}

const STEPS = [
  'open-registration',
  'start',
  'draft',
  'decks',
  'pair',
  'publish',
  'results',
  'next-stage',
  'end',
] as const;

/** Before a draft, staff says how large its pods are, and from which list players draft. */
function Begin({ tournament, label }: { readonly tournament: Tournament; readonly label: string }) {
  const { id, game, recorded, stages } = tournament;
  const refresh = useRefreshed(id);
  const draft = stages.find(({ begun }) => !begun)?.draft ?? null;
  if (draft === null) return <Act id={id} look="main" label={label} send={orders.beginStage(id)} />;
  return (
    <Form
      title={label}
      submit={label}
      send={(input, once) => orders.beginStage(id, { podSize: input.number('podSize'), ...draftListIn(input) })(once)}
      onDone={() => void refresh()}
    >
      <DraftFields {...draft} game={game} recorded={recorded} />
    </Form>
  );
}

/** Seldom needed, and therefore folded. */
function Endings({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation('tournament');
  const { id, round, status } = tournament;
  const refresh = useRefreshed(id);
  return (
    <details>
      <summary>{t('endings.title')}</summary>
      {round !== null && !round.isOver && round.missing === round.tables && (
        <Form
          title={t('endings.withdraw')}
          submit={t('endings.withdraw')}
          look="plain"
          send={(input, once) => orders.withdraw(id, { round: round.number, reason: input.text('reason') })(once)}
          onDone={() => void refresh()}
        >
          <TextField name="reason" label={t('own.reason')} maxLength={REASON_MAX} />
        </Form>
      )}
      {status === 'running' && <Act id={id} label={t('endings.endEarly')} send={orders.end(id, true)} />}
      <Form
        title={t('endings.cancel')}
        submit={t('endings.cancel')}
        look="plain"
        send={(input, once) => orders.cancel(id, input.text('reason'))(once)}
        onDone={() => void refresh()}
      >
        <TextField name="reason" label={t('own.reason')} maxLength={REASON_MAX} />
      </Form>
    </details>
  );
}
