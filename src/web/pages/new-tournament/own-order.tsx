/** Tie-breakers in an order of the organiser's own; at first those of the policy. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../api/kifu.js';
import { Choices, Select } from '../../design/form.js';
import { ORDER, TIE_BREAKERS } from './body.js';

export function OwnOrder({ policy: { measures } }: { readonly policy: Schemas['PolicyDto'] }) {
  const { t } = useTranslation(['new-tournament', 'standings']);
  const [isOwn, setOwn] = useState(false);
  const options = [
    { value: '', label: t('ownOrder.none') },
    ...TIE_BREAKERS.map((name) => ({ value: name, label: t(`measure.${name}.long`, { ns: 'standings' }) })),
  ];
  return (
    <>
      <Choices
        legend={t('ownOrder.label')}
        name="ownOrder"
        type="checkbox"
        chosen={[]}
        onChoose={() => setOwn(!isOwn)}
        options={[{ value: 'own', label: t('ownOrder.own') }]}
      />
      {isOwn &&
        ORDER.map((at) => (
          <Select
            key={at}
            name={`tieBreaker${at}`}
            at={`/tieBreakers/${at - 1}`}
            label={t('ownOrder.place', { place: at })}
            defaultValue={measures[at] ?? ''}
            options={options}
            optional
          />
        ))}
    </>
  );
}
