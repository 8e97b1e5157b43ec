/** The form in which an organiser says where, when and for which prizes a tournament is played. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../design/button.js';
import { Form, TextArea, TextField } from '../../../design/form.js';
import { useRefreshed } from '../act.js';
import { orders } from '../orders.js';
import type { Tournament } from '../queries.js';
import { announcementIn, inputMoment, ownZone } from './body.js';

const NAME_MAX = 80;
const PLACE_MAX = 200;
const TEXT_MAX = 1_000;
const PLANNED_MAX = 99;

export function Announce({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation('announcement');
  const { id, name, announcement } = tournament;
  const refresh = useRefreshed(id);
  const planned = announcement?.rounds ?? [];
  const [rounds, setRounds] = useState(planned.map(({ round }) => round));
  return (
    <details open={announcement === null && tournament.status === 'announced'}>
      <summary>{t('title')}</summary>
      <Form
        title={t('form')}
        hint={t('help', { zone: ownZone() })}
        submit={t('submit')}
        done={t('done')}
        look="plain"
        send={(input, once) => orders.announce(id, announcementIn(input, rounds))(once)}
        onDone={() => void refresh()}
      >
        <TextField name="name" label={t('name')} maxLength={NAME_MAX} defaultValue={name} />
        <TextField
          name="startsAt"
          label={t('startsAt')}
          type="datetime-local"
          {...at(announcement?.startsAt)}
          optional
        />
        <TextField name="endsAt" label={t('endsAt')} type="datetime-local" {...at(announcement?.endsAt)} optional />
        <TextField name="place" label={t('where')} maxLength={PLACE_MAX} {...said(announcement?.place)} optional />
        <TextArea
          name="prizes"
          label={t('prizes')}
          rows={2}
          maxLength={TEXT_MAX}
          {...said(announcement?.prizes)}
          optional
        />
        <TextArea
          name="about"
          label={t('about')}
          rows={2}
          maxLength={TEXT_MAX}
          {...said(announcement?.about)}
          optional
        />
        {rounds.map((round) => (
          <TextField
            key={round}
            name={`round ${round}`}
            label={t('startOfRound', { round })}
            type="datetime-local"
            {...at(planned.find((each) => each.round === round)?.startsAt)}
            optional
          />
        ))}
        {rounds.length < PLANNED_MAX && (
          <Button onClick={() => setRounds([...rounds, (rounds.at(-1) ?? 0) + 1])}>{t('addRound')}</Button>
        )}
      </Form>
    </details>
  );
}

const said = (text: string | null | undefined) => (typeof text === 'string' ? { defaultValue: text } : {});
const at = (moment: string | null | undefined) => said(moment && inputMoment(moment));
