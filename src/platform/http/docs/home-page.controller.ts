import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../public.decorator.js';
import { PAGE_MEDIA_TYPE, PAGE_POLICY, pageOf } from './page.js';

/** What somebody sees who opens the address that the terminal shows. */
@ApiExcludeController()
@Public()
@Controller()
export class HomePageController {
  @Get()
  @Header('Content-Type', PAGE_MEDIA_TYPE)
  @Header('Content-Security-Policy', PAGE_POLICY)
  page(): string {
    return HOME;
  }
}

const HOME = pageOf(
  'Kifu',
  `<h1>Kifu <span lang="ja">棋譜</span></h1>
<p>Records matches of trading-card games, and rebuilds any moment of them, with the rule for everything that happened. It runs,
and is asked over HTTP.</p>
<dl>
<dt><a href="/docs">API documentation</a></dt>
<dd>All there is to ask, to be tried out in the browser: press “Authorize” and enter a key.</dd>
<dt><a href="/docs/problems">Problem codes</a></dt>
<dd>Why something was refused, and what to do about it.</dd>
<dt><a href="/docs/openapi.json">OpenAPI document</a></dt>
<dd>The same for programs.</dd>
<dt><a href="/health/ready">Health</a></dt>
<dd>Whether everything that Kifu needs works.</dd>
</dl>
<h2>A match to look at</h2>
<p>With Kifu running, this plays one in its folder, over HTTP, and prints where its replay, audit, statistics and standings are:</p>
<pre><code>npm run demo</code></pre>
<p class="quiet">Who may see a match is for its players and its league to say; so nothing of any is shown here without a key. The first
one, an administrator’s, was shown in the terminal that Kifu was started in.</p>`,
);
