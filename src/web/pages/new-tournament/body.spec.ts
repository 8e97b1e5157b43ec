import { expect, it } from 'vitest';
import { inputOf } from '../../design/form-input.js';
import { placeOf, tournamentIn } from './body.js';

const stagesIn = (fields: Readonly<Record<string, string>>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return tournamentIn(inputOf(data)).stages;
};

it('the pairing system and the rounds are those of the Swiss stage', () => {
  expect(stagesIn({ shape: 'swiss-top4', rounds: '5', pairing: 'dutch' })).toEqual([
    { kind: 'swiss', rounds: 5, pairing: 'dutch' },
    { kind: 'single-elimination', players: 4 },
  ]);
  expect(stagesIn({ shape: 'swiss', rounds: '', pairing: 'standard' })).toEqual([{ kind: 'swiss' }]);
});

it('an own order has the chosen tie-breakers without gaps, and is sent only where it is shown', () => {
  const order = (fields: Readonly<Record<string, string>>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    return tournamentIn(inputOf(data));
  };
  const fields = { tieBreaker1: 'wins', tieBreaker2: '', tieBreaker3: 'buchholz' };
  expect(order({ ...fields, ownOrder: 'own' })).toMatchObject({ tieBreakers: ['wins', 'buchholz'] });
  expect(order({ ownOrder: 'own' })).toMatchObject({ tieBreakers: [] });
  expect(order(fields)).not.toHaveProperty('tieBreakers');
});

it('a refused tie-breaker is found in its field, also behind fields without a choice', () => {
  const data = new FormData();
  for (const [at, name] of ['wins', '', 'koya', '', 'wins'].entries()) data.set(`tieBreaker${at + 1}`, name);
  const places = ['/tieBreakers/0', '/tieBreakers/1', '/tieBreakers/2', '/tieBreakers/3', '/tieBreakers', '/name'];
  expect(places.map((each) => placeOf(each, inputOf(data)))).toEqual([
    ...['/tieBreakers/0', '/tieBreakers/2', '/tieBreakers/4', '/tieBreakers/3', '/tieBreakers', '/name'],
  ]);
});

it('a draft has pods, and a list and a time for choices only if games are recorded', () => {
  const asked = { shape: 'swiss', rounds: '3', draft: 'within', podSize: '4', draftDeckId: 'box' };
  const drafted = (draft: object) => [{ kind: 'swiss', rounds: 3, draft }];
  expect(stagesIn(asked)).toEqual(drafted({ podSize: 4, withinPods: true }));
  expect(stagesIn({ ...asked, options: 'recorded' })).toEqual(drafted({ podSize: 4, withinPods: true, deckId: 'box' }));
  const timed = { ...asked, pickSeconds: '60' };
  expect(stagesIn({ ...timed, options: 'recorded' })).toEqual(
    drafted({ podSize: 4, withinPods: true, deckId: 'box', pickSeconds: 60 }),
  );
  expect(stagesIn(timed)).toEqual(drafted({ podSize: 4, withinPods: true }));
  expect(stagesIn({ ...asked, draft: 'none' })).toEqual([{ kind: 'swiss', rounds: 3 }]);
});
