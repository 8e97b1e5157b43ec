/** The example cards of `docs/examples` without a script, and a deck of them. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { answered, type KifuClient, type Schemas } from '../../src/client/index.js';
import { eventually } from './ledger.js';
import { GAME, type TestDeck } from './players.js';
import { ROOT } from './processes.js';

/** They come into the set; the other cards stay what they are. */
export async function importRiddles(admin: KifuClient): Promise<Schemas['ImportDto']> {
  const query = { game: GAME, format: 'lorcanajson' };
  const body = (await example('riddles.cards.json')) as Record<string, unknown>;
  const { id } = await answered(admin.POST('/v1/catalogue/imports', { params: { query }, body }));
  return eventually('the import', async () => {
    const found = await answered(admin.GET('/v1/catalogue/imports/{id}', { params: { path: { id } } }));
    return found.status === 'done' ? found : null;
  });
}

export const riddlesDeck = async (): Promise<TestDeck> => (await example('riddles.deck.json')) as TestDeck;

const example = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(join(ROOT, 'docs/examples', name), 'utf8')) as unknown;
