import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSpeech } from '../../board/table.js';
import { Picture } from '../../cards/picture.js';
import { type Card, cardsByIdQuery, cardSetsQuery, faceOf, nameOf } from '../../cards/queries.js';
import { TableOfCards } from '../../cards/table-of-cards.js';
import { Page } from '../../design/page.js';
import { Empty, Failure, Loading } from '../../design/states.js';
import { type Face, type Layout, useLayout } from '../../engine/games.js';
import { type Format, useFormat } from '../../i18n/use-format.js';
import styles from './card.module.css';

const route = getRouteApi('/shell/cards/$game/$id');

export function CardPage() {
  const { t } = useTranslation('card');
  const format = useFormat();
  const { game, id } = route.useParams();
  const { set } = route.useSearch();
  const layout = useLayout(game);
  const cards = useQuery(cardsByIdQuery(game, [id], set === undefined ? undefined : String(set)));
  if (cards.isPending) return <Loading />;
  if (cards.isError) return <Failure error={cards.error} onRetry={() => void cards.refetch()} />;
  const card = cards.data.get(id);
  if (card === undefined) {
    return (
      <Empty title={t('none')}>
        <Link to="/cards" search={{ game }}>
          {t('search')}
        </Link>
      </Empty>
    );
  }
  return (
    <TableOfCards game={game} layout={layout} cards={[card]}>
      <Page title={nameOf(layout, card)} lead={`${layout === null ? game : format.words(layout.name)} · ${card.id}`}>
        <div className={styles['card']}>
          <div className={styles['picture']}>
            <Picture layout={layout} card={card} />
          </div>
          <div className={styles['facts']}>
            <Facts layout={layout} card={card} />
            <CarriedOut card={card} />
            <Sets game={game} id={id} set={set} />
          </div>
        </div>
      </Page>
    </TableOfCards>
  );
}

interface FactsProps {
  readonly layout: Layout | null;
  readonly card: Card;
}

function Facts({ layout, card }: FactsProps) {
  const { t } = useTranslation('card');
  const speech = useSpeech();
  const face = faceOf(layout, card);
  if (face === null) return null;
  const rows: readonly (readonly [string, string])[] = [
    [t('fact.type'), [speech.type(face.type), ...face.line].join(' · ')],
    [t('fact.colours'), face.colours.map((colour) => colourWord(colour, layout, speech.format)).join(', ')],
    [t('fact.cost'), face.cost.map((symbol) => symbolText(symbol, layout, speech.format)).join(' ')],
    ...face.numbers.map(({ number, value }) => [speech.number(number), String(value)] as const),
    [t('fact.keywords'), keywordsOf(face, speech.keyword)],
  ];
  return (
    <>
      <dl className={styles['rows']}>
        {rows
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {face.text !== undefined && (
        <section className={styles['part']} aria-labelledby="paraphrase">
          <h2 id="paraphrase">{t('paraphrase')}</h2>
          <p lang="en">{face.text}</p>
        </section>
      )}
    </>
  );
}

const colourWord = (colour: string, layout: Layout | null, format: Format): string => {
  const words = layout?.colours[colour]?.words;
  return words === undefined ? colour : format.words(words);
};

const symbolText = ({ text, colour }: Face['cost'][number], layout: Layout | null, format: Format): string =>
  colour === undefined ? text : `${text} ${colourWord(colour, layout, format)}`;

const keywordsOf = ({ keywords }: Face, said: (keyword: string) => string): string =>
  keywords.map(({ keyword, n }) => (n === undefined ? said(keyword) : `${said(keyword)} ${n}`)).join(', ');

/** What the engine carries out, and what its players tell by hand. */
function CarriedOut({ card: { status, unscripted } }: { readonly card: Card }) {
  const { t } = useTranslation('card');
  return (
    <section className={styles['part']} aria-labelledby="carried-out">
      <h2 id="carried-out">{t('carriedOut.title')}</h2>
      <p className={styles['status']} data-status={status}>
        {t(`carriedOut.${status}`)}
      </p>
      {unscripted.length > 0 && (
        <ul className={styles['texts']}>
          {unscripted.map(({ name, fingerprint, due }) => (
            <li key={`${name} ${fingerprint}`}>
              <strong lang="en">{name}</strong>: {t(`due.${due}`)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Sets in which it can be looked up; a set that lacks it says so there. */
function Sets({ game, id, set }: { readonly game: string; readonly id: string; readonly set: number | undefined }) {
  const { t } = useTranslation('card');
  const { data: sets = [] } = useQuery(cardSetsQuery(game));
  if (sets.length === 0) return null;
  return (
    <section className={styles['part']} aria-labelledby="sets">
      <h2 id="sets">{t('sets')}</h2>
      <ul className={styles['texts']}>
        {sets.map(({ version, hash, isCurrent }) => (
          <li key={hash}>
            <Link
              to="/cards/$game/$id"
              params={{ game, id }}
              search={{ set: version }}
              aria-current={version === set ? 'true' : undefined}
            >
              {t('version', { version })}
            </Link>
            {isCurrent && ` ${t('current')}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
