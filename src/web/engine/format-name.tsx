import { useFormatNames } from './format-names.js';

interface FormatNameProps {
  readonly game: string;
  readonly format: string;
}

/** What a format is called, in lists of several games. */
export function FormatName({ game, format }: FormatNameProps) {
  return useFormatNames(game)(format);
}
