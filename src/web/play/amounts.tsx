/** Answers that are numbers, or name one for each option. */
import { useTranslation } from 'react-i18next';
import type { Space } from '../engine/games.js';
import { AnswerButton, Said } from './answer-button.js';
import { useChoosing } from './choosing.js';
import { amountOf, namedOf, targetsOf, waysOf, without } from './draft.js';
import { leftOf } from './hint.js';
import { Searched } from './lists.js';
import styles from './play.module.css';
import { type AnswerWords, BETWEEN, type OptionWords, partsOf, distinctOptions } from './words.js';

interface StepperProps {
  readonly name: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly onChange: (value: number) => void;
}

/** A number with less and more beside it; it can be typed as well. */
export function Stepper({ name, value, min, max, step, onChange }: StepperProps) {
  const { t } = useTranslation('play');
  return (
    <span className={styles['stepper']}>
      <button
        type="button"
        aria-label={t('less', { option: name })}
        disabled={value - step < min}
        onClick={() => onChange(value - step)}
      >
        −
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={name}
        value={value}
        min={min}
        max={max}
        step={step}
        onChange={({ target }) => onChange(Math.round(Number(target.value)))}
      />
      <button
        type="button"
        aria-label={t('more', { option: name })}
        disabled={value + step > max}
        onClick={() => onChange(value + step)}
      >
        +
      </button>
    </span>
  );
}

interface AmountsProps<Kind extends Space['kind']> {
  readonly space: Extract<Space, { kind: Kind }>;
  readonly words: AnswerWords;
}

export function NumberChoice({ space, words }: AmountsProps<'number'>) {
  const { draft, put } = useChoosing();
  const { min, max, step = 1 } = space;
  const value = typeof draft.answer === 'number' ? draft.answer : min;
  return <Stepper name={words.question} value={value} min={min} max={max} step={step} onChange={put} />;
}

/** Splits an amount among the options, until all of it is assigned. */
export function Shares({ space, words }: AmountsProps<'split'>) {
  const { draft, put } = useChoosing();
  const left = leftOf(space, draft.answer);
  return (
    <Searched items={space.over.map(({ id }) => words.option(id))} textOf={textOf}>
      {(option) => {
        const value = amountOf(draft.answer, option.id);
        return (
          <li key={option.id} className={styles['line']}>
            <span>
              <Said option={option} />
            </span>
            <Stepper
              name={nameOf(option)}
              value={value}
              min={space.minEach}
              max={value + Math.max(0, left)}
              step={space.unit}
              onChange={(amount) =>
                put({ ...without(namedOf(draft.answer), option.id), ...(amount > 0 && { [option.id]: amount }) })
              }
            />
          </li>
        );
      }}
    </Searched>
  );
}

/** The payment of each source: a number from a pool, one of the kinds of another source, or nothing. */
export function Sources({ space, words }: AmountsProps<'payment'>) {
  const { t } = useTranslation('play');
  const { draft, put } = useChoosing();
  const paid = namedOf(draft.answer);
  const give = (id: string, what: string | number) =>
    put({ ...without(paid, id), ...(what !== '' && what !== 0 && { [id]: what }) });
  const options = distinctOptions(space.sources.map(({ id }) => words.option(id)));
  const sources = space.sources.map((source, place) => ({ source, option: options[place] ?? words.option(source.id) }));
  return (
    <Searched items={sources} textOf={({ option }) => textOf(option)} isShort>
      {({ source, option }) => {
        const ways = waysOf(source);
        const given = paid[source.id];
        if (source.divisible === true)
          return (
            <li key={source.id} className={styles['line']}>
              <Said option={option} />
              <Stepper
                name={nameOf(option)}
                value={typeof given === 'number' ? given : 0}
                min={0}
                max={source.amount}
                step={1}
                onChange={(amount) => give(source.id, amount)}
              />
            </li>
          );
        if (ways.length === 1)
          return (
            <li key={source.id}>
              <AnswerButton
                aria-pressed={given !== undefined}
                onClick={() => give(source.id, given === undefined ? (ways[0] ?? '') : '')}
              >
                <Said option={{ ...option, note: noteWith(gift(ways[0] ?? ''), option.note) }} />
              </AnswerButton>
            </li>
          );
        return (
          <li key={source.id} className={styles['line']}>
            <Said option={option} />
            <select
              aria-label={t('gives', { option: nameOf(option) })}
              value={typeof given === 'string' ? given : ''}
              onChange={({ target }) => give(source.id, target.value)}
            >
              <option value="">{t('nothing')}</option>
              {ways.map((way) => (
                <option key={way} value={way}>
                  {gift(way)}
                </option>
              ))}
            </select>
          </li>
        );

        function gift(way: string): string {
          const combined = source.combined?.[way];
          if (combined !== undefined) return combined.map(words.value).join(' + ');
          return source.amount > 1 && source.kinds.includes(way)
            ? `${source.amount} × ${words.value(way)}`
            : words.value(way);
        }
      }}
    </Searched>
  );
}

/** The destination of each option. */
export function Pairs({ space, words }: AmountsProps<'map'>) {
  const { t } = useTranslation('play');
  const { draft, put } = useChoosing();
  const pairs = namedOf(draft.answer);
  const taken = Object.values(pairs);
  return (
    <Searched items={space.from.map(({ id }) => words.option(id))} textOf={textOf}>
      {(option) => {
        const target = pairs[option.id];
        const free = targetsOf(space, option.id).filter(
          (id) => !space.injective || id === target || !taken.includes(id),
        );
        return (
          <li key={option.id} className={styles['line']}>
            <Said option={option} />
            <select
              aria-label={t('to', { option: nameOf(option) })}
              value={typeof target === 'string' ? target : ''}
              onChange={({ target: { value } }) =>
                put({ ...without(pairs, option.id), ...(value !== '' && { [option.id]: value }) })
              }
            >
              <option value="">{space.partial ? t('nowhere') : '…'}</option>
              {free.map((id) => (
                <option key={id} value={id}>
                  {nameOf(words.option(id))}
                </option>
              ))}
            </select>
          </li>
        );
      }}
    </Searched>
  );
}

/** The kinds that a source gives, and other facts that distinguish it. */
const noteWith = (gift: string, note: string): string =>
  [gift, ...partsOf(note).filter((part) => !gift.toLowerCase().includes(part.toLowerCase()))].join(BETWEEN);

const textOf = ({ label, note }: OptionWords): string => `${label} ${note}`;
const nameOf = ({ label, note }: OptionWords): string => (note === '' ? label : `${label}, ${note}`);
