import { CustomDecorator, SetMetadata } from '@nestjs/common';

export const PUBLIC_ROUTE = 'kifu:public-route';

/** Marks a controller or a route that answers without an API key. */
export const Public = (): CustomDecorator => SetMetadata(PUBLIC_ROUTE, true);
