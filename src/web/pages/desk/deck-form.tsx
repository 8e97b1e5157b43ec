/** A deck of a player from a text, as sites and programs write them. */
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answered, kifu, KifuProblem } from '../../api/kifu.js';
import { Form, type FormInput, TextArea, TextField } from '../../design/form.js';
import { useFormatNames } from '../../engine/format-names.js';
import { useFormat } from '../../i18n/use-format.js';
import { PlayerField } from '../../people/player-field.js';
import type { League } from './league.js';

const NAME_MAX = 80;
const TEXT_MAX = 20_000;

export function DeckForm({ league: { game, format } }: { readonly league: League }) {
  const { t } = useTranslation('desk');
  const { list } = useFormat();
  const formatName = useFormatNames(game);
  const queries = useQueryClient();

  /** Lines that are not understood are faults of the field, all of them at once. */
  const read = async (text: string) => {
    const { cards, faults } = await answered(kifu.POST('/v1/decks/read', { body: { game, text } }));
    if (faults.length === 0) return cards;
    const errors = faults.map(({ line, message, candidates }) => {
      const names = candidates.map(({ name }) => name);
      const said = names.length === 0 ? message : t('deck.meant', { message, cards: list(names) });
      return { in: 'body' as const, pointer: '/cards', message: t('deck.line', { line, message: said }) };
    });
    throw new KifuProblem({ detail: t('deck.unread'), errors }, 422);
  };
  const send = async (input: FormInput) =>
    answered(
      kifu.POST('/v1/decks', {
        body: {
          game,
          format,
          name: input.text('name'),
          cards: await read(input.text('cards')),
          ...input.optional('playerId'),
        },
      }),
    );
  return (
    <Form
      title={t('deck.title')}
      hint={t('deck.hint', { format: formatName(format) })}
      submit={t('deck.submit')}
      send={send}
      onDone={() => void queries.invalidateQueries({ queryKey: ['decks'] })}
      done={t('deck.done')}
    >
      <PlayerField name="playerId" label={t('deck.owner')} />
      <TextField name="name" label={t('deck.name')} maxLength={NAME_MAX} />
      <TextArea name="cards" label={t('deck.cards')} help={t('deck.cardsHelp')} rows={10} maxLength={TEXT_MAX} />
    </Form>
  );
}
