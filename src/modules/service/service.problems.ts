import { problem } from '../../platform/problems/index.js';

export class RulesNotFound extends problem('rules.not-found', {
  status: 404,
  title: 'No such rules',
  help: 'GET /v1/service lists the games with the addresses of their rules.',
}) {
  constructor(game: string) {
    super(`There are no rules of ${game} with this name and version.`);
  }
}
