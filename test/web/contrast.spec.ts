/**
 * Goal: what charts and texts are drawn with can be seen on whatever it lies on, in light and in dark (WCAG 2.2: 1.4.3,
 * 1.4.11).
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const tokens = readFileSync(new URL('../../src/web/design/tokens.css', import.meta.url), 'utf8');

const colours = new Map(
  [...tokens.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }] as const,
  ),
);

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (ink: string, ground: string): number => {
  const [dark = 0, light = 0] = [luminance(ink), luminance(ground)].sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
};

const GROUNDS = ['ground', 'surface', 'raised', 'sunken', 'good-soft', 'bad-soft'];

describe.each(['light', 'dark'] as const)('in the %s', (scheme) => {
  const of = (name: string): string => colours.get(name)?.[scheme] ?? '';
  const tooWeak = (inks: readonly string[], grounds: readonly string[], least: number) =>
    inks.flatMap((ink) =>
      grounds.filter((ground) => !(contrast(of(ink), of(ground)) >= least)).map((ground) => `${ink} on ${ground}`),
    );

  it('texts can be read', () => {
    expect(tooWeak(['text', 'text-quiet'], GROUNDS, 4.5)).toEqual([]);
  });

  it('marks of charts can be seen', () => {
    expect(tooWeak(['accent', 'line-strong'], ['surface'], 3)).toEqual([]);
  });
});
