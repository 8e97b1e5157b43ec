import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, Fields } from '../design/field.js';
import type { Glossary, Layout } from '../engine/games.js';
import { useFormat } from '../i18n/use-format.js';
import { type CardSearch, COST_LAST, lineOf, STATUSES } from './search.js';

interface SearchFieldsProps {
  readonly layout: Layout | null;
  readonly search: CardSearch;
  readonly change: (changed: CardSearch) => void;
}

/** While somebody types, nothing is asked; in milliseconds. */
const PAUSE = 250;

/** What is asked of cards, in the words of their game. */
export function SearchFields({ layout, search, change }: SearchFieldsProps) {
  const { t } = useTranslation('cards');
  const colours = Object.fromEntries(Object.entries(layout?.colours ?? {}).map(([id, { words }]) => [id, words]));
  return (
    <Fields label={t('search.label')}>
      <TextField value={search.text ?? ''} change={(text) => change({ text })} />
      <Words
        label={t('search.type')}
        words={layout?.words.types}
        value={search.type}
        choose={(type) => change({ type })}
      />
      <Words label={t('search.colour')} words={colours} value={search.colour} choose={(colour) => change({ colour })} />
      <Words
        label={t('search.keyword')}
        words={layout?.words.keywords}
        value={search.keyword}
        choose={(keyword) => change({ keyword })}
      />
      {layout !== null && (
        <Field label={t('search.cost')}>
          <select
            value={search.cost ?? ''}
            onChange={({ target }) => change({ cost: target.value === '' ? undefined : Number(target.value) })}
          >
            <option value="">{t('search.any')}</option>
            {Array.from({ length: COST_LAST + 1 }, (_, cost) => (
              <option key={cost} value={cost}>
                {cost === COST_LAST ? t('search.orMore', { count: cost }) : cost}
              </option>
            ))}
          </select>
        </Field>
      )}
      <Field label={t('search.status')}>
        <select
          value={search.status ?? ''}
          onChange={({ target }) => change({ status: STATUSES.find((status) => status === target.value) })}
        >
          <option value="">{t('search.any')}</option>
          {STATUSES.map((status) => (
            <option key={status} value={status}>
              {t(`status.${status}`)}
            </option>
          ))}
        </select>
      </Field>
    </Fields>
  );
}

interface TextFieldProps {
  readonly value: string;
  readonly change: (text: string | undefined) => void;
}

function TextField({ value, change }: TextFieldProps) {
  const { t } = useTranslation('cards');
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    if (lineOf(typed) === lineOf(value)) return;
    const timer = setTimeout(() => change(lineOf(typed)), PAUSE);
    return () => clearTimeout(timer);
  });
  return (
    <Field label={t('search.text')} wide>
      <input type="search" value={typed} maxLength={80} onChange={({ target }) => setTyped(target.value)} />
    </Field>
  );
}

interface WordsProps {
  readonly label: string;
  readonly words: Glossary | undefined;
  readonly value: string | undefined;
  readonly choose: (id: string | undefined) => void;
}

/** Nothing for a game that has no words for it. */
function Words({ label, words = {}, value, choose }: WordsProps) {
  const { t } = useTranslation('cards');
  const format = useFormat();
  const all = Object.entries(words);
  if (all.length === 0) return null;
  return (
    <Field label={label}>
      <select value={value ?? ''} onChange={({ target }) => choose(target.value || undefined)}>
        <option value="">{t('search.any')}</option>
        {all.map(([id, word]) => (
          <option key={id} value={id}>
            {format.words(word)}
          </option>
        ))}
      </select>
    </Field>
  );
}
