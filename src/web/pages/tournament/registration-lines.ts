/** Pasted names as lines of a registration: one name a line, and a team behind a tab, comma or semicolon. */
import type { Schemas } from '../../api/kifu.js';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const linesIn = (text: string): Schemas['RegistrationLineDto'][] =>
  text
    .split(/\r?\n/)
    // Lists are often numbered: "1. Name", "2) Name".
    .map((line) => line.replace(/^\s*\d+[.)]\s+/, '').trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [name = '', team = ''] = line.split(/[\t,;]/).map((part) => part.trim());
      const who = UUID.test(name) ? { playerId: name.toLowerCase() } : { name };
      return { ...who, ...(team !== '' && { team }) };
    });
