import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { IsString, Matches } from 'class-validator';

/**
 * A property that people write and read, like a name: one line of text, without control characters and with something visible
 * at both ends. Its length is counted in code points, as the database does.
 */
export function IsLine(maxLength: number, api: ApiPropertyOptions & { example: string }): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ ...api, minLength: 1, maxLength }),
    IsString(),
    Matches(new RegExp(`^(?!\\s)[^\\p{Cc}]{1,${maxLength}}(?<!\\s)$`, 'u'), {
      message: `$property must be one line of 1 to ${maxLength} characters, without spaces around it`,
    }),
  );
}
