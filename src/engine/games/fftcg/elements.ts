export const ELEMENTS = ['fire', 'ice', 'wind', 'earth', 'lightning', 'water', 'light', 'dark'] as const;
export type Element = (typeof ELEMENTS)[number];
