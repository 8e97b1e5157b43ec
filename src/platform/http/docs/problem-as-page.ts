import type { ProblemRow } from '../../problems/index.js';
import { PROBLEM_PAGE } from '../problems/problem.js';
import { escape, pageOf } from './page.js';

interface Refusal {
  readonly title: string;
  readonly detail: string;
  readonly status: number;
  readonly code: string;
}

/** A refusal for somebody who opened the address in a browser: what it says, and how the address is asked. */
export function problemAsPage({ title, detail, status, code }: Refusal, { help }: ProblemRow, address: string): string {
  const keyed =
    status === 401
      ? `<p>This address answers who shows a key. In the <a href="/docs">API documentation</a> press “Authorize” and ask there, or in a terminal:</p>
<pre><code>curl -H "Authorization: Bearer $KEY" '${escape(address)}'</code></pre>`
      : '';
  return pageOf(
    title,
    `<h1>${escape(title)}</h1>
<p>${escape(detail)}</p><p>${escape(help)}</p>
${keyed}
<p class="quiet">${status} <a href="${PROBLEM_PAGE}#${escape(code)}"><code>${escape(code)}</code></a> · <a href="/">Kifu</a></p>`,
  );
}
