/** Lists of what may be answered: all in words, by keyboard and screen reader as well, searched by typing. */
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Json, Space } from '../engine/games.js';
import { AnswerButton, Said } from './answer-button.js';
import { useChoosing } from './choosing.js';
import { actsWith, listOf, pressables } from './draft.js';
import styles from './play.module.css';
import type { AnswerWords, OptionWords } from './words.js';

/** So few are all in sight on a phone. */
const FEW = 3;
/** The option of every game to choose nothing. */
const NONE = 'none';

/** More than these are searched. */
const AT_A_GLANCE = 8;
const SHORT_AT_A_GLANCE = 16;

interface SearchedProps<Item> {
  readonly items: readonly Item[];
  readonly textOf: (item: Item) => string;
  /** What Enter does with the first that is found. */
  readonly choose?: (item: Item) => void;
  /** Several fit beside each other on a phone, and more are seen at a glance. */
  readonly isShort?: boolean;
  /** Those that are always in sight below the others, as to pass. */
  readonly fixed?: readonly Item[];
  readonly children: (item: Item) => ReactNode;
}

/** A list, with a search above it where it is long. */
export function Searched<Item>({ items, textOf, choose, isShort = false, fixed = [], children }: SearchedProps<Item>) {
  const { t } = useTranslation('play');
  const [wanted, setWanted] = useState('');
  const field = useId();
  const isLong = items.length > (isShort ? SHORT_AT_A_GLANCE : AT_A_GLANCE);
  const found = isLong ? items.filter((item) => contains(textOf(item), wanted)) : items;
  // Fixed items stay in sight whatever is typed, and Enter chooses one of them only where it matches.
  const matching = [...found, ...fixed.filter((item) => contains(textOf(item), wanted))];
  return (
    <>
      {isLong && (
        <div className={styles['search']}>
          <label htmlFor={field} className="visually-hidden">
            {t('search')}
          </label>
          <input
            id={field}
            type="search"
            value={wanted}
            placeholder={t('search')}
            autoComplete="off"
            onChange={({ target }) => setWanted(target.value)}
            onKeyDown={(event) => {
              const [first] = matching;
              if (event.key !== 'Enter') return;
              event.preventDefault();
              if (wanted === '' || first === undefined) return;
              choose?.(first);
              setWanted('');
            }}
          />
          <span role="status">{t('found', { count: matching.length, all: items.length + fixed.length })}</span>
        </div>
      )}
      {items.length > 0 && (
        <ul className={styles['answers']} data-short={isShort} aria-label={t('answers')}>
          {found.map(children)}
        </ul>
      )}
      {fixed.length > 0 && (
        <ul className={styles['answers']} data-fixed aria-label={t('answers')}>
          {fixed.map(children)}
        </ul>
      )}
      {matching.length === 0 && items.length > 0 && <p className={styles['hint']}>{t('nothingFound')}</p>}
    </>
  );
}

/** Every part of what is typed, in any order. */
export const contains = (text: string, wanted: string): boolean =>
  wanted
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((part) => text.toLocaleLowerCase().includes(part));

interface ListProps<Kind extends Space['kind']> {
  readonly space: Extract<Space, { kind: Kind }>;
  readonly words: AnswerWords;
}

interface ActsProps extends ListProps<'act'> {
  /** Actions that stay in sight below the others, until a card is pressed. */
  readonly fixed?: readonly Json[];
}

/** Actions; once cards are pressed, those with them. Pressing one carries it out. */
export function Acts({ space, words, fixed = [] }: ActsProps) {
  const { draft, give } = useChoosing();
  const told = (act: Json): readonly [string, Json] => [words.act(act), act];
  const acts = actsWith(space, draft.pressed).filter((act) => !fixed.includes(act));
  return (
    <Searched
      items={acts.map(told)}
      textOf={([text]) => text}
      choose={([, act]) => give(act)}
      fixed={draft.pressed.length === 0 ? fixed.map(told) : []}
    >
      {([text, act]) => (
        <li key={JSON.stringify(act)}>
          <AnswerButton onClick={() => give(act)}>{text}</AnswerButton>
        </li>
      )}
    </Searched>
  );
}

/** One of some options. Pressing one answers with it: nothing else is to be said. */
export function Alternatives({ space, words }: ListProps<'one'>) {
  const { give } = useChoosing();
  const options = space.options.map(({ id }) => words.option(id));
  const fixed = options.length > FEW ? options.filter(({ id }) => id === NONE) : [];
  return (
    <Searched
      items={options.filter((option) => !fixed.includes(option))}
      textOf={textOf}
      choose={({ id }) => give(id)}
      fixed={fixed}
    >
      {(option) => (
        <li key={option.id}>
          <AnswerButton onClick={() => give(option.id)}>
            <Said option={option} />
          </AnswerButton>
        </li>
      )}
    </Searched>
  );
}

/** Several options, or all of them in an order. */
export function Picks({ space, words }: ListProps<'some' | 'order'>) {
  const { t } = useTranslation('play');
  const { draft, press, put } = useChoosing();
  const open = pressables(space, draft);
  const chosen = listOf(draft.answer);
  const rest = space.options.map(({ id }) => id).filter((id) => !chosen.includes(id));
  return (
    <>
      {space.kind === 'order' && rest.length > 0 && (
        <AnswerButton onClick={() => put([...chosen, ...rest])}>{t('inThisOrder')}</AnswerButton>
      )}
      <Searched items={space.options.map(({ id }) => words.option(id))} textOf={textOf} choose={({ id }) => press(id)}>
        {(option) => {
          const { chosen: isChosen = false, badge } = open.get(option.id) ?? {};
          return (
            <li key={option.id}>
              <AnswerButton aria-pressed={isChosen} badge={badge} onClick={() => press(option.id)}>
                <Said option={option} />
              </AnswerButton>
            </li>
          );
        }}
      </Searched>
    </>
  );
}

const textOf = ({ label, note }: OptionWords): string => `${label} ${note}`;
