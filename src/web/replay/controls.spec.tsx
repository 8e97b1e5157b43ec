import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { loadMessages } from '../i18n/language.js';
import { Controls } from './controls.js';
import type { GameRecord } from './record.js';
import type { Player } from './use-player.js';

beforeAll(() => loadMessages('replay'));

const record = { steps: [], moments: [] } as unknown as GameRecord;
const go = vi.fn();
const player = (step: number): Player => ({
  ...{ step, last: 9, turns: [], isPlaying: false, speed: 1, go },
  ...{ move: vi.fn(), play: vi.fn(), setSpeed: vi.fn() },
});
const live = () => screen.queryByRole('button', { name: 'Go to live' });

it('leads who has fallen behind a running game to its newest step', async () => {
  render(<Controls record={record} player={player(4)} isLive />);
  const button = live();
  if (button === null) throw new Error('the button is offered');
  await userEvent.click(button);
  expect(go).toHaveBeenCalledWith(9);
});

it.each([
  ['at the newest step', 9, true],
  ['in a game that is over', 4, false],
])('offers no way to live %s', (_, step, isLive) => {
  render(<Controls record={record} player={player(step)} isLive={isLive} />);
  expect(live()).toBeNull();
});
