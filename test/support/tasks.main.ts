/** Tasks of a test, in a process of its own: what callers' input may come to at worst. */
import { setTimeout } from 'node:timers/promises';
import { serveTasks } from '../../src/platform/tasks/index.js';

serveTasks<string, unknown>(async (task) => {
  const { input } = task;
  switch (input) {
    case 'loop':
      for (;;) {
        task.tell('still there');
        await setTimeout(1);
      }
    case 'flood':
      for (;;) task.tell('still there');
    case 'loop-silently':
      for (;;);
    case 'fill': {
      const kept: object[] = [];
      for (;;) kept.push({ one: Array.from({ length: 100 }, () => Math.random()) });
    }
    case 'fill-a-list': {
      const list: number[] = [];
      for (;;) list.push(list.length);
    }
    case 'fill-a-map': {
      const map = new Map<number, string>();
      for (;;) map.set(map.size, `${map.size}`);
    }
    case 'fill-a-text': {
      const parts: string[] = [];
      for (;;) parts.push(JSON.stringify({ parts }));
    }
    case 'recurse': {
      const deeper = (depth: number): number => deeper(depth + 1) + 1;
      return deeper(0);
    }
    case 'throw':
      throw new Error('of its own');
    case 'exit':
      return process.exit(7);
    case 'reject-later':
      void Promise.reject(new Error('nobody looks'));
      return new Promise(() => undefined);
    case 'ask': {
      const answer = await task.ask('what?');
      task.begin();
      return answer;
    }
    case 'environment':
      return Object.keys(process.env).filter((name) => name.startsWith('KIFU') || name.includes('DATABASE'));
    default:
      return input;
  }
});
