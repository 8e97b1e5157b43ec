import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { IsISO8601, Matches } from 'class-validator';
import { MayBeAbsent } from './may-be-absent.decorator.js';

/** ISO 8601 counts weeks and days of the year, too, and lets zones be guessed: neither reads alike everywhere. */
const BY_CALENDAR = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d))?$/;

/** A moment that `new Date` reads; a date begins at midnight, UTC. It may be absent, unless it is required. */
export function IsMoment({
  required = false,
  ...api
}: Omit<ApiPropertyOptions, 'format' | 'required'> & { readonly required?: boolean }): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ ...api, required, type: String, format: 'date-time' }),
    ...(required ? [] : [MayBeAbsent()]),
    IsISO8601({ strict: true, strictSeparator: true }),
    Matches(BY_CALENDAR, { message: '$property must be a date, or a date and time with its zone' }),
  );
}
