import { useEffect, useState } from 'react';
import { Field } from './field.js';

/** The time after the last key before a search begins, in milliseconds. */
const PAUSE = 250;

const LENGTH_MAX = 80;

interface TypedSearchProps {
  readonly label: string;
  readonly value: string | undefined;
  /** What is looked for by a typed text; undefined by one that says nothing. */
  readonly read: (typed: string) => string | undefined;
  readonly change: (sought: string | undefined) => void;
}

/** A field whose text is looked for when the reader pauses. */
export function TypedSearch({ label, value = '', read, change }: TypedSearchProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    if (read(typed) === read(value)) return;
    const timer = setTimeout(() => change(read(typed)), PAUSE);
    return () => clearTimeout(timer);
  });
  return (
    <Field label={label} wide>
      <input
        type="search"
        maxLength={LENGTH_MAX}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Field>
  );
}
