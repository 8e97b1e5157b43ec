/** A match with cards of paper, begun in the page as a scorekeeper does it. In English. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { answered, kifuClient, type Schemas } from '../../../src/client/index.js';
import { openAs, type OpenPage } from './browser.js';
import type { Service } from './site.js';

/** Shown as text, or something is wrong. */
export const PLAYERS = ['Ada <b>Bold</b>', 'Bob Builder'] as const;

/** So many decks come with a game at least, of which two may be in one team. */
const DECKS = 3;

export interface Desk {
  /** The key of the scorekeeper. */
  readonly key: string;
  /** The pages in which matches are made, logged in. */
  open(browser: Browser, options?: BrowserContextOptions): Promise<OpenPage>;
  gameOf(id: string): Promise<Schemas['GameDto']>;
}

export async function openDesk(site: Service): Promise<Desk> {
  const admin = kifuClient(site);
  for (const name of PLAYERS) await answered(admin.POST('/v1/players', { body: { name } }));
  const { key } = await answered(admin.POST('/v1/keys', { body: { role: 'scorekeeper', label: 'table 1' } }));
  return {
    key,
    open: (browser, options) => openAs(browser, site, key, '/record', options),
    gameOf: (id) => answered(admin.GET('/v1/games/{id}', { params: { path: { id } } })),
  };
}

interface Wanted {
  readonly format?: string;
  readonly players?: readonly string[];
}

/**
 * Makes a match of the first decks that come with the game by pressing what is offered, and waits for its board. Its
 * game.
 */
export async function beginOnPaper(
  page: Page,
  game: string,
  { format, players = PLAYERS }: Wanted = {},
): Promise<string> {
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption(game);
  await page.getByRole('combobox', { name: 'Cards and dice' }).selectOption('paper');
  if (format !== undefined) await page.getByRole('combobox', { name: 'Format' }).selectOption(format);
  for (const [place, name] of players.entries()) {
    const seat = page.getByRole('group', { name: `Seat ${place + 1}` });
    await seat.getByRole('searchbox', { name: 'Player' }).fill(name.slice(0, 3));
    await seat.getByRole('list', { name: 'Players found' }).getByRole('button', { name }).click();
    const deck = seat.getByRole('combobox', { name: 'Deck' });
    // Before these stand the decks that matches before have stored for the player, once they are loaded.
    const sample = await deck
      .locator('option[value^="sample "]')
      .nth(place % DECKS)
      .getAttribute('value');
    await deck.selectOption(sample);
  }
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.getByRole('group', { name: 'Board' }).waitFor();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}
