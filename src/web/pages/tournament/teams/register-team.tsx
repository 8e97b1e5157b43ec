/** Registers a team: one member for each board. By staff, or by a player who names the others. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { meQuery } from '../../../api/queries.js';
import { Choices, Form, type FormInput, TextField } from '../../../design/form.js';
import { useRefreshed } from '../act.js';
import { orders } from '../orders.js';
import type { Tournament } from '../queries.js';

const NAME_MAX = 80;

interface RegisterTeamProps {
  readonly tournament: Tournament;
  readonly byStaff: boolean;
}

export function RegisterTeam({ tournament, byStaff }: RegisterTeamProps) {
  const { t } = useTranslation(['teams', 'tournament']);
  const { data: me } = useQuery(meQuery);
  const refresh = useRefreshed(tournament.id);
  const boards = Array.from({ length: tournament.boards ?? 0 }, (_, at) => at + 1);
  const self = me?.player ?? null;
  // Several players may have the reader's name.
  const memberIn = (input: FormInput, board: number) => {
    const name = input.text(`member${board}`);
    return !byStaff && name === self?.name ? { playerId: self.id } : { name };
  };
  return (
    <Form
      title={t('register')}
      hint={t(byStaff ? 'help' : 'ownHelp')}
      submit={t('submit')}
      look={byStaff ? 'plain' : 'main'}
      done={t('registered')}
      send={(input, once) =>
        orders.registerTeam(tournament.id, {
          name: input.text('name'),
          members: boards.map((board) => memberIn(input, board)),
          newPlayers: byStaff && input.all('new').length > 0,
        })(once)
      }
      onDone={() => void refresh()}
    >
      <TextField name="name" label={t('name')} maxLength={NAME_MAX} />
      {boards.map((board) => (
        <TextField
          key={board}
          name={`member${board}`}
          at={`/members/${board - 1}/name`}
          label={t('member', { board })}
          maxLength={NAME_MAX}
        />
      ))}
      {byStaff && (
        <Choices
          legend={t('register.unknown', { ns: 'tournament' })}
          name="new"
          type="checkbox"
          chosen={['new']}
          options={[{ value: 'new', label: t('register.createUnknown', { ns: 'tournament' }) }]}
        />
      )}
    </Form>
  );
}
