import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { IsString, Length, Matches } from 'class-validator';

/** No control characters (so no second line either), and something visible at both ends. */
const LINE = /^(?!\s)[^\p{Cc}]*(?<!\s)$/u;

/** A property that people write and read, like a name: one line of text. */
export function IsLine(maxLength: number, api: ApiPropertyOptions & { example: string }): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ ...api, minLength: 1, maxLength }),
    IsString(),
    Length(1, maxLength),
    Matches(LINE, { message: '$property must be one line without spaces around it' }),
  );
}
