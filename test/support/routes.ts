/** Every route of the service, read off its controllers: what it answers to, and what it takes. */
import { type DynamicModule, type ForwardReference, RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, MODULE_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { type ANY_CALLER, type Need, NEED } from '../../src/modules/identity/index.js';
import { PUBLIC_ROUTE } from '../../src/platform/http/index.js';

export interface Route {
  readonly method: string;
  readonly path: string;
  /** Undefined for a route that says nothing, which is a fault. */
  readonly need: Need | typeof ANY_CALLER | 'public' | undefined;
}

type Imported = Type | DynamicModule | Promise<DynamicModule> | ForwardReference;

/** Nothing is started for it, so it also lists what a page of the docs shows. */
export function routesOf(root: DynamicModule): readonly Route[] {
  const controllers = new Set<Type>();
  const seen = new Set<unknown>();
  const walk = (imported: Imported): void => {
    if (seen.has(imported) || imported instanceof Promise || 'forwardRef' in imported) return;
    seen.add(imported);
    const type = 'module' in imported ? imported.module : imported;
    const more: Partial<DynamicModule> = 'module' in imported ? imported : {};
    for (const each of [...noted<Type>(type, MODULE_METADATA.CONTROLLERS), ...(more.controllers ?? [])]) {
      controllers.add(each);
    }
    for (const each of [...noted<Imported>(type, MODULE_METADATA.IMPORTS), ...(more.imports ?? [])]) walk(each);
  };
  walk(root);
  return [...controllers].flatMap(routesIn).sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
}

export const nameOf = ({ method, path }: Route): string => `${path} ${method}`;

const noted = <T>(type: Type, key: string): readonly T[] => (Reflect.getMetadata(key, type) as T[] | undefined) ?? [];

function routesIn(controller: Type): Route[] {
  const base = Reflect.getMetadata(PATH_METADATA, controller) as string;
  const prototype = controller.prototype as Record<string, object>;
  return Object.getOwnPropertyNames(prototype).flatMap((name) => {
    const handler = prototype[name];
    const method = handler && (Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined);
    if (handler === undefined || method === undefined) return [];
    const own = Reflect.getMetadata(PATH_METADATA, handler) as string;
    const path = `/${base}/${own}`.replaceAll(/\/+/g, '/').replace(/(.)\/$/, '$1');
    const isPublic = [handler, controller].some((each) => Reflect.getMetadata(PUBLIC_ROUTE, each) === true);
    const need = isPublic ? 'public' : (Reflect.getMetadata(NEED, handler) as Need | typeof ANY_CALLER | undefined);
    return [{ method: RequestMethod[method], path, need }];
  });
}
