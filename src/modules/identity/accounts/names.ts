import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsLine, type LineOptions } from '../../../platform/http/index.js';

/** As the database has it. */
export const LOGIN_MAX = 320;

/**
 * Logins are compared in this form: two that differ in case only, or in how a keyboard composes them, are one. Small letters
 * may compose where their capitals do not, hence twice.
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
export function playerNameOf(text = ''): string {
  const line = text.replaceAll(/[\p{Cc}\p{Surrogate}]+/gu, ' ').trim();
  return [...line].slice(0, NAME_MAX).join('').trim() || 'Player';
}
