import { applyDecorators, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { Type as Convert } from 'class-transformer';
import { IsInt, IsString, isUUID, Max, MaxLength, Min } from 'class-validator';
import { RequestInvalid } from '../input/request.problems.js';
import { MayBeAbsent } from '../input/may-be-absent.decorator.js';

export const PAGE_LIMIT_MAX = 200;
export const PAGE_LIMIT_DEFAULT = 50;

/** Where a page ends: the sort key of its last row. Callers see it as an opaque text. */
export type Cursor = readonly (string | number)[];

/** One page of a listing; `next` is the path of the following page, or null at the end. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

/** One page as a query handler returns it, before a controller knows its address. */
export interface Slice<T> {
  readonly items: readonly T[];
  readonly after: Cursor | null;
}

/** Query parameters of every listing; extend it with the filters of yours. */
export class PageQuery {
  @ApiProperty({ required: false, description: 'The opaque cursor from `next` of the previous page.' })
  @MayBeAbsent()
  @IsString()
  @MaxLength(512)
  cursor?: string;

  @ApiProperty({ required: false, minimum: 1, maximum: PAGE_LIMIT_MAX, default: PAGE_LIMIT_DEFAULT })
  @MayBeAbsent()
  @Convert(() => Number)
  @IsInt()
  @Min(1)
  @Max(PAGE_LIMIT_MAX)
  limit: number = PAGE_LIMIT_DEFAULT;
}

/** Cuts a page out of `limit + 1` rows: the extra row only tells that there is more. */
export function sliceOf<T>(rows: readonly T[], limit: number, keyOf: (row: T) => Cursor): Slice<T> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, after: rows.length > limit && last !== undefined ? keyOf(last) : null };
}

/** A page of a listing in the order of its ids; where they are UUIDs, `lastId` tells where the one before ended. */
export function sliceById<T extends { readonly id: string }>(rows: readonly T[], limit: number): Slice<T> {
  return sliceOf(rows, limit, ({ id }) => [id]);
}

/** The page for the request at `url`: the same listing from where the slice ends. */
export function pageAt<T>(url: string, slice: Slice<T>): Page<T> {
  if (slice.after === null) return { items: slice.items, next: null };
  const [path = '', search = ''] = url.split('?', 2);
  const query = new URLSearchParams(search);
  query.set('cursor', encodeCursor(slice.after));
  return { items: slice.items, next: `${path}?${query.toString()}` };
}

export function encodeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** What a part of a cursor may be. A cursor comes from outside: an unchecked one would make the database fail. */
const PARTS = {
  text: (part: unknown): part is string => typeof part === 'string' && !part.includes('\0'),
  uuid: (part: unknown): part is string => isUUID(part),
  time: (part: unknown): part is string => typeof part === 'string' && isIso(part),
  number: (part: unknown): part is number => Number.isSafeInteger(part),
} as const;
type PartKind = keyof typeof PARTS;

/**
 * As every time in a cursor is written: other ISO 8601 (a week, a day alone) the database reads otherwise, or not at
 * all; and it has no year 0, nor one of six digits.
 */
const isIso = (text: string): boolean => {
  const time = new Date(text);
  return /^(?!0000)\d{4}-/.test(text) && !Number.isNaN(time.getTime()) && time.toISOString() === text;
};

type Parts<Kinds extends readonly PartKind[]> = {
  readonly [At in keyof Kinds]: Kinds[At] extends 'number' ? number : string;
};

/** The sort key in a cursor of ours, whose parts must be of the given kinds; anything else is the caller's fault. */
export function decodeCursor<const Kinds extends readonly PartKind[]>(cursor: string, kinds: Kinds): Parts<Kinds> {
  const parts = parseCursor(cursor);
  if (isCursorOf(parts, kinds)) return parts;
  throw new RequestInvalid([{ in: 'query', pointer: 'cursor', message: 'cursor is none that this listing gave' }]);
}

/** The last id of the page before, in a listing by ids (`sliceById`); null on the first page. */
export function lastId(cursor: string | undefined): string | null {
  return cursor === undefined ? null : decodeCursor(cursor, ['uuid'])[0];
}

function parseCursor(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    // Not JSON: no cursor of ours, which the caller of this function reports.
    return undefined;
  }
}

function isCursorOf<const Kinds extends readonly PartKind[]>(parts: unknown, kinds: Kinds): parts is Parts<Kinds> {
  return Array.isArray(parts) && parts.length === kinds.length && kinds.every((kind, at) => PARTS[kind](parts[at]));
}

/** Documents a listing of `item`. */
export function ApiPage(item: Type): MethodDecorator {
  return applyDecorators(
    ApiExtraModels(item),
    ApiOkResponse({
      schema: {
        type: 'object',
        required: ['items', 'next'],
        properties: {
          items: { type: 'array', items: { $ref: getSchemaPath(item) } },
          next: {
            type: 'string',
            nullable: true,
            description: 'The path of the next page; null on the last page.',
            example: null,
          },
        },
      },
    }),
  );
}
