import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { LineAnswer } from '../../engine/record/what-if.js';
import { decodeLine, encodeLine } from './line.js';

const keyOf = (text: string) => ['line', text] as const;

/** The line that an address has; null where that is none, undefined until it is read. */
export function useLine(text: string): readonly LineAnswer[] | null | undefined {
  return useQuery({ queryKey: keyOf(text), queryFn: () => decodeLine(text), staleTime: Infinity }).data;
}

/** The text of a line, which is known when its address is opened. */
export function useLineText(): (line: readonly LineAnswer[]) => Promise<string> {
  const queries = useQueryClient();
  return useCallback(
    async (line) => {
      const text = await encodeLine(line);
      queries.setQueryData(keyOf(text), line);
      return text;
    },
    [queries],
  );
}
