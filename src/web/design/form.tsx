/** A form sends one request. A refusal appears at its field, and a request is carried out once. */
import { useMutation } from '@tanstack/react-query';
import { Fragment, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KifuProblem } from '../api/kifu.js';
import { Button } from './button.js';
import { faultAt, Faults, FaultText, useFaults, usePlaces } from './faults.js';
import { faultsOf, type FormInput, inputOf, newOnce } from './form-input.js';
import styles from './form.module.css';
import { Refusal } from './refusal.js';

export type { FormInput } from './form-input.js';

interface FormProps<Answer> {
  readonly title: string;
  /** The element of the title. */
  readonly level?: 'h2' | 'h3';
  readonly hint?: ReactNode;
  readonly submit: string;
  /** Whether the form is complete. Otherwise it names the missing input. */
  readonly ready?: boolean;
  readonly look?: 'main' | 'plain';
  /** `once` is the idempotency key: a request that was lost can be sent again. */
  readonly send: (input: FormInput, once: string) => Promise<Answer>;
  readonly onDone?: (answer: Answer) => void;
  /** The text after a successful request. */
  readonly done?: string;
  /** The field of a refusal that names no field, as a JSON pointer. */
  readonly about?: (problem: KifuProblem) => string | null;
  /** The place of a field for a place in the request, where fields without a choice are not sent. */
  readonly placeOf?: (pointer: string, input: FormInput) => string;
  readonly children?: ReactNode;
}

export function Form<Answer>({
  title,
  level: Heading = 'h3',
  hint,
  submit,
  ready = true,
  look = 'main',
  send,
  onDone,
  done,
  about = () => null,
  placeOf = (pointer) => pointer,
  children,
}: FormProps<Answer>) {
  const heading = useId();
  const form = useRef<HTMLFormElement>(null);
  const once = useRef(newOnce());
  const [round, setRound] = useState(0);
  const sending = useMutation({
    mutationFn: (data: FormData) => send(inputOf(data), once.current),
    onSuccess: (answer) => {
      once.current = newOnce();
      setRound((now) => now + 1);
      onDone?.(answer);
    },
    // After a refusal, the next request is a new one.
    onError: (error) => {
      if (error instanceof KifuProblem) once.current = newOnce();
    },
  });
  const [elsewhere, take] = usePlaces();
  const { variables: sent } = sending;
  const named = faultsOf(sending.error).map(({ pointer, message }) => ({
    ...{ message, pointer: sent === undefined ? pointer : placeOf(pointer, inputOf(sent)) },
  }));
  const faults = [...named, ...faultAt(sending.error, about)];
  useEffect(() => {
    if (sending.error !== null)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus();
  }, [sending.error]);
  return (
    <form
      ref={form}
      className={styles['form']}
      aria-labelledby={heading}
      onSubmit={(event) => {
        event.preventDefault();
        if (!sending.isPending && ready) sending.mutate(new FormData(event.currentTarget));
      }}
    >
      <Heading id={heading}>{title}</Heading>
      {hint !== undefined && <p className={styles['help']}>{hint}</p>}
      <Faults value={{ faults, take }}>
        <Fragment key={round}>{children}</Fragment>
      </Faults>
      {sending.isError && <Refusal error={sending.error} faults={elsewhere(named)} />}
      <div className={styles['end']}>
        <Button type="submit" look={look} disabled={sending.isPending || !ready}>
          {submit}
        </Button>
        <p role="status" className={styles['done']}>
          {sending.isSuccess && done}
        </p>
      </div>
    </form>
  );
}

/** The attributes that name a control and its fault. */
interface Control {
  readonly id: string;
  readonly name: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

export interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly help?: string | undefined;
  /** The place in the body of the request, as a JSON pointer; by default the name. */
  readonly at?: string;
  readonly optional?: boolean;
}

export function Field({
  name,
  label,
  help,
  at = `/${name}`,
  optional = false,
  children,
}: FieldProps & { readonly children: (control: Control) => ReactNode }) {
  const { t } = useTranslation();
  const id = useId();
  const faults = useFaults(at);
  const described = [...(help === undefined ? [] : [`${id}-help`]), ...(faults.length > 0 ? [`${id}-fault`] : [])];
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>
        {label}
        {optional && <span className={styles['optional']}> {t('form.optional')}</span>}
      </label>
      {children({
        id,
        name,
        'aria-invalid': faults.length > 0 || undefined,
        'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
      })}
      {help !== undefined && (
        <p id={`${id}-help`} className={styles['help']}>
          {help}
        </p>
      )}
      <FaultText id={`${id}-fault`} label={label} faults={faults} />
    </div>
  );
}

type TextFieldProps = FieldProps & {
  readonly type?: 'text' | 'number' | 'url' | 'password' | 'datetime-local';
  readonly min?: number;
  readonly max?: number;
  readonly maxLength?: number;
  readonly defaultValue?: string | number;
  readonly autoComplete?: string;
  readonly list?: string;
  readonly onChange?: (value: string) => void;
};

export const TextField = ({
  type = 'text',
  min,
  max,
  maxLength,
  defaultValue,
  autoComplete = 'off',
  list,
  onChange,
  ...field
}: TextFieldProps) => (
  <Field {...field}>
    {(control) => (
      <input
        {...control}
        {...{ type, min, max, maxLength, defaultValue, autoComplete, list }}
        onChange={({ target }) => onChange?.(target.value)}
        required={field.optional !== true}
      />
    )}
  </Field>
);

/** A field for a new password: a password manager offers one, and stores it. */
export const NewPasswordField = (field: FieldProps) => (
  <TextField {...field} type="password" autoComplete="new-password" maxLength={256} />
);

type TextAreaProps = FieldProps & {
  readonly rows?: number;
  readonly maxLength?: number;
  readonly defaultValue?: string;
};

export const TextArea = ({ rows = 4, maxLength, defaultValue, ...field }: TextAreaProps) => (
  <Field {...field}>
    {(control) => <textarea {...control} {...{ rows, maxLength, defaultValue }} required={field.optional !== true} />}
  </Field>
);

interface Option {
  readonly value: string;
  readonly label: string;
  /** The label of the group of the option. */
  readonly group?: string;
}

type SelectProps = FieldProps & {
  readonly options: readonly Option[];
  readonly value?: string;
  readonly onChoose?: (value: string) => void;
  readonly defaultValue?: string;
};

export const Select = ({ options, value, onChoose, defaultValue, ...field }: SelectProps) => (
  <Field {...field}>
    {(control) => (
      <select
        {...control}
        {...(value === undefined ? { defaultValue } : { value })}
        onChange={({ target }) => onChoose?.(target.value)}
        required={field.optional !== true}
      >
        {[...new Set(options.map(({ group }) => group))].map((group) => (
          <Options key={group ?? ''} group={group} options={options.filter((option) => option.group === group)} />
        ))}
      </select>
    )}
  </Field>
);

function Options({ group, options }: { readonly group: string | undefined; readonly options: readonly Option[] }) {
  const each = options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
  return group === undefined ? each : <optgroup label={group}>{each}</optgroup>;
}

interface ChoicesProps {
  readonly legend: string;
  readonly name: string;
  readonly type: 'radio' | 'checkbox';
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The initial choice. */
  readonly chosen?: readonly string[];
  readonly onChoose?: (value: string) => void;
  readonly required?: boolean;
  /** The place in the body of the request, as a JSON pointer; by default the name. */
  readonly at?: string;
}

/** Radio buttons or checkboxes for a few options. */
export function Choices({
  legend,
  name,
  type,
  options,
  chosen = [],
  onChoose,
  required = false,
  at = `/${name}`,
}: ChoicesProps) {
  const id = useId();
  const faults = useFaults(at);
  return (
    <fieldset className={styles['choices']} aria-describedby={faults.length > 0 ? id : undefined}>
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input
            {...{ type, name, value }}
            aria-invalid={faults.length > 0 || undefined}
            defaultChecked={chosen.includes(value)}
            required={required && type === 'radio'}
            onChange={() => onChoose?.(value)}
          />
          <span>{label}</span>
        </label>
      ))}
      <FaultText id={id} label={legend} faults={faults} />
    </fieldset>
  );
}
