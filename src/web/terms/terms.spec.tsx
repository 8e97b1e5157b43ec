import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { inputOf } from '../design/form-input.js';
import { loadMessages } from '../i18n/language.js';
import { timingIn, visibilityIn } from './terms.js';
import { MoreTerms, TimingFields, VisibilityFields } from './terms-fields.js';
import { TermsText } from './terms-text.js';

beforeAll(() => loadMessages('terms'));

const form = (fields: Readonly<Record<string, string>>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return inputOf(data);
};

describe('the form', () => {
  it('asks for what was said, and for nothing else', () => {
    expect(timingIn(form({ bank: '', increment: '', turn: '', grace: '' }))).toEqual({});
    expect(timingIn(form({ bank: '25', increment: '10', turn: '', grace: '120' }))).toEqual({
      timing: { bank: { seconds: 1_500, incrementSeconds: 10 }, disconnect: { graceSeconds: 120 } },
    });
    expect(timingIn(form({ turn: '240' }))).toEqual({ timing: { turn: { seconds: 240 } } });
    expect(visibilityIn(form({ delay: '', publication: 'consent' }))).toEqual({ publication: 'consent' });
    expect(visibilityIn(form({ delay: '3t', publication: 'open' }))).toEqual({
      ...{ publication: 'open', spectators: { delay: { turns: 3 } } },
    });
  });

  it('opens where something in it is wrong', () => {
    render(
      <form>
        <MoreTerms summary="More">
          <TimingFields />
          <VisibilityFields />
        </MoreTerms>
      </form>,
    );
    const more = screen.getByRole('group');
    expect(more).toHaveProperty('open', false);
    screen.getByLabelText(/^Seconds per turn/).dispatchEvent(new Event('invalid'));
    expect(more).toHaveProperty('open', true);
    const minutes = screen.getByLabelText(/^Minutes per player/);
    expect(minutes).toHaveProperty('required', false);
    fireEvent.change(screen.getByLabelText(/^Seconds added/), { target: { value: '10' } });
    expect(minutes).toHaveProperty('required', true);
  });
});

it('says what a league has for all its matches, and nothing where it has nothing', () => {
  const usual = { timing: null, spectators: { delay: null }, publication: 'consent' } as const;
  const { container, rerender } = render(<TermsText terms={usual} />);
  expect(container.textContent).toBe('');
  const timing = { bank: { seconds: 90, incrementSeconds: 5 }, turn: { seconds: 30 } };
  rerender(<TermsText terms={{ timing, spectators: { delay: { turns: 1 } }, publication: 'open' }} />);
  const lots = { turn: { seconds: 30, atEnd: 'lot' as const } };
  const { container: drafts } = render(<TermsText terms={{ ...usual, timing: lots }} />);
  expect(drafts.textContent).toBe('For all matches of the league: 30 s per choice, then a random choice.');
  expect(container.textContent).toBe(
    'For all matches of the league: 1.5 min per game, plus 5 s after each turn · 30 s per turn · spectators see the game ' +
      '1 turn later · public when it is over.',
  );
});
