/** Who may read a deck; its player decides. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answered, kifu, type Schemas } from '../../api/kifu.js';
import { meQuery } from '../../api/queries.js';
import { deckQuery } from '../../cards/queries.js';
import { Button } from '../../design/button.js';
import { Refusal } from '../../design/refusal.js';
import { useFormat } from '../../i18n/use-format.js';
import styles from './deck.module.css';

interface AudienceProps {
  readonly deck: Schemas['DeckDto'];
}

export function Audience({ deck }: AudienceProps) {
  const { t } = useTranslation('deck');
  const format = useFormat();
  const { data: me } = useQuery(meQuery);
  const isOwn = deck.playerId !== null && me?.player?.id === deck.playerId;
  const { publishedAt } = deck;
  const said =
    publishedAt !== null
      ? t('audience.published', { moment: format.moment(publishedAt) })
      : t(deck.public ? 'audience.played' : isOwn ? 'audience.own' : 'audience.few');
  if (!isOwn || !me.may.includes('decks.publish')) return <p className={styles['note']}>{said}</p>;
  return (
    <section className={styles['audience']} aria-label={t('audience.title')} data-public={deck.public}>
      <p>
        <strong>{said}</strong>
      </p>
      <Decide deck={deck} />
    </section>
  );
}

/** What was played in public stays public, whatever is decided. */
function Decide({ deck: { id, playerId, publishedAt, public: isPublic } }: AudienceProps) {
  const { t } = useTranslation('deck');
  const queries = useQueryClient();
  const deciding = useMutation({
    mutationFn: (published: boolean) =>
      answered(kifu.PUT('/v1/decks/{id}/publication', { params: { path: { id } }, body: { published } })),
    onSuccess: (deck) => {
      queries.setQueryData(deckQuery(id).queryKey, deck);
      return queries.invalidateQueries({ queryKey: ['player', playerId, 'decks'] });
    },
  });
  const isPublished = publishedAt !== null;
  if (isPublic && !isPublished) return null;
  return (
    <>
      <p>{t(isPublished ? 'audience.withdrawable' : 'audience.whatFollows')}</p>
      <Button
        look={isPublished ? 'plain' : 'main'}
        disabled={deciding.isPending}
        onClick={() => deciding.mutate(!isPublished)}
      >
        {t(isPublished ? 'audience.withdraw' : 'audience.publish')}
      </Button>
      {deciding.isError && <Refusal error={deciding.error} />}
    </>
  );
}
