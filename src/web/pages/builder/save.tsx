import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answered, kifu } from '../../api/kifu.js';
import { meQuery } from '../../api/queries.js';
import type { Line } from '../../cards/lines.js';
import { lineOf } from '../../cards/search.js';
import { Button } from '../../design/button.js';
import { Field, Fields } from '../../design/field.js';
import { Failure } from '../../design/states.js';
import styles from './builder.module.css';

interface SaveProps {
  readonly game: string;
  readonly format: string;
  readonly name: string;
  readonly lines: readonly Line[];
}

/** Stored decks are legal and never change: what is stored is another deck each time. */
export function Save({ game, format, name: begun, lines }: SaveProps) {
  const { t } = useTranslation('builder');
  const { data: me } = useQuery(meQuery);
  const [typed, setTyped] = useState(begun);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const name = lineOf(typed);
  const save = useMutation({
    mutationFn: () => answered(kifu.POST('/v1/decks', { body: { game, format, name: name ?? '', cards: [...lines] } })),
    onSuccess: async ({ id, playerId }) => {
      await queries.invalidateQueries({ queryKey: ['player', playerId, 'decks'] });
      await navigate({ to: '/decks/$id', params: { id } });
    },
  });
  if (me === undefined) return null;
  if (me === null) {
    return (
      <p className={styles['quiet']}>
        <Link to="/log-in" search={{ to: `/decks/new?game=${game}` }}>
          {t('save.logIn')}
        </Link>
      </p>
    );
  }
  // What a person may not do is not offered.
  if (!me.may.includes('decks.bring')) return null;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Fields label={t('save.title')}>
        <Field label={t('save.name')} wide>
          <input value={typed} maxLength={80} required onChange={({ target }) => setTyped(target.value)} />
        </Field>
        <Button type="submit" look="main" disabled={name === undefined || lines.length === 0 || save.isPending}>
          {t(me.player === null ? 'save.store' : 'save.own')}
        </Button>
      </Fields>
      {save.isError && <Failure error={save.error} />}
    </form>
  );
}
