import { pageOf } from '../docs/page.js';

/** The page in place of an application that was not built. */
export const PAGE_NOT_BUILT = pageOf(
  'Kifu',
  `<h1>Kifu <span lang="ja">棋譜</span></h1>
<p>The service runs, and its web application has not been built. <code>npm run build</code> builds it; then start Kifu again.</p>
<dl>
<dt><a href="/docs">API documentation</a></dt>
<dd>All there is to ask, to be tried out in the browser: press “Authorize” and enter a key.</dd>
<dt><a href="/docs/problems">Problem codes</a></dt>
<dd>Why something was refused, and what to do about it.</dd>
<dt><a href="/docs/openapi.json">OpenAPI document</a></dt>
<dd>The same for programs.</dd>
<dt><a href="/health/ready">Health</a></dt>
<dd>Whether everything that Kifu needs works.</dd>
</dl>`,
);
