import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { AppModule } from '../../src/app.module.js';
import { ANY_CALLER, PERMISSIONS, type PlaceInRoute, RIGHTS, ROLES } from '../../src/modules/identity/index.js';
import { readConfig } from '../../src/platform/config/index.js';
import { nameOf, type Route, routesOf } from '../support/routes.js';

/**
 * Goal: one table says who may do what, and the page in the docs is that table. Method: the decorators of every route
 * against the table; the page is written anew and compared. If the page differs, `npx vitest run FILE -u`
 * writes it.
 */
const KIFU_SECRETS_KEY = Buffer.alloc(32).toString('base64');
const env = { DATABASE_URL: 'postgresql://kifu@localhost/kifu', KIFU_SECRETS_KEY };
const routes = routesOf(AppModule.of(readConfig(env, 'api')));

describe('the table of rights', () => {
  it('has a line for every route, or the route is public', () => {
    expect(routes.length).toBeGreaterThan(30);
    expect(routes.filter(({ need }) => need === undefined).map(nameOf)).toEqual([]);
  });

  it('gives admins everything but what players do themselves', () => {
    const without = PERMISSIONS.filter((permission) => !rolesOf(permission).includes('admin'));
    expect(
      without.filter(
        (permission) =>
          !/^(games\.record|matches\.publish|decks\.publish|takebacks\.|cases\.(answer|appeal))/.test(permission),
      ),
    ).toEqual([]);
  });

  it('is what docs/rights.md says', async () => {
    const config = await resolveConfig('docs/rights.md');
    const page = await format(rightsPage(), { ...config, parser: 'markdown' });
    await expect(page).toMatchFileSnapshot('../../docs/rights.md');
  });
});

const rolesOf = (permission: keyof typeof RIGHTS): readonly string[] => RIGHTS[permission].roles;

function rightsPage(): string {
  const lines = PERMISSIONS.map((permission) => {
    const cells = ROLES.map((role) => (rolesOf(permission).includes(role) ? '●' : ''));
    cells.push('public' in RIGHTS[permission] ? '●' : '');
    return `| \`${permission}\` | ${[RIGHTS[permission].what, ...cells].join(' | ')} |`;
  });
  return `# Who may do what

\`test/architecture/rights.spec.ts\` writes this page from \`src/modules/identity/access/rights.ts\`. Another test calls every
route as every role, and fails on any answer that differs from this page. A key or an account has a role in the whole service.
A player has roles in a league or an organisation, and such a role counts only there. In a match with a seat of their own,
callers have only the rights of a player. The scopes of a key or an account restrict it to the named rights. The last
column marks rights that need no key, unless \`PUBLIC_READING=off\`: readers without a key read with the rights of a spectator.

| right | what | ${ROLES.join(' | ')} | no key |
| --- | --- | ${ROLES.map(() => ':-:').join(' | ')} | :-: |
${lines.join('\n')}

## Routes

A route marked "somewhere" accepts callers with such a role in any league or organisation.

| route | takes |
| --- | --- |
${routes.map(routeLine).join('\n')}
`;
}

function placeText(place: PlaceInRoute | undefined): string {
  if (place === undefined) return '';
  return place === 'anywhere' ? ' somewhere' : ` in the ${Object.keys(place).join()}`;
}

function routeLine({ method, path, need }: Route): string {
  if (need === 'public' || need === undefined) return `| \`${method} ${path}\` | nothing |`;
  if (need === ANY_CALLER) return `| \`${method} ${path}\` | a key or a session, or no key |`;
  return `| \`${method} ${path}\` | \`${need.permission}\`${placeText(need.place)} |`;
}
