/** Printed text as the grammar sees it: words, numbers with their sign, and single symbols. */
export type Tokens = readonly string[];

/** A longer text is no text of a card. */
export const TEXT_MAX = 1_000;

const TOKEN = /[+-]?\d+|[\p{L}'][\p{L}\p{M}\p{N}'!?/&-]*|[^\s\p{L}\p{N}]/gu;
/** A full stop behind these ends no sentence. */
const SHORTENED: readonly string[] = ['Mr', 'Mrs', 'Ms', 'Dr', 'St'];
/** What a sentence begins behind. */
const OPENS: readonly string[] = ['.', ':', '•', '"', '—', '¶'];

/**
 * The capital that begins a sentence says nothing: the word is taken as the grammar writes it, if the grammar has it.
 * Capitals elsewhere make names.
 */
export const tokensOf = (text: string, words: ReadonlySet<string>): Tokens => {
  const straight = text.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').replaceAll(/[−–]/g, '-');
  const found = [...straight.matchAll(TOKEN)].map(([token]) => token);
  const joined = found.flatMap((token, index) => {
    if (token === '.' && SHORTENED.includes(found[index - 1] ?? '')) return [];
    return [SHORTENED.includes(token) && found[index + 1] === '.' ? `${token}.` : token];
  });
  return joined.map((token, index) => {
    if (index > 0 && !OPENS.includes(joined[index - 1] ?? '')) return token;
    const small = token.charAt(0).toLowerCase() + token.slice(1);
    return words.has(small) ? small : token;
  });
};

/** Tokens as one text in which a phrase can be looked for. */
export const lineOf = (tokens: Tokens): string => tokens.join(' ');
