import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';

/**
 * A page whose script is loaded when somebody goes there. Where it does not come, the router by itself loads the whole
 * address anew, by which somebody without a connection would lose the application; `Failed` looks first. It tells such
 * errors by their text.
 */
export const lazyPage = <Name extends string>(load: () => Promise<Readonly<Record<Name, ComponentType>>>, name: Name) =>
  lazyRouteComponent(
    () =>
      load().catch((cause: unknown) => {
        throw new TypeError('The script of a page did not come.', { cause });
      }),
    name,
  );
