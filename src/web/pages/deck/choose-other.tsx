/** The deck to compare with: one of the reader's or of the same player, or any by the address of its page. */
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../api/kifu.js';
import { meQuery } from '../../api/queries.js';
import { idInAddress } from '../../app/search-params.js';
import { Button } from '../../design/button.js';
import { Choice } from '../../design/choice.js';
import { Field, Fields } from '../../design/field.js';
import { decksQuery } from '../../seats/queries.js';
import styles from './deck.module.css';

export function ChooseOther({ deck: { id, game, playerId } }: { readonly deck: Schemas['DeckDto'] }) {
  const { t } = useTranslation('deck');
  const navigate = useNavigate();
  const [chosen, choose] = useState<string>();
  const [address, setAddress] = useState('');
  const { data: me } = useQuery(meQuery);
  const { data: own = [] } = useQuery(decksQuery(me?.player?.id ?? ''));
  const { data: ofPlayer = [] } = useQuery(decksQuery(playerId ?? ''));
  const decks = new Map([...own, ...ofPlayer].map((deck) => [deck.id, deck]));
  const options = [...decks.values()]
    .filter((deck) => deck.game === game && deck.id !== id)
    .map(({ id: value, name }) => ({ value, label: name }));
  const other = address === '' ? chosen : idInAddress(address);
  return (
    <form
      className={styles['compare']}
      aria-labelledby="compare"
      onSubmit={(event) => {
        event.preventDefault();
        void navigate({ to: '/decks/$id', params: { id }, search: { with: other } });
      }}
    >
      <h3 id="compare">{t('compare.title')}</h3>
      <Fields label={t('compare.title')}>
        {options.length > 0 && (
          <Choice
            label={t('compare.deck')}
            value={chosen}
            any={t('compare.choose')}
            options={options}
            choose={choose}
          />
        )}
        <Field label={t('compare.address')}>
          <input value={address} onChange={({ target }) => setAddress(target.value)} />
        </Field>
        <Button type="submit" disabled={other === undefined || other === id}>
          {t('compare.submit')}
        </Button>
      </Fields>
    </form>
  );
}
