import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength } from 'class-validator';
import { visibleLine } from './visible-line.js';

/** What the docs say of it. */
export interface LineOptions {
  readonly example: string;
  readonly description?: string;
  readonly required?: boolean;
}

/**
 * A property that people write and read, like a name: one line of visible text, composed (NFC) so that what looks the
 * same is the same. Its length is counted in code points, as the database does.
 */
export function IsLine(maxLength: number, api: LineOptions): PropertyDecorator {
  const message = `$property must be one line of 1 to ${maxLength} visible characters, without spaces around it`;
  return applyDecorators(
    // Said here, for a property that may be null as well has no type that reflection could tell.
    ApiProperty({ ...api, type: 'string', minLength: 1, maxLength }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.normalize('NFC') : value)),
    IsString(),
    // A code point is two characters at most. Looked at before all else (`text-faults.ts`).
    MaxLength(2 * maxLength, { message }),
    Matches(visibleLine(maxLength), { message }),
  );
}
