/** The actions that the reader may take in the case now. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answered, kifu } from '../../api/kifu.js';
import { meQuery } from '../../api/queries.js';
import { mayQuery, type Permission } from '../../api/rights.js';
import { Form, TextArea, TextField } from '../../design/form.js';
import { useFormat } from '../../i18n/use-format.js';
import type { ActProps } from './act-props.js';
import { type Case, caseQuery } from './queries.js';
import { RulingForm } from './ruling-form.js';
import styles from './case.module.css';

const TEXT_MAX = 4_000;
const JUDGE_MAX = 80;

export function Acts({ found }: { readonly found: Case }) {
  const { t } = useTranslation('case');
  const queries = useQueryClient();
  const { data: me } = useQuery(meQuery);
  const { data: may = [] } = useQuery(mayQuery({ match: found.opened.matchId }));
  const offered = offeredTo(found, me?.player?.id, may);
  if (Object.values(offered).every((each) => !each)) return null;
  const forms = { found, show: (now: Case) => queries.setQueryData(caseQuery(found.id).queryKey, now) };
  return (
    <section className={styles['acts']} aria-labelledby="acts">
      <h2 id="acts">{t('act.title')}</h2>
      {offered.rule && <RulingForm {...forms} mayRewind={may.includes('cases.rewind')} />}
      <div className={styles['columns']}>
        {offered.appeal && <Appeal {...forms} />}
        {offered.answer && <Answer {...forms} />}
        {offered.discuss && <Discuss {...forms} />}
        {offered.assign && <Assign {...forms} />}
        {offered.close && <Close {...forms} />}
      </div>
    </section>
  );
}

/** By the table of rights at this match, and by how far the case is; the service decides again. */
function offeredTo({ status, opened, appealUntil }: Case, playerId: string | undefined, may: readonly Permission[]) {
  const isParty = playerId !== undefined && opened.seats.some((seat) => seat.playerId === playerId);
  const isAppealable = appealUntil !== null && Date.parse(appealUntil) > Date.now();
  const ends = may.includes(status === 'appealed' ? 'cases.rule-appeal' : 'cases.rule');
  const waits = status === 'open' || status === 'assigned' || status === 'appealed';
  return {
    appeal: isParty && isAppealable && may.includes('cases.appeal'),
    answer: isParty && status !== 'closed' && may.includes('cases.answer'),
    discuss: status !== 'closed' && may.includes('cases.discuss'),
    assign: waits && may.includes('cases.assign'),
    rule: waits && ends,
    close: ends && (waits || (status === 'ruled' && !isAppealable)),
  };
}

/** For requests about this case, each of which happens once. */
const about = ({ id }: Case, once: string) =>
  ({ params: { path: { id }, header: { 'Idempotency-Key': once } } }) as const;

function Appeal({ found, show }: ActProps) {
  const { t } = useTranslation('case');
  const format = useFormat();
  return (
    <Form
      title={t('act.appeal')}
      hint={found.appealUntil !== null && t('act.appealHint', { moment: format.moment(found.appealUntil) })}
      submit={t('act.appeal')}
      send={(input, once) =>
        answered(kifu.POST('/v1/cases/{id}/appeals', { ...about(found, once), body: { text: input.text('text') } }))
      }
      onDone={show}
      done={t('act.appealDone')}
    >
      <TextArea name="text" label={t('act.appealText')} maxLength={TEXT_MAX} />
    </Form>
  );
}

function Answer({ found, show }: ActProps) {
  const { t } = useTranslation('case');
  return (
    <Form
      title={t('act.answer')}
      hint={t('act.answerHint')}
      submit={t('act.answer')}
      look="plain"
      send={(input, once) =>
        answered(kifu.POST('/v1/cases/{id}/statements', { ...about(found, once), body: { text: input.text('text') } }))
      }
      onDone={show}
      done={t('act.answerDone')}
    >
      <TextArea name="text" label={t('act.text')} maxLength={TEXT_MAX} rows={3} />
    </Form>
  );
}

function Discuss({ found, show }: ActProps) {
  const { t } = useTranslation('case');
  return (
    <Form
      title={t('act.discuss')}
      hint={t('act.discussHint')}
      submit={t('act.discuss')}
      look="plain"
      send={(input, once) =>
        answered(kifu.POST('/v1/cases/{id}/discussion', { ...about(found, once), body: { text: input.text('text') } }))
      }
      onDone={show}
      done={t('act.discussDone')}
    >
      <TextArea name="text" label={t('act.text')} maxLength={TEXT_MAX} rows={3} />
    </Form>
  );
}

function Assign({ found, show }: ActProps) {
  const { t } = useTranslation('case');
  return (
    <Form
      title={t('act.assign')}
      submit={t('act.assign')}
      look="plain"
      send={(input, once) =>
        answered(
          kifu.POST('/v1/cases/{id}/assignments', { ...about(found, once), body: { judge: input.text('judge') } }),
        )
      }
      onDone={show}
      done={t('act.assignDone')}
    >
      <TextField name="judge" label={t('act.assignJudge')} maxLength={JUDGE_MAX} />
    </Form>
  );
}

function Close({ found, show }: ActProps) {
  const { t } = useTranslation('case');
  return (
    <Form
      title={t('act.close')}
      hint={t('act.closeHint')}
      submit={t('act.close')}
      look="plain"
      send={(input, once) =>
        answered(kifu.POST('/v1/cases/{id}/closing', { ...about(found, once), body: { text: input.text('text') } }))
      }
      onDone={show}
    >
      <TextArea name="text" label={t('act.closeText')} maxLength={TEXT_MAX} rows={2} />
    </Form>
  );
}
