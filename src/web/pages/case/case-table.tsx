/** The cards and words of the game that a case is about, for all boards and logs on its page. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { cardsQuery, gameQuery } from '../../api/games.js';
import { entriesOf } from '../../api/kifu.js';
import { CardDetails } from '../../board/details.js';
import { TableProvider } from '../../board/table.js';
import { Failure, Loading } from '../../design/states.js';
import { addEntry, addObjects, type Objects, useLayout } from '../../engine/games.js';
import { RulesProvider } from '../../log/rules.js';
import type { Case } from './queries.js';
import { seatNames } from './words.js';

export function CaseTable({ found, children }: { readonly found: Case; readonly children: ReactNode }) {
  const { game: name, gameId } = found.opened;
  const layout = useLayout(name);
  const game = useQuery(gameQuery(gameId));
  const cardSet = game.data?.cardSet;
  const cards = useQuery({ ...cardsQuery(name, cardSet ?? ''), enabled: cardSet !== undefined });
  const objects = useMemo(() => objectsOf(found), [found]);
  const names = useMemo(() => seatNames(found), [found]);
  const table = useMemo(
    () => ({ game: name, layout, cards: cards.data ?? new Map(), names, objects }),
    [name, layout, cards.data, names, objects],
  );
  const error = game.error ?? cards.error;
  if (error !== null) return <Failure error={error} />;
  if (cards.data === undefined) return <Loading />;
  return (
    <TableProvider value={table}>
      <RulesProvider game={name}>
        <CardDetails>{children}</CardDetails>
      </RulesProvider>
    </TableProvider>
  );
}

function objectsOf({ moment }: Case): Objects {
  const objects: Objects = new Map();
  addObjects(objects, Object.values(moment.views));
  for (const { log } of moment.log) for (const entry of entriesOf(log)) addEntry(objects, entry);
  return objects;
}
