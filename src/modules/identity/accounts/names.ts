import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { asVisibleLine, IsLine, type LineOptions } from '../../../platform/http/index.js';

/** As the database has it. */
export const LOGIN_MAX = 320;

/**
 * Logins are compared in this form: two that differ in case only, or in how a keyboard composes them, are one. Small
 * letters may compose where their capitals do not, hence twice.
 */
export const loginOf = (text: string): string => text.normalize('NFKC').toLowerCase().normalize('NFKC');

/** A new login. What is judged is what it is compared as: that may be longer than what was typed. */
export const IsLogin = (api: LineOptions): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? loginOf(value) : value)),
    IsLine(LOGIN_MAX, api),
  );

const NAME_MAX = 80;

/** What somebody is called elsewhere, as the name of a player: one visible line, as all of them are. */
export const playerNameOf = (text = ''): string => asVisibleLine(text, NAME_MAX) || 'Player';

/**
 * A login as people see it: without what has no shape, and with small Cyrillic and Greek letters as the Latin letters
 * that look the same. No two accounts may look the same.
 */
export const looksOf = (login: string): string =>
  [...login.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')].map((letter) => LATIN.get(letter) ?? letter).join('');

const LATIN = new Map(
  Object.entries({
    аӑӓα: 'a',
    ɡ: 'g',
    еѐёҽ: 'e',
    іїɩι: 'i',
    јϳ: 'j',
    κкҝ: 'k',
    ӏ: 'l',
    пη: 'n',
    оοσөօ: 'o',
    рρ: 'p',
    сϲ: 'c',
    ѕ: 's',
    тτ: 't',
    υս: 'u',
    νѵ: 'v',
    ԝωш: 'w',
    хχ: 'x',
    уγүỿ: 'y',
    һ: 'h',
    ԁ: 'd',
    ԛ: 'q',
    вьв: 'b',
    мм: 'm',
  }).flatMap(([letters, latin]) => [...letters].map((letter) => [letter, latin] as const)),
);
