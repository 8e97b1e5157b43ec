/** Acts by hand, in the words of their game. */
import type { Schemas } from '../../api/kifu.js';
import { speechOf, useTable } from '../../board/table.js';
import { useFormat } from '../../i18n/use-format.js';

/** What an act is called; English where the game has no words for it. */
export function useActTitle(): (named: { readonly act: string; readonly title?: string }) => string {
  const { layout } = useTable();
  const format = useFormat();
  return ({ act, title = act.replaceAll('-', ' ') }) => {
    const words = layout?.asking.byHand?.[act];
    return words === undefined ? title : format.words(words);
  };
}

/** An act with its parts; of cards those that the reader knows. */
export function useActText(): (act: Schemas['CorrectingActDto']) => string {
  const titleOf = useActTitle();
  const table = useTable();
  const format = useFormat();
  const speech = speechOf(table, format);
  return ({ act, objects = [], player, number }) => {
    const cards = objects.flatMap((id) => table.objects.get(id) ?? []).map(speech.card);
    const parts = [
      ...cards,
      ...(player === undefined ? [] : [speech.player(player)]),
      ...(number === undefined ? [] : [format.number(number)]),
    ];
    return parts.length === 0 ? titleOf({ act }) : `${titleOf({ act })}: ${parts.join(', ')}`;
  };
}
