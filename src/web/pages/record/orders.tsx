import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../api/kifu.js';
import { speechOf } from '../../board/table.js';
import { Button, buttonClass } from '../../design/button.js';
import { Field } from '../../design/field.js';
import { Select, TextArea, TextField } from '../../design/form.js';
import type { FormInput } from '../../design/form-input.js';
import { useFormat } from '../../i18n/use-format.js';
import type { Telling } from '../../log/tell.js';
import type { GameRecord } from '../../replay/record.js';
import { Ask } from './ask.js';
import styles from './record.module.css';
import { StepChoice } from './step-choice.js';
import type { Sending } from './use-outbox.js';

interface OrdersProps {
  readonly record: GameRecord;
  readonly game: Schemas['GameDto'];
  readonly telling: Telling;
  readonly version: number;
  readonly own: string | null;
  readonly may: ReadonlySet<string>;
  readonly isOver: boolean;
  readonly invocations: readonly Schemas['InvocationDto'][];
  readonly send: Sending['send'];
  /** For who records for all: whose decisions are shown. */
  readonly seats: { readonly only: string; readonly setOnly: (seat: string) => void } | null;
  readonly turn: () => void;
}

/** What is done beside the answers: taking back, contesting, conceding, and how the board is looked at. */
export function Orders(props: OrdersProps) {
  const { t } = useTranslation('record');
  const format = useFormat();
  const { record, game, telling, own, may, isOver, invocations, send, seats, turn, version } = props;
  const speech = speechOf(telling, format);
  const mayRecord = may.has('games.record');
  const acts = own !== null || mayRecord;
  return (
    <div className={styles['orders']} role="group" aria-label={t('orders')}>
      {seats !== null && (
        <Field label={t('seats.label')}>
          <select value={seats.only} onChange={({ target }) => seats.setOnly(target.value)}>
            <option value="">{t('seats.both')}</option>
            {record.seats.map(({ seat }) => (
              <option key={seat} value={seat}>
                {speech.player(seat)}
              </option>
            ))}
          </select>
        </Field>
      )}
      <Button onClick={turn}>{t('flip')}</Button>
      {!isOver && acts && record.steps.length > 1 && <TakeBack {...props} mayRecord={mayRecord} />}
      {may.has('cases.open') && record.steps.length > 1 && <Contest {...props} />}
      {!isOver && acts && <Concede {...props} />}
      {!isOver &&
        invocations.map(({ seat, object, ability }) => (
          <Button
            key={`${object} ${ability}`}
            onClick={() =>
              send(
                { kind: 'invocations', body: { object, ability, ...seatIn(own, seat), expectedVersion: version } },
                t('invoke', { card: speech.card(telling.objects.get(object) ?? object), text: ability }),
              )
            }
          >
            {t('invoke', { card: speech.card(telling.objects.get(object) ?? object), text: ability })}
          </Button>
        ))}
      <Link to="/matches/$id" params={{ id: game.matchId }} className={buttonClass}>
        {t(own === null && !isOver && may.has('keys.issue-for-player') ? 'matchAndKeys' : 'match')}
      </Link>
      <Link to="/games/$id" params={{ id: game.id }} className={buttonClass}>
        {t('watch')}
      </Link>
    </div>
  );
}

/** Who records for all says for which seat. */
const seatIn = (own: string | null, seat: string): { readonly seat?: string } => (own === null ? { seat } : {});

/** Players propose it to each other; who records for all has written something down wrongly. */
function TakeBack({ record, telling, version, mayRecord, send }: OrdersProps & { readonly mayRecord: boolean }) {
  const { t } = useTranslation('record');
  const onSubmit = (input: FormInput) => {
    const to = input.number('step');
    const says = t('back.says', { step: to });
    if (!mayRecord) return send({ kind: 'takebacks', body: { to, expectedVersion: version } }, says);
    send({ kind: 'retractions', body: { to, reason: input.text('reason'), expectedVersion: version } }, says);
  };
  return (
    <Ask name={t('back.name')} help={t(mayRecord ? 'back.helpRecorder' : 'back.helpPlayer')} onSubmit={onSubmit}>
      <StepChoice record={record} telling={telling} label={t('back.to')} back={1} />
      {mayRecord && <TextField name="reason" label={t('back.reason')} maxLength={500} defaultValue={t('back.usual')} />}
    </Ask>
  );
}

function Contest({ record, telling, send }: OrdersProps) {
  const { t } = useTranslation('record');
  const onSubmit = (input: FormInput) => {
    const body = {
      ...{ gameId: record.id, step: input.number('step'), claim: input.text('claim'), text: input.text('text') },
      ...input.optional('rule'),
    };
    send({ kind: 'cases', body }, t('contest.says', { claim: body.claim }));
  };
  return (
    <Ask name={t('contest.name')} help={t('contest.help')} onSubmit={onSubmit}>
      <StepChoice record={record} telling={telling} label={t('contest.step')} back={0} />
      <TextField name="claim" label={t('contest.claim')} maxLength={120} />
      <TextArea name="text" label={t('contest.text')} maxLength={2_000} rows={3} />
      <TextField name="rule" label={t('contest.rule')} maxLength={20} optional />
    </Ask>
  );
}

function Concede({ record, telling, version, own, send }: OrdersProps) {
  const { t } = useTranslation('record');
  const speech = speechOf(telling, useFormat());
  const onSubmit = (input: FormInput) => {
    const seat = own ?? input.text('seat');
    const body = { ...seatIn(own, seat), expectedVersion: version };
    send({ kind: 'concede', body }, t('concede.says', { player: speech.player(seat) }));
  };
  return (
    <Ask name={t('concede.name')} help={t('concede.help')} onSubmit={onSubmit}>
      {own === null && (
        <Select
          name="seat"
          label={t('concede.who')}
          options={record.seats.map(({ seat }) => ({ value: seat, label: speech.player(seat) }))}
        />
      )}
    </Ask>
  );
}
