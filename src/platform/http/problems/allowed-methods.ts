import { Injectable } from '@nestjs/common';
import { type FastifyInstance } from 'fastify';
import type { CodedError } from '../../problems/index.js';
import { MethodNotAllowed, RouteNotFound } from '../input/request.problems.js';
import { pathPattern } from '../path-pattern.js';

/** Knows which methods a path answers, so that a wrong method is distinguished from a wrong path. */
@Injectable()
export class AllowedMethods {
  private readonly routes: { readonly method: string; readonly path: RegExp }[] = [];

  /** Must run before the routes are added. */
  watch(server: FastifyInstance): void {
    server.addHook('onRoute', ({ method, url }) => {
      // A wildcard route is a folder of static files: it says nothing about single paths.
      if (url.includes('*')) return;
      const path = pathPattern(url);
      for (const each of [method].flat()) this.routes.push({ method: each, path });
    });
  }

  /** 404, or 405 when the same path answers other methods. */
  refusal(method: string, url: string): CodedError {
    const allowed = this.of(url);
    return allowed.length > 0 ? new MethodNotAllowed(method, allowed) : new RouteNotFound(method);
  }

  private of(url: string): readonly string[] {
    const path = url.split('?', 1)[0] ?? url;
    const methods = this.routes.filter((route) => route.path.test(path)).map((route) => route.method);
    return [...new Set(methods)].sort();
  }
}
