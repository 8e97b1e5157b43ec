import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, Matches, MaxLength } from 'class-validator';

/** What the docs say of it. */
export interface LineOptions {
  readonly example: string;
  readonly description?: string;
  readonly required?: boolean;
}

/**
 * A property that people write and read, like a name: one line of text, without control characters and with something visible
 * at both ends. Its length is counted in code points, as the database does.
 */
export function IsLine(maxLength: number, api: LineOptions): PropertyDecorator {
  const message = `$property must be one line of 1 to ${maxLength} characters, without spaces around it`;
  return applyDecorators(
    // Said here, for a property that may be null as well has no type that reflection could tell.
    ApiProperty({ ...api, type: 'string', minLength: 1, maxLength }),
    IsString(),
    // A code point is two characters at most. Looked at before all else (`text-faults.ts`).
    MaxLength(2 * maxLength, { message }),
    Matches(new RegExp(`^(?!\\s)[^\\p{Cc}]{1,${maxLength}}(?<!\\s)$`, 'u'), {
      message,
    }),
  );
}
