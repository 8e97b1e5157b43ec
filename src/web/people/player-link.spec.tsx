import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PlayerLink } from './player-link.js';

it('keeps a name that is written the other way from moving what stands beside it', () => {
  render(
    <p>
      3 <PlayerLink id={null} name="שרה" /> 5
    </p>,
  );
  expect(screen.getByText('שרה').tagName).toBe('BDI');
});
