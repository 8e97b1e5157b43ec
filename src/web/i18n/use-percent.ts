import { useCallback } from 'react';
import { useFormat } from './use-format.js';

/** Writes a share as a whole percentage. */
export function usePercent(): (value: number) => string {
  const format = useFormat();
  return useCallback((value) => format.number(value, { style: 'percent', maximumFractionDigits: 0 }), [format]);
}
