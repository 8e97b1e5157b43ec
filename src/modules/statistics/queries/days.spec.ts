import { describe, expect, it } from 'vitest';
import { spanOf } from './days.js';

const at = (moment: string): Date => new Date(`${moment}:00.000Z`);

const spanWith = ([from, wholeFrom, monthsFrom, monthsTo, wholeTo, to]: readonly Date[]) => ({
  from,
  wholeFrom,
  monthsFrom,
  monthsTo,
  wholeTo,
  to,
});

describe('a span of time', () => {
  it('without bounds is no span', () => {
    expect(spanOf(null, null)).toBeNull();
  });

  it.each([
    [
      'whole months, days beside them, and what is left of two days',
      ['2025-12-30T12:00', '2026-03-02T06:00'],
      [
        '2025-12-30T12:00',
        '2025-12-31T00:00',
        '2026-01-01T00:00',
        '2026-03-01T00:00',
        '2026-03-02T00:00',
        '2026-03-02T06:00',
      ],
    ],
    [
      'months alone, where it begins and ends with them',
      ['2026-01-01T00:00', '2026-03-01T00:00'],
      [
        '2026-01-01T00:00',
        '2026-01-01T00:00',
        '2026-01-01T00:00',
        '2026-03-01T00:00',
        '2026-03-01T00:00',
        '2026-03-01T00:00',
      ],
    ],
    [
      'days alone, where no month is whole',
      ['2026-01-01T00:01', '2026-02-28T23:59'],
      [
        '2026-01-01T00:01',
        '2026-01-02T00:00',
        '2026-02-28T00:00',
        '2026-02-28T00:00',
        '2026-02-28T00:00',
        '2026-02-28T23:59',
      ],
    ],
    [
      'what is left alone, where no day is whole',
      ['2026-01-31T12:00', '2026-02-01T12:00'],
      [
        '2026-01-31T12:00',
        '2026-02-01T12:00',
        '2026-02-01T12:00',
        '2026-02-01T12:00',
        '2026-02-01T12:00',
        '2026-02-01T12:00',
      ],
    ],
    [
      'days and then what is left of one, where it begins with a month',
      ['2026-02-01T00:00', '2026-02-27T18:00'],
      [
        '2026-02-01T00:00',
        '2026-02-01T00:00',
        '2026-02-27T00:00',
        '2026-02-27T00:00',
        '2026-02-27T00:00',
        '2026-02-27T18:00',
      ],
    ],
    [
      'what is left alone, where it begins with a month and has no whole day',
      ['2026-02-01T00:00', '2026-02-01T18:00'],
      [
        '2026-02-01T00:00',
        '2026-02-01T18:00',
        '2026-02-01T18:00',
        '2026-02-01T18:00',
        '2026-02-01T18:00',
        '2026-02-01T18:00',
      ],
    ],
    [
      'a whole February, where 29 February is its last day',
      ['2024-01-31T00:00', '2024-03-01T00:00'],
      [
        '2024-01-31T00:00',
        '2024-01-31T00:00',
        '2024-02-01T00:00',
        '2024-03-01T00:00',
        '2024-03-01T00:00',
        '2024-03-01T00:00',
      ],
    ],
    [
      'days alone, where it ends on 29 February',
      ['2024-02-01T00:00', '2024-02-29T00:00'],
      [
        '2024-02-01T00:00',
        '2024-02-01T00:00',
        '2024-02-29T00:00',
        '2024-02-29T00:00',
        '2024-02-29T00:00',
        '2024-02-29T00:00',
      ],
    ],
    [
      'months of years before 100 as of any other',
      ['0049-12-31T00:00', '0050-02-02T00:00'],
      [
        '0049-12-31T00:00',
        '0049-12-31T00:00',
        '0050-01-01T00:00',
        '0050-02-01T00:00',
        '0050-02-02T00:00',
        '0050-02-02T00:00',
      ],
    ],
  ])('is read as %s', (_, [from, to], bounds) => {
    expect(spanOf(`${from}:00Z`, `${to}:00Z`)).toEqual(spanWith(bounds.map(at)));
  });

  it.each(['2026-02-01T00:00', '2026-02-10T12:00'])('from a moment to itself is empty: %s', (moment) => {
    expect(spanOf(`${moment}:00Z`, `${moment}:00Z`)).toEqual(spanWith(Array<Date>(6).fill(at(moment))));
  });

  it('that ends before it begins is empty: each part ends where it begins, or before', () => {
    const [from, to] = [at('2026-04-10T12:00'), at('2026-01-10T12:00')];
    expect(spanOf('2026-04-10T12:00:00Z', '2026-01-10T12:00:00Z')).toEqual(spanWith([from, to, to, to, to, to]));
  });

  it('begins and ends with months by UTC, where its offsets cross the year', () => {
    expect(spanOf('2026-01-01T01:30:00+02:00', '2026-12-31T22:30:00-02:00')).toEqual(
      spanWith([
        at('2025-12-31T23:30'),
        at('2026-01-01T00:00'),
        at('2026-01-01T00:00'),
        at('2027-01-01T00:00'),
        at('2027-01-01T00:00'),
        at('2027-01-01T00:30'),
      ]),
    );
  });

  it('without an end has whole months for ever', () => {
    expect(spanOf('2026-01-31T00:00:00+02:00', null)).toEqual({
      from: at('2026-01-30T22:00'),
      wholeFrom: at('2026-01-31T00:00'),
      monthsFrom: at('2026-02-01T00:00'),
      monthsTo: 'infinity',
      wholeTo: 'infinity',
      to: 'infinity',
    });
    expect(spanOf(null, '2026-01-31T00:00:00Z')).toEqual({
      from: '-infinity',
      wholeFrom: '-infinity',
      monthsFrom: '-infinity',
      monthsTo: at('2026-01-01T00:00'),
      wholeTo: at('2026-01-31T00:00'),
      to: at('2026-01-31T00:00'),
    });
  });
});
