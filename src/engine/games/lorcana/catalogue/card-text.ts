import { textFingerprint } from '../../../kernel/index.js';

/** Reminder texts stand in brackets and do nothing; printings of one card differ in them. */
export const withoutReminders = (text: string): string => text.replaceAll(/\([^()]*\)/g, ' ');

/** Tells the whole text of a card from another: which text a script was written for, and which one a printing has. */
export const cardFingerprint = (fullText: string): string => textFingerprint(withoutReminders(fullText));

/** A text as the readings of `wording/` look at it: on one line, without reminders, with straight quotation marks. */
export const plainText = (text: string): string =>
  withoutReminders(text).replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').replaceAll(/\s+/g, ' ').trim();
