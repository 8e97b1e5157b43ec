import { useTranslation } from 'react-i18next';
import { Choice } from '../design/choice.js';
import { Field, Fields } from '../design/field.js';
import { TypedSearch } from '../design/typed-search.js';
import type { Glossary, Layout } from '../engine/games.js';
import { useFormat } from '../i18n/use-format.js';
import { type CardSearch, COST_LAST, lineOf, STATUSES } from './search.js';

interface SearchFieldsProps {
  readonly layout: Layout | null;
  readonly search: CardSearch;
  readonly change: (changed: CardSearch) => void;
}

/** What is asked of cards, in the words of their game. */
export function SearchFields({ layout, search, change }: SearchFieldsProps) {
  const { t } = useTranslation('cards');
  const colours = Object.fromEntries(Object.entries(layout?.colours ?? {}).map(([id, { words }]) => [id, words]));
  return (
    <Fields label={t('search.label')}>
      <TypedSearch label={t('search.text')} value={search.text} read={lineOf} change={(text) => change({ text })} />
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
      <Choice
        label={t('search.status')}
        value={search.status}
        any={t('search.any')}
        options={STATUSES.map((status) => ({ value: status, label: t(`status.${status}`) }))}
        choose={(status) => change({ status })}
      />
    </Fields>
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
    <Choice
      label={label}
      value={value}
      any={t('search.any')}
      options={all.map(([id, word]) => ({ value: id, label: format.words(word) }))}
      choose={choose}
    />
  );
}
