/**
 * Goal: what the documents name is there. Method: links, commands, settings, routes and problem codes are read off
 * every page and looked up in the project. If it fails, the page is out of date, or what it names was renamed without
 * it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { AppModule } from '../../src/app.module.js';
import { apiGuide } from '../../src/boot/api-guide.js';
import { games } from '../../src/engine/index.js';
import { readConfig } from '../../src/platform/config/index.js';
import type { ProblemTable } from '../../src/platform/problems/index.js';
import { problemFiles } from '../support/problem-files.js';
import { routesOf } from '../support/routes.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const text = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const below = (folder: string, ending: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => file.endsWith(ending));

const pages = [
  ...readdirSync(ROOT).filter((file) => file.endsWith('.md')),
  ...['docs', 'src', 'test', 'bench'].flatMap((folder) => below(folder, '.md')),
];

/** What a pattern finds and nobody knows, each as `page: what`; a pattern that finds nothing has lost its sense. */
function unknown(pattern: RegExp, isKnown: (what: string, page: string) => boolean): readonly string[] {
  const found = pages.flatMap((page) => [...text(page).matchAll(pattern)].map(([, what = '']) => ({ page, what })));
  expect(found.length).toBeGreaterThan(5);
  return found.filter(({ page, what }) => !isKnown(what, page)).map(({ page, what }) => `${page}: ${what}`);
}

const KIFU_SECRETS_KEY = Buffer.alloc(32).toString('base64');
const env = { DATABASE_URL: 'postgresql://kifu@localhost/kifu', KIFU_SECRETS_KEY };
const routes = routesOf(AppModule.of(readConfig(env, 'api'))).map(({ method, path }) => ({
  method,
  // A page names a parameter as it likes, or an id of its own in its place.
  pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
}));
const isRoute = (path: string, method?: string): boolean => {
  const asked = path.replace(/\?.*$/, '');
  return routes.some((route) => route.pattern.test(asked) && (method === undefined || route.method === method));
};

const problems: ProblemTable = Object.fromEntries(problemFiles.flatMap(([, declared]) => Object.entries(declared)));

describe('every page', () => {
  it('links to files that are there', () => {
    expect(pages.length).toBeGreaterThan(40);
    const there = (link: string, page: string): boolean => existsSync(join(ROOT, dirname(page), link));
    expect(unknown(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g, there)).toEqual([]);
  });

  it('of a game names folders and files that are there', () => {
    const pagesOfGames = games.map((game) => `src/engine/games/${game}/README.md`);
    const there = (path: string, page: string): boolean => {
      const bases = [dirname(page), join(dirname(page), 'catalogue'), 'src/engine', '.'];
      return !pagesOfGames.includes(page) || bases.some((base) => existsSync(join(ROOT, base, path)));
    };
    expect(unknown(/`((?:\w[\w-]*\/)+(?:[\w.-]+\.ts)?)`/g, there)).toEqual([]);
  });

  it('names commands that package.json has', () => {
    const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };
    expect(unknown(/\bnpm run ([a-z:-]+)/g, (name) => Object.hasOwn(scripts, name))).toEqual([]);
  });

  it('names settings that the program reads', () => {
    const read = text('src/platform/config/read-config.ts');
    // Settings of the tests and of the installation.
    const others = ['KIFU_REQUIRE_REDIS', 'KIFU_TEST_POSTGRES', 'KIFU_NODE'];
    expect(unknown(/\b(KIFU_[A-Z_]+[A-Z])\b/g, (name) => others.includes(name) || read.includes(`'${name}'`))).toEqual(
      [],
    );
  });

  it('names routes that there are', () => {
    const named = /\b((?:GET|POST|PUT|PATCH|DELETE) \/(?:v1|health|docs|\.well-known)[^\s`"',;)|]*)/g;
    const isKnown = (what: string): boolean => {
      const [method, path = ''] = what.split(' ');
      return isRoute(path.replace(/[.:]$/, ''), method);
    };
    expect(unknown(named, isKnown)).toEqual([]);
    const guide = [apiGuide.introduction, ...Object.values(apiGuide.groups)].join('\n');
    const helps = Object.values(problems).map(({ help }) => help);
    const said = [guide, ...helps].flatMap((each) => [...each.matchAll(named)].map(([, what = '']) => what));
    expect(said.length).toBeGreaterThan(20);
    expect(said.filter((what) => !isKnown(what))).toEqual([]);
  });

  it('asks with curl for what is there', () => {
    const places: Readonly<Record<string, string>> = { API: '/v1', GAME: '/v1/games/id' };
    const asked = /\$((?:API|GAME)(?:\/[^\s"'`?)]*)?)/g;
    const isKnown = (what: string): boolean => {
      const [, place = '', rest = ''] = /^(\w+)(.*)$/.exec(what) ?? [];
      return isRoute(`${places[place] ?? ''}${rest}`) || what === 'API';
    };
    expect(unknown(asked, isKnown)).toEqual([]);
  });

  it('names problems by the code and the status that they have', () => {
    const named = /\b(4\d\d `?[a-z-]+\.[a-z-]+)/g;
    const isKnown = (what: string): boolean => {
      const [status, code = ''] = what.replace('`', '').split(' ');
      return String(problems[code]?.status) === status;
    };
    expect(unknown(named, isKnown)).toEqual([]);
  });
});
