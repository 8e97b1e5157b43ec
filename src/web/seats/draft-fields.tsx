/** How a tournament drafts: the size of its pods, and the list from which players draft. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { type FormInput, Select, TextField } from '../design/form.js';
import { useFormatNames } from '../engine/format-names.js';
import { listsQuery } from './queries.js';

const POD_SIZE = { least: 4, most: 8 } as const;

interface DraftFieldsProps {
  readonly game: string;
  /** The format of the draft. */
  readonly format: string;
  readonly podSize: number;
  /** The list of the terms. */
  readonly deckId: string | null;
  /** Whether the draft is a match here, which needs a list. */
  readonly recorded: boolean;
  /** Where the fields are in what is sent. */
  readonly at?: string;
}

export function DraftFields({ game, format, podSize, deckId, recorded, at = '' }: DraftFieldsProps) {
  const { t } = useTranslation('seats');
  return (
    <>
      <TextField
        name="podSize"
        label={t('draft.podSize')}
        help={t('draft.podSizeHelp')}
        type="number"
        min={POD_SIZE.least}
        max={POD_SIZE.most}
        defaultValue={`${podSize}`}
        at={`${at}/podSize`}
      />
      {recorded && <ListField game={game} format={format} deckId={deckId} at={`${at}/deckId`} />}
    </>
  );
}

const PICK_SECONDS = { least: 5, most: 3_600 } as const;

/** The time for one choice, at whose end a lot chooses. */
export function PickTimeField({ at }: { readonly at: string }) {
  const { t } = useTranslation('seats');
  return (
    <TextField
      name="pickSeconds"
      label={t('draft.pickSeconds')}
      help={t('draft.pickSecondsHelp')}
      type="number"
      min={PICK_SECONDS.least}
      max={PICK_SECONDS.most}
      at={at}
      optional
    />
  );
}

/** The seconds that the field names; undefined for no limit. */
export const pickSecondsIn = (input: FormInput): number | undefined =>
  input.text('pickSeconds') === '' ? undefined : input.number('pickSeconds');

/** The list that the fields name; nothing where they offer none. */
export const draftListIn = (input: FormInput): { readonly deckId?: string } => {
  const { draftDeckId } = input.optional('draftDeckId');
  return draftDeckId === undefined ? {} : { deckId: draftDeckId };
};

/** A list from which players draft, or the way to store the first one. */
export function ListField({
  game,
  format,
  deckId,
  at,
}: Pick<DraftFieldsProps, 'game' | 'format' | 'deckId'> & { readonly at: string }) {
  const { t } = useTranslation('seats');
  const formatName = useFormatNames(game);
  const { data: lists } = useQuery(listsQuery(game, format));
  if (lists === undefined) return null;
  const ofTerms =
    deckId === null || lists.some(({ id }) => id === deckId) ? [] : [{ id: deckId, name: t('draft.listOfTerms') }];
  const offered = [...ofTerms, ...lists];
  if (offered.length === 0) {
    return (
      <p>
        {t('draft.noList', { format: formatName(format) })}{' '}
        <Link to="/decks/new" search={{ game }}>
          {t('draft.storeList')}
        </Link>
      </p>
    );
  }
  return (
    <Select
      name="draftDeckId"
      label={t('draft.list')}
      {...(deckId !== null && { defaultValue: deckId })}
      at={at}
      options={offered.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
