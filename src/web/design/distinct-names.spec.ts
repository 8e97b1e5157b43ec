import { expect, it } from 'vitest';
import { distinctNames } from './distinct-names.js';

const named = (...all: readonly (readonly [id: string, name: string])[]) => all.map(([id, name]) => ({ id, name }));

it('leaves a name that stands alone as it is', () => {
  expect(distinctNames(named(['a-1111', 'Amber'], ['b-2222', 'Ruby'], ['a-1111', 'Amber']))('a-1111')).toBe('Amber');
});

it('says the end of the id where several have the name', () => {
  const name = distinctNames(named(['a-1111', 'Amber'], ['b-2222', 'Amber'], ['c-1111', 'Ruby']));
  expect(['a-1111', 'b-2222', 'c-1111'].map(name)).toEqual(['Amber #1111', 'Amber #2222', 'Ruby']);
});

it('says as much of it as tells them apart', () => {
  const name = distinctNames(named(['x-91111', 'Amber'], ['x-81111', 'Amber'], ['x-82222', 'Amber']));
  expect(['x-91111', 'x-81111', 'x-82222'].map(name)).toEqual(['Amber #91111', 'Amber #81111', 'Amber #82222']);
});

it('calls by its id what it does not know', () => {
  expect(distinctNames([])('a-1111')).toBe('a-1111');
});
