/** Cards of the boards that a ruling would meet, by names that tell them apart. */
import { useMemo } from 'react';
import { boardOf } from '../../api/kifu.js';
import { type Speech, type Table, speechOf, useTable } from '../../board/table.js';
import { useFormat } from '../../i18n/use-format.js';
import { type Placed, placesOn } from '../../play/places.js';
import { placeWords } from '../../play/words.js';
import { addObjects, type Objects } from '../../engine/games.js';
import type { Remedies } from './remedy.js';

export type Named = (id: string) => string;

/** The table with all cards that the seats see. */
export function useTableOf({ boards }: Remedies): Table {
  const table = useTable();
  return useMemo(() => {
    const objects: Objects = new Map(table.objects);
    addObjects(objects, Object.values(boards));
    return { ...table, objects };
  }, [table, boards]);
}

export function useNamed(remedies: Remedies, table: Table): Named {
  const format = useFormat();
  return useMemo(() => namedOf(remedies, table, speechOf(table, format)), [remedies, table, format]);
}

/** The place and the marks are beside the name; a number distinguishes cards that are the same in all of that. */
function namedOf({ boards }: Remedies, table: Table, speech: Speech): Named {
  const places = new Map<string, Placed>();
  for (const view of Object.values(boards)) for (const [id, placed] of placesOn(boardOf(view))) places.set(id, placed);
  const labels = new Map<string, string>();
  const count = new Map<string, number>();
  for (const [id, placed] of places) {
    const card = table.objects.get(id);
    if (card === undefined) continue;
    const label = `${speech.card(card)} (${placeWords(placed, table, speech)})`;
    const nth = (count.get(label) ?? 0) + 1;
    count.set(label, nth);
    labels.set(id, nth === 1 ? label : `${label} #${nth}`);
  }
  return (id) => labels.get(id) ?? id;
}
