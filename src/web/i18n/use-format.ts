/** Dates, numbers and words of games in the language of the reader. */
import { useTranslation } from 'react-i18next';
import { type Language, tagOf, type Words } from './language.js';

export interface Format {
  readonly language: Language;
  /** `24 Nov 2026, 18:45`. */
  readonly moment: (at: string | Date) => string;
  /** `24 Nov 2026`: a day that was said in UTC. */
  readonly day: (at: string | Date) => string;
  /** `18:45:07`. */
  readonly time: (at: string | Date) => string;
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** `a, b and c`. */
  readonly list: (parts: readonly string[]) => string;
  /** Sentences as one text: Chinese ones have no space between them. */
  readonly sentences: (sentences: readonly string[]) => string;
  /** A text that data have in every language. */
  readonly words: (words: Words) => string;
}

export function useFormat(): Format {
  const { i18n } = useTranslation();
  return formatIn(i18n.language === 'zh' ? 'zh' : 'en');
}

/** One for all who ask: what `Intl` formats with takes longer to make than a card to draw. */
const formats = new Map<Language, Format>();

export function formatIn(language: Language): Format {
  const known = formats.get(language);
  if (known !== undefined) return known;
  const format = newFormat(language);
  formats.set(language, format);
  return format;
}

function newFormat(language: Language): Format {
  const tag = tagOf(language);
  const numbers = new Intl.NumberFormat(tag);
  const moments = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' });
  const days = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
  const times = new Intl.DateTimeFormat(tag, { timeStyle: 'medium' });
  const lists = new Intl.ListFormat(tag, { type: 'conjunction' });
  return {
    language,
    moment: (at) => moments.format(new Date(at)),
    day: (at) => days.format(new Date(at)),
    time: (at) => times.format(new Date(at)),
    number: (value, options) => (options === undefined ? numbers : new Intl.NumberFormat(tag, options)).format(value),
    list: (parts) => lists.format(parts),
    sentences: (sentences) => sentences.join(language === 'zh' ? '' : ' '),
    words: (words) => words[language],
  };
}
