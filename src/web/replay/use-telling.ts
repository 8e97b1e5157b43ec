import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { namesQuery } from '../api/games.js';
import { serviceQuery } from '../api/queries.js';
import { cardImages } from '../board/card-images.js';
import { useLayout } from '../engine/games.js';
import type { Telling } from '../log/tell.js';
import type { GameRecord } from './record.js';

/** All that boards and logs of a game need to speak of it. */
export function useTelling(record: GameRecord): Telling {
  const { t } = useTranslation('replay');
  const layout = useLayout(record.game);
  const { data } = useQuery(namesQuery(record.seats));
  const { game, cards, objects, seats } = record;
  const names = useMemo(
    () => new Map(seats.map(({ seat }, place) => [seat, data?.get(seat) ?? t('player', { number: place + 1 })])),
    [seats, data, t],
  );
  const template = useQuery(serviceQuery).data?.cardImages ?? null;
  const image = useMemo(() => cardImages(template, game, cards), [template, game, cards]);
  return useMemo(() => ({ game, layout, cards, names, objects, image }), [game, layout, cards, names, objects, image]);
}
