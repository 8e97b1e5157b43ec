/** If this fails, what one person has recorded can be sent by the log-in of another one on the same device. */
import { expect, it } from 'vitest';
import { isStill, noteWho, watchWho } from './who.js';

const inAnotherTab = (person: string): void => {
  localStorage.setItem('kifu.person', person);
  window.dispatchEvent(new StorageEvent('storage', { key: 'kifu.person', newValue: person }));
};

it('knows when another one has logged in, in whichever tab', () => {
  expect(isStill('ada')).toBe(true);
  noteWho('ada');
  expect(isStill('ada')).toBe(true);
  inAnotherTab('bob');
  expect([isStill('ada'), isStill('bob')]).toEqual([false, true]);
});

it('tells of it, until it is no longer asked to', () => {
  const told: string[] = [];
  const stop = watchWho(() => told.push('changed'));
  inAnotherTab('bob');
  window.dispatchEvent(new StorageEvent('storage', { key: 'kifu.theme', newValue: 'dark' }));
  expect(told).toEqual(['changed']);
  stop();
  inAnotherTab('ada');
  expect(told).toEqual(['changed']);
});
