import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadMessages } from '../../../i18n/language.js';
import { DutchGroups, DutchSides } from './explanation.js';

beforeAll(() => loadMessages('dutch-system'));

const named = (name: string) => ({ playerId: name, name });

it('names players who float and criteria that are missed, and leaves other groups out', () => {
  const group = { movedDown: [], leaving: [], isOdd: false, unmet: [] };
  const unmet = [{ rule: 'C12', times: 2 } as const];
  render(
    <DutchGroups
      groups={[
        { ...group, points: 6, leaving: [named('Ada')], isOdd: true },
        { ...group, points: 3, movedDown: [named('Ada')], unmet },
        { ...group, points: 0 },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Score group of 6 pointsTo a lower group, or a bye: AdaThe number of players is odd: one of them has to leave the group.',
    'To a lower group, or a bye: Ada',
    'The number of players is odd: one of them has to leave the group.',
    'Score group of 3 pointsFrom a higher group: AdaC12, 2×: players without the side that they are due',
    'From a higher group: Ada',
    'C12, 2×: players without the side that they are due',
  ]);
});

it('says who is first, what both are due, and the rule that decided', () => {
  const ada = { ...named('Ada'), due: 'first', strength: 'strong' } as const;
  const bea = { ...named('Bea'), due: null, strength: 'none' } as const;
  const { container } = render(<DutchSides sides={[{ players: [ada, bea], rule: 'E1' }]} />);
  expect(container.textContent).toBe(
    'Ada: first at the table · due to be first (strongly)Bea: second at the table' +
      'Both are on the side that they are due. (E1)',
  );
});
