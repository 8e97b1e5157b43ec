import { Dialog } from '@base-ui/react/dialog';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../api/kifu.js';
import { speechOf } from '../../board/table.js';
import { Button, buttonClass } from '../../design/button.js';
import { useFormat } from '../../i18n/use-format.js';
import { linesOf } from '../../log/log.js';
import type { Telling } from '../../log/tell.js';
import type { GameRecord } from '../../replay/record.js';
import { Field } from './field.js';
import styles from './record.module.css';
import type { Sending } from './use-outbox.js';

interface OrdersProps {
  readonly record: GameRecord;
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
  const { record, telling, own, may, isOver, invocations, send, seats, turn, version } = props;
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
    </div>
  );
}

/** Who records for all says for which seat. */
const seatIn = (own: string | null, seat: string): { readonly seat?: string } => (own === null ? { seat } : {});

interface AskProps {
  readonly name: string;
  readonly help: string;
  readonly onSubmit: (form: FormData) => void;
  readonly children?: ReactNode;
}

/** A button that asks before it does something. */
function Ask({ name, help, onSubmit, children }: AskProps) {
  const { t } = useTranslation('record');
  const [open, setOpen] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
    setOpen(false);
  };
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger className={buttonClass}>{name}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles['backdrop']} />
        <Dialog.Popup className={styles['dialog']}>
          <Dialog.Title>{name}</Dialog.Title>
          <Dialog.Description className={styles['quiet']}>{help}</Dialog.Description>
          <form className={styles['form']} onSubmit={submit}>
            {children}
            <div className={styles['buttons']}>
              <Button type="submit" look="main">
                {name}
              </Button>
              <Dialog.Close className={buttonClass}>{t('cancel')}</Dialog.Close>
            </div>
          </form>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Steps that can be chosen: those of the last turns. */
const STEPS = 40;

interface StepChoiceProps {
  readonly record: GameRecord;
  readonly telling: Telling;
  readonly label: string;
  /** What is chosen at first: so many steps before the last. */
  readonly back: number;
}

function StepChoice({ record, telling, label, back }: StepChoiceProps) {
  const speech = speechOf(telling, useFormat());
  const last = record.steps.length - 1;
  const steps = record.steps
    .slice(0, record.steps.length - back)
    .slice(-STEPS)
    .toReversed();
  return (
    <Field label={label}>
      <select name="step" defaultValue={record.steps[last - back]?.version}>
        {steps.map(({ version, log }) => (
          <option key={version} value={version}>
            {`${version}: ${linesOf(log, telling, speech, false)
              .map(({ text }) => text)
              .join(' ')}`.slice(0, 120)}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** Players propose it to each other; who records for all has written something down wrongly. */
function TakeBack({ record, telling, version, mayRecord, send }: OrdersProps & { readonly mayRecord: boolean }) {
  const { t } = useTranslation('record');
  const onSubmit = (form: FormData) => {
    const to = Number(form.get('step'));
    const says = t('back.says', { step: to });
    if (!mayRecord) return send({ kind: 'takebacks', body: { to, expectedVersion: version } }, says);
    send({ kind: 'retractions', body: { to, reason: textOf(form, 'reason'), expectedVersion: version } }, says);
  };
  return (
    <Ask name={t('back.name')} help={t(mayRecord ? 'back.helpRecorder' : 'back.helpPlayer')} onSubmit={onSubmit}>
      <StepChoice record={record} telling={telling} label={t('back.to')} back={1} />
      {mayRecord && (
        <Field label={t('back.reason')}>
          <input name="reason" required maxLength={500} defaultValue={t('back.usual')} />
        </Field>
      )}
    </Ask>
  );
}

function Contest({ record, telling, send }: OrdersProps) {
  const { t } = useTranslation('record');
  const onSubmit = (form: FormData) => {
    const rule = textOf(form, 'rule').trim();
    const body = {
      gameId: record.id,
      step: Number(form.get('step')),
      claim: textOf(form, 'claim'),
      text: textOf(form, 'text'),
      ...(rule !== '' && { rule }),
    };
    send({ kind: 'cases', body }, t('contest.says', { claim: body.claim }));
  };
  return (
    <Ask name={t('contest.name')} help={t('contest.help')} onSubmit={onSubmit}>
      <StepChoice record={record} telling={telling} label={t('contest.step')} back={0} />
      <Field label={t('contest.claim')}>
        <input name="claim" required maxLength={120} />
      </Field>
      <Field label={t('contest.text')}>
        <textarea name="text" required maxLength={2000} rows={3} />
      </Field>
      <Field label={t('contest.rule')}>
        <input name="rule" maxLength={20} pattern="[A-Za-z0-9.]*" autoCapitalize="none" />
      </Field>
    </Ask>
  );
}

function Concede({ record, telling, version, own, send }: OrdersProps) {
  const { t } = useTranslation('record');
  const speech = speechOf(telling, useFormat());
  const onSubmit = (form: FormData) => {
    const seat = own ?? textOf(form, 'seat');
    const body = { ...seatIn(own, seat), expectedVersion: version };
    send({ kind: 'concede', body }, t('concede.says', { player: speech.player(seat) }));
  };
  return (
    <Ask name={t('concede.name')} help={t('concede.help')} onSubmit={onSubmit}>
      {own === null && (
        <Field label={t('concede.who')}>
          <select name="seat">
            {record.seats.map(({ seat }) => (
              <option key={seat} value={seat}>
                {speech.player(seat)}
              </option>
            ))}
          </select>
        </Field>
      )}
    </Ask>
  );
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
