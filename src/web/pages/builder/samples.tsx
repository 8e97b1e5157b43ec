/** Decks that come with the game, to begin with. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answered, kifu } from '../../api/kifu.js';
import { type Line, sizeOf } from '../../cards/lines.js';
import { Button } from '../../design/button.js';
import styles from './builder.module.css';

interface SamplesProps {
  readonly game: string;
  readonly format: string;
  readonly take: (lines: readonly Line[]) => void;
}

export function Samples({ game, format, take }: SamplesProps) {
  const { t } = useTranslation('builder');
  const { data } = useQuery({
    queryKey: ['sample-decks', game],
    queryFn: () => answered(kifu.GET('/v1/decks/samples', { params: { query: { game } } })),
    staleTime: Infinity,
  });
  const fitting = (data?.items ?? []).filter(({ formats }) => formats.includes(format));
  if (fitting.length === 0) return null;
  return (
    <section className={styles['samples']} aria-labelledby="samples">
      <h3 id="samples">{t('samples')}</h3>
      <ul>
        {fitting.map(({ name, cards }) => (
          <li key={name}>
            <Button onClick={() => take(cards)}>
              <span lang="en">{name}</span> ({t('size', { count: sizeOf(cards) })})
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
