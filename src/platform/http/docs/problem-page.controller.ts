import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { type ProblemRow, PROBLEM_PAGE } from '../problems/problem.js';
import { ProblemRegistry } from '../problems/problem-registry.js';
import { Public } from '../public.decorator.js';

/** The page that the `type` of every problem points to. */
@ApiExcludeController()
@Public()
@Controller()
export class ProblemPageController {
  constructor(private readonly registry: ProblemRegistry) {}

  @Get(PROBLEM_PAGE)
  @Header('Content-Type', 'text/html; charset=utf-8')
  page(): string {
    const entries = this.registry.all().map(([code, row]) => entryOf(code, row));
    return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Kifu: problem codes</title>
<style>body{font:16px/1.5 system-ui;max-width:46rem;margin:2rem auto;padding:0 1rem}h2{font:600 1rem ui-monospace,monospace;margin:2rem 0 0}</style>
<h1>Problem codes</h1><p>Programs decide by the code; titles and texts may change.</p>
${entries.join('\n')}</html>`;
  }
}

function entryOf(code: string, row: ProblemRow): string {
  const members = row.members === undefined ? '' : ` Adds: ${row.members.join(', ')}.`;
  return `<h2 id="${escape(code)}">${escape(code)}</h2><p>${row.status} · <b>${escape(row.title)}</b><br>${escape(row.help + members)}</p>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
