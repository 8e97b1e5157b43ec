import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { AsQuery } from '../access/as.dto.js';
import { VERSION_MAX } from '../commands/expected-version.dto.js';
import { MayBeAbsent } from '../../../platform/http/index.js';

export const RANGE_MAX = 500;
export const RANGE_DEFAULT = 100;

/** A part of a game by its versions, which never change: so a page is named by where it begins. */
export class RangeQuery extends AsQuery {
  @ApiProperty({ required: false, minimum: 0, default: 0, description: 'Begin after this version.', example: 17 })
  @MayBeAbsent()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(VERSION_MAX)
  after: number = 0;

  @ApiProperty({ required: false, minimum: 1, maximum: RANGE_MAX, default: RANGE_DEFAULT })
  @MayBeAbsent()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(RANGE_MAX)
  limit: number = RANGE_DEFAULT;
}

/** The versions that a range tells of a game that has come as far as `newest`; none where the second is the smaller. */
export const versionsIn = (
  { after, limit }: Pick<RangeQuery, 'after' | 'limit'>,
  newest: number,
): { readonly from: number; readonly to: number } => ({ from: after + 1, to: Math.min(after + limit, newest) });

/** The path of what follows the last version that was told; null where there was none, or it is the newest. */
export function nextRange(url: string, last: number | undefined, newest: number): string | null {
  if (last === undefined || last >= newest) return null;
  const [path = '', search = ''] = url.split('?', 2);
  const query = new URLSearchParams(search);
  query.set('after', String(last));
  return `${path}?${query.toString()}`;
}
