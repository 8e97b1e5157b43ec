import { Stepper } from '../../play/amounts.js';
import play from '../../play/play.module.css';
import type { WordsOfChance } from './words-of-chance.js';

interface RolledProps {
  /** Each once. */
  readonly faces: readonly string[];
  readonly count: number;
  readonly words: WordsOfChance;
  readonly chosen: readonly string[];
  readonly label: string;
  readonly onChange: (outcome: readonly string[]) => void;
}

/** Dice that are thrown together are equal: how many of them show each face. */
export function Rolled({ faces, count, words, chosen, label, onChange }: RolledProps) {
  const shown = (face: string): number => chosen.filter((each) => each === face).length;
  const left = count - chosen.length;
  const change = (changed: string, n: number): void =>
    onChange(faces.flatMap((face) => Array<string>(face === changed ? n : shown(face)).fill(face)));
  return (
    <ul className={play['answers']} aria-label={label}>
      {faces.map((face) => (
        <li key={face} className={play['line']}>
          <span>{words.outcome(face)}</span>
          <Stepper
            name={words.outcome(face)}
            value={shown(face)}
            min={0}
            max={shown(face) + left}
            step={1}
            onChange={(n) => change(face, Math.min(Math.max(n, 0), shown(face) + left))}
          />
        </li>
      ))}
    </ul>
  );
}
