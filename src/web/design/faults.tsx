/** What is wrong with the fields of a form, said at each of them. */
import { createContext, useContext } from 'react';
import { KifuProblem } from '../api/kifu.js';
import type { Fault } from './form-input.js';
import styles from './form.module.css';

export const Faults = createContext<readonly Fault[]>([]);

/** A refusal as a whole, at the field that it is about. */
export function faultAt(error: unknown, about: (problem: KifuProblem) => string | null): readonly Fault[] {
  if (!(error instanceof KifuProblem)) return [];
  const pointer = about(error);
  return pointer === null ? [] : [{ pointer, message: error.problem.detail ?? error.message }];
}

export const useFaults = (at: string): readonly Fault[] =>
  useContext(Faults).filter(({ pointer }) => pointer === at || pointer.startsWith(`${at}/`));

interface FaultTextProps {
  readonly id: string;
  readonly label: string;
  readonly faults: readonly Fault[];
}

/** The service says it in English, and with its own name for the field. */
export function FaultText({ id, label, faults }: FaultTextProps) {
  if (faults.length === 0) return null;
  return (
    <p id={id} className={styles['fault']}>
      {label}: <span lang="en">{faults.map(unnamed).join(' ')}</span>
    </p>
  );
}

/** Without the name that the service has for the field: readers know its label. */
function unnamed({ pointer, message }: Fault): string {
  const name = pointer.slice(pointer.lastIndexOf('/') + 1);
  return message.startsWith(`${name} `) ? message.slice(name.length + 1) : message;
}
