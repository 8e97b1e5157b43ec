/** Card files: brought, followed while they are read, and what came of them. */
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGameNames } from '../../api/game-names.js';
import { answered, kifu } from '../../api/kifu.js';
import { serviceQuery } from '../../api/queries.js';
import { Field, Form, type FormInput, Select } from '../../design/form.js';
import { CardSets } from './card-sets.js';
import { ImportProgress } from './import-progress.js';

const route = getRouteApi('/shell/admin');

/** Only the end of a long name tells files apart. */
const FILE_NAME_MAX = 200;

export function Imports({ mayImport }: { readonly mayImport: boolean }) {
  const { import: followed } = route.useSearch();
  return (
    <>
      {mayImport && <ImportForm />}
      {followed !== undefined && <ImportProgress key={followed} id={followed} />}
      <CardSets />
    </>
  );
}

function ImportForm() {
  const { t } = useTranslation('admin');
  const navigate = route.useNavigate();
  const gameName = useGameNames();
  const { data: service } = useQuery(serviceQuery);
  const games = (service?.games ?? []).filter(({ importFormats }) => importFormats.length > 0);
  const [chosen, setChosen] = useState('');
  const game = games.find((each) => each.game === chosen) ?? games[0];
  const send = async (input: FormInput) => {
    const file = input.file('file');
    return answered(
      kifu.POST('/v1/catalogue/imports', {
        params: {
          query: {
            game: input.text('game'),
            format: input.text('format'),
            ...(file !== null && { fileName: file.name.slice(-FILE_NAME_MAX) }),
          },
        },
        // The file as it is: the document describes it as any JSON, and nothing is to be written anew.
        body: file as unknown as Record<string, never>,
        bodySerializer: (body: unknown) => body as BodyInit,
        headers: { 'content-type': 'application/json' },
      }),
    );
  };
  return (
    <Form
      title={t('import.title')}
      hint={t('import.hint')}
      submit={t('import.submit')}
      send={send}
      onDone={({ id }) => void navigate({ search: { part: 'imports', import: id }, replace: true, resetScroll: false })}
    >
      <Select
        name="game"
        label={t('import.game')}
        at="game"
        value={game?.game ?? ''}
        options={games.map((each) => ({ value: each.game, label: gameName(each.game) }))}
        onChoose={setChosen}
      />
      <Select
        key={game?.game}
        name="format"
        label={t('import.format')}
        at="format"
        options={(game?.importFormats ?? []).map((each) => ({ value: each, label: each }))}
      />
      <Field name="file" label={t('import.file')} help={t('import.fileHelp')} at="fileName">
        {(control) => <input {...control} type="file" accept=".json,application/json" required />}
      </Field>
    </Form>
  );
}
