import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const PUBLIC_ROUTE = 'kifu:public-route';
export const PUBLIC_EXTENSION = 'x-public';

/** Marks an operation that answers readers with or without a key. */
export const OPEN_READING_EXTENSION = 'x-open-reading';
/** Its value for an operation that reads although it is posted to. */
export const POSTED = 'posted';

/** Marks a controller or a route that answers without an API key. */
export const Public = (): ClassDecorator & MethodDecorator =>
  applyDecorators(SetMetadata(PUBLIC_ROUTE, true), ApiExtension(PUBLIC_EXTENSION, true));
