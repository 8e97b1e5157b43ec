import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../i18n/use-format.js';
import { layoutQuery } from './games.js';

/** What the formats of a game are called; their ids, until its words have come. */
export function useFormatNames(game: string): (format: string) => string {
  const { words } = useFormat();
  const { data: layout } = useQuery(layoutQuery(game));
  return (format) => {
    const known = layout?.words.formats[format];
    return known === undefined ? format : words(known);
  };
}
