import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Finding } from '../../../platform/event-store/index.js';
import { CaseVisibility } from '../../cases/index.js';
import { type CallerIdentity, Rights } from '../../identity/index.js';
import { AuditTurns } from '../audit-turns.js';
import { AuditedMatchNotFound } from '../audits.problems.js';
import { collected, type Findings } from '../http/finding.dto.js';
import { type AuditedPart, MatchAudit } from '../match-audit.js';

interface MatchReport extends Findings {
  readonly matchId: string;
  readonly ok: boolean;
  readonly parts: readonly AuditedPart[];
}

/**
 * Audits a match with all that hangs on it, as far as the caller may read of it. Throws `AuditedMatchNotFound`,
 * `AuditsBusy`.
 */
export class AuditMatch extends Query<MatchReport> {
  constructor(
    readonly matchId: string,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}

const WITHHELD = 'withheld';

/**
 * A differing value may be a hidden card: everybody may know that it differs, and only callers who may run audits see
 * it. The deck of a seat is hidden from others as well.
 */
const withoutValues = (finding: Finding): Finding => ({
  ...finding,
  key: finding.table === 'decks' ? WITHHELD : finding.key,
  ...{ expected: WITHHELD, actual: WITHHELD },
});

@QueryHandler(AuditMatch)
export class AuditMatchHandler implements IQueryHandler<AuditMatch> {
  constructor(
    private readonly matches: MatchAudit,
    private readonly rights: Rights,
    private readonly cases: CaseVisibility,
    private readonly turns: AuditTurns,
  ) {}

  execute(query: AuditMatch): Promise<MatchReport> {
    return this.turns.run(query.caller, () => this.report(query));
  }

  private async report({ matchId, caller }: AuditMatch): Promise<MatchReport> {
    const audit = await this.matches.parts(matchId);
    if (audit === null) throw new AuditedMatchNotFound(matchId);
    const { found, findings, end: parts } = await collected(audit);
    const maySee = await this.rights.may(caller, 'audits.run');
    const told = await this.told(parts, caller);
    return { matchId, ok: found === 0, parts: told, found, findings: maySee ? findings : findings.map(withoutValues) };
  }

  /** Delayed spectators do not see a case about a step that they have not reached. */
  private async told(parts: readonly AuditedPart[], caller: CallerIdentity): Promise<readonly AuditedPart[]> {
    const cases = parts.filter(({ kind }) => kind === 'case').map(({ id }) => id);
    const seen = await this.cases.visibleIds(cases, caller);
    return parts.filter(({ kind, id }) => kind !== 'case' || seen.has(id));
  }
}
