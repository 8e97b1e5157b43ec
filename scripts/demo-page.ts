/** What the demo has made, as a page of its own: a browser that opens the API's links has no key to show. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { escape, pageOf } from '../src/platform/http/docs/page.js';

export interface Part {
  readonly name: string;
  readonly url: string;
  /** What the API answered there. */
  readonly answer: unknown;
}

/** Writes the page into a folder, and returns the address that a browser opens it by. */
export function writePage(folder: string, parts: readonly Part[]): string {
  mkdirSync(folder, { recursive: true });
  const path = resolve(join(folder, 'demo.html'));
  writeFileSync(path, pageOf('Kifu: a demo match', `<h1>A demo match</h1>\n${parts.map(section).join('\n')}`));
  return pathToFileURL(path).href;
}

const section = ({ name, url, answer }: Part): string => `<h2>${escape(name)}</h2>
<p class="quiet"><code>${escape(url)}</code></p>
<details><summary>${escape(summary(answer))}</summary><pre>${escape(JSON.stringify(answer, null, 2))}</pre></details>`;

/** What an answer says first: its plain members. */
function summary(answer: unknown): string {
  const members = Object.entries(typeof answer === 'object' && answer !== null ? answer : {});
  const plain = members.filter(([name, value]) => typeof value !== 'object' && !/(^i|I)d$/.test(name));
  const words = plain.slice(0, SUMMARY_MAX).map(([name, value]) => `${name} ${String(value).slice(0, WORD_MAX)}`);
  return words.length === 0 ? 'what it answers' : words.join(' · ');
}

const SUMMARY_MAX = 6;
const WORD_MAX = 80;
