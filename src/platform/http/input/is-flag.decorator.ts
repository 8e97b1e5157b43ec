import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean } from 'class-validator';
import { MayBeAbsent } from './may-be-absent.decorator.js';

/** A query parameter that says yes or no, where it is there at all: `?active=true`. */
export function IsFlag(api: Omit<ApiPropertyOptions, 'required' | 'type'> = {}): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ ...api, required: false, type: Boolean }),
    MayBeAbsent(),
    Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value)),
    IsBoolean(),
  );
}
