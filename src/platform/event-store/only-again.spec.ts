import { expect, it } from 'vitest';
import { isAgain, onlyAgain, refusalOfNew } from './only-again.js';

const refusal = new Error('no more of these');

it('what is new is refused, but where there is nothing to refuse', async () => {
  expect(refusalOfNew()).toBeNull();
  expect(await onlyAgain(refusal, () => Promise.resolve(refusalOfNew()))).toBe(refusal);
  isAgain();
  expect(refusalOfNew()).toBeNull();
});

it('what was carried out before may finish what it had begun', async () => {
  const after = await onlyAgain(refusal, () => {
    isAgain();
    return Promise.resolve(refusalOfNew());
  });
  expect(after).toBeNull();
});

it('what the work leaves behind is refused nothing, whether it ended well or not', async () => {
  const left: (() => Promise<Error | null>)[] = [];
  const leave = (): void => {
    let wake = (): void => undefined;
    const later = new Promise<void>((resolve) => (wake = resolve)).then(refusalOfNew);
    left.push(() => (wake(), later));
  };
  await onlyAgain(refusal, () => Promise.resolve(leave()));
  await onlyAgain(refusal, () => (leave(), Promise.reject(new Error('failed')))).catch(() => undefined);
  expect(await Promise.all(left.map((look) => look()))).toEqual([null, null]);
});
