import { expect, it } from 'vitest';
import { inputOf } from '../../design/form-input.js';
import { tournamentIn } from './body.js';

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
