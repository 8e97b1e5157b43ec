import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answered, kifu, type Schemas } from '../../api/kifu.js';
import { Form, TextField } from '../../design/form.js';
import { Secret } from '../../design/secret.js';

const NAME_MAX = 80;

export function PlayerForm() {
  const { t } = useTranslation('desk');
  const [made, setMade] = useState<Schemas['CreatedPlayerDto'] | null>(null);
  return (
    <>
      <Form
        title={t('player.title')}
        hint={t('player.hint')}
        submit={t('player.submit')}
        send={(input) => answered(kifu.POST('/v1/players', { body: { name: input.text('name') } }))}
        onDone={setMade}
        done={t('player.done')}
      >
        <TextField name="name" label={t('player.name')} maxLength={NAME_MAX} />
      </Form>
      {made !== null && (
        <Secret label={t('player.key', { name: made.name })} value={made.key} onClose={() => setMade(null)} />
      )}
    </>
  );
}
