import { textFingerprint } from '../../../kernel/index.js';

/** Reminder texts stand in brackets and do nothing; printings of one card differ in them. */
export const withoutReminders = (text: string): string => text.replaceAll(/\([^()]*\)/g, ' ');

/** Tells a text of a card, or its whole text, from another. Symbols and signs say as much as words do. */
export const fingerprintOf = (text: string): string =>
  textFingerprint(
    withoutReminders(text)
      .replaceAll(/[+−-](?=[\d¤◊⛉])/g, (sign) => (sign === '+' ? ' plus ' : ' minus '))
      .replaceAll(/[⟳⬡¤◊⛉◉]/g, (symbol) => ` ${SYMBOLS[symbol] ?? ''} `),
  );

const SYMBOLS: { readonly [symbol: string]: string } = {
  '⟳': 'exert',
  '⬡': 'ink',
  '¤': 'strength',
  '◊': 'lore',
  '⛉': 'willpower',
  '◉': 'inkwell',
};

/** A text as the readings of `wording/` look at it: on one line, without reminders, with straight quotation marks. */
export const plainText = (text: string): string =>
  withoutReminders(text).replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').replaceAll(/\s+/g, ' ').trim();
