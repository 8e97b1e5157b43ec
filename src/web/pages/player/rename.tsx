/** The form to rename a player, for the player and for staff. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answered, kifu } from '../../api/kifu.js';
import { meQuery } from '../../api/queries.js';
import { Form, TextField } from '../../design/form.js';

const NAME_MAX = 80;

interface RenameProps {
  readonly id: string;
  readonly name: string;
}

export function Rename({ id, name }: RenameProps) {
  const { t } = useTranslation('player');
  const queries = useQueryClient();
  const { data: me } = useQuery(meQuery);
  const may = me?.may.includes('players.rename-any') === true || me?.player?.id === id;
  if (!may) return null;
  return (
    <details>
      <summary>{t('rename.title')}</summary>
      <Form
        title={t('rename.title')}
        level="h2"
        look="plain"
        submit={t('rename.submit')}
        send={(input) =>
          answered(kifu.PATCH('/v1/players/{id}', { params: { path: { id } }, body: { name: input.text('name') } }))
        }
        onDone={() => void queries.invalidateQueries()}
      >
        <TextField name="name" label={t('rename.name')} maxLength={NAME_MAX} defaultValue={name} />
      </Form>
    </details>
  );
}
