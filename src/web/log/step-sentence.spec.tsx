/** Goal: the sentences of a step are beside the board, without the lines that only the full record shows. */
import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { layoutQuery } from '../engine/games.js';
import { StepSentence } from './step-sentence.js';
import type { Telling } from './tell.js';

const telling: Telling = {
  game: 'lorcana',
  layout: await new QueryClient().fetchQuery(layoutQuery('lorcana')),
  ...{ cards: new Map(), objects: new Map(), names: new Map([['p1', 'Ada']]) },
};

it('says what happened, and not what is only recorded', () => {
  const log = [
    { kind: 'answered', cites: [], seat: 'p1' },
    { kind: 'drawn', cites: [], seat: 'p1' },
    { kind: 'shuffled', cites: [], seat: 'p1', zone: 'p1.deck', count: 60 },
  ];
  const { container } = render(<StepSentence log={log} telling={telling} />);
  expect(container.textContent).toBe('Ada draws a card. Ada shuffles deck (60).');
});
