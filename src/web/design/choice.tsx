import { Field } from './field.js';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  /** Undefined if nothing narrows the list. */
  readonly value: Value | undefined;
  /** What the first option says, which narrows nothing. */
  readonly any: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly choose: (value: Value | undefined) => void;
}

/** A filter: one of some values, or any. */
export const Choice = <Value extends string>({ label, value, any, options, choose }: ChoiceProps<Value>) => (
  <Field label={label}>
    <select
      value={value ?? ''}
      onChange={({ target }) => choose(options.find((option) => option.value === target.value)?.value)}
    >
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </Field>
);
