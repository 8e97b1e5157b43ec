/** What is wrong with the fields of a form, said at each of them. */
import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import { KifuProblem } from '../api/kifu.js';
import type { Fault } from './form-input.js';
import styles from './form.module.css';

interface FormFaults {
  readonly faults: readonly Fault[];
  /** A field says where it is in the body of the request, for as long as it is there. */
  readonly take: (at: string) => () => void;
}

export const Faults = createContext<FormFaults>({ faults: [], take: () => () => undefined });

const isAt = ({ pointer }: Fault, at: string): boolean => pointer === at || pointer.startsWith(`${at}/`);

/** Selects the faults that no field of the form shows, and lets fields register themselves. */
export function usePlaces(): readonly [
  elsewhere: (faults: readonly Fault[]) => readonly Fault[],
  take: FormFaults['take'],
] {
  const [places, setPlaces] = useState<readonly string[]>([]);
  const take = useCallback((at: string) => {
    setPlaces((now) => [...now, at]);
    return () => setPlaces((now) => now.toSpliced(now.indexOf(at), 1));
  }, []);
  return [(faults) => faults.filter((fault) => !places.some((at) => isAt(fault, at))), take];
}

/** A refusal as a whole, at the field that it is about. */
export function faultAt(error: unknown, about: (problem: KifuProblem) => string | null): readonly Fault[] {
  if (!(error instanceof KifuProblem)) return [];
  const pointer = about(error);
  return pointer === null ? [] : [{ pointer, message: error.problem.detail ?? error.message }];
}

/** What is wrong with the field that is there. */
export function useFaults(at: string): readonly Fault[] {
  const { faults, take } = useContext(Faults);
  useEffect(() => take(at), [take, at]);
  return faults.filter((fault) => isAt(fault, at));
}

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
