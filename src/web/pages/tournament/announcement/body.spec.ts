import { expect, it } from 'vitest';
import { inputOf } from '../../../design/form-input.js';
import { announcementIn, inputMoment, ownZone } from './body.js';

function typed(fields: Readonly<Record<string, string>>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return inputOf(data);
}

it('sends what was typed: moments in UTC, texts as one line, and rounds that have a time', () => {
  const summer = '2027-07-05T16:00:00.000Z';
  const winter = '2027-01-05T16:00:00.000Z';
  const fields = {
    ...{
      name: 'Friday',
      startsAt: inputMoment(winter),
      endsAt: '',
      place: ' Hall 2 ',
      about: '',
      prizes: 'One\r\n two',
    },
    ...{ 'round 1': '', 'round 3': inputMoment(summer) },
  };
  expect(announcementIn(typed(fields), [1, 3])).toEqual({
    ...{ name: 'Friday', startsAt: winter, timeZone: ownZone(), place: 'Hall 2', prizes: 'One two' },
    rounds: [{ round: 3, startsAt: summer }],
  });
});

it('sends nothing but the zone for an empty form', () => {
  expect(announcementIn(typed({}), [1])).toEqual({ timeZone: ownZone() });
});
