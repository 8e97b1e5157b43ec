/** Inclusive bounds; an absent bound does not bind. */
export type Comparison = { readonly min?: number; readonly max?: number };

export const within = ({ min, max }: Comparison, value: number): boolean =>
  (min === undefined || value >= min) && (max === undefined || value <= max);
