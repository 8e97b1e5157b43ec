import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { ProblemRow } from '../../problems/index.js';
import { PROBLEM_PAGE } from '../problems/problem.js';
import { ProblemRegistry } from '../problems/problem-registry.js';
import { Public } from '../public.decorator.js';
import { escape, PAGE_MEDIA_TYPE, PAGE_POLICY, pageOf } from './page.js';

/** The page that the `type` of every problem points to. */
@ApiExcludeController()
@Public()
@Controller()
export class ProblemPageController {
  constructor(private readonly registry: ProblemRegistry) {}

  @Get(PROBLEM_PAGE)
  @Header('Content-Type', PAGE_MEDIA_TYPE)
  @Header('Content-Security-Policy', PAGE_POLICY)
  page(): string {
    const entries = this.registry.all().map(([code, row]) => entryOf(code, row));
    return pageOf(
      'Kifu: problem codes',
      `<h1>Problem codes</h1><p>Programs decide by the code; titles and texts may change.</p>
${entries.join('\n')}`,
    );
  }
}

function entryOf(code: string, row: ProblemRow): string {
  const members = row.members === undefined ? '' : ` Adds: ${row.members.join(', ')}.`;
  return `<h2 id="${escape(code)}"><code>${escape(code)}</code></h2><p>${row.status} · <b>${escape(row.title)}</b><br>${escape(row.help + members)}</p>`;
}
