/** Who has the first move of a game: white, as chess has it. Games without colours read it as first and second. */

export const COLOURS = ['white', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

export const opposite = (colour: Colour): Colour => (colour === 'white' ? 'black' : 'white');
