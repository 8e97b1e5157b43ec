import { applyDecorators, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { MayBeAbsent } from '../../../platform/http/index.js';
import { EXPORT_FORMATS } from './export.js';

/** The parameter `format` alone, of an object that has others. */
export const IsExportFormat = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ required: false, enum: EXPORT_FORMATS, default: 'json' }),
    MayBeAbsent(),
    IsIn(EXPORT_FORMATS),
  );

/** Documents both forms of an export. */
export const ApiExport = (item: Type): MethodDecorator =>
  applyDecorators(
    ApiExtraModels(item),
    ApiOkResponse({
      description: 'A JSON list, or a table in CSV (RFC 4180) with a header.',
      content: {
        'application/json': { schema: { type: 'array', items: { $ref: getSchemaPath(item) } } },
        'text/csv': { schema: { type: 'string' } },
      },
    }),
  );
