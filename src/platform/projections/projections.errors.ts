export class UnknownRebuild extends Error {
  readonly code = 'projections.unknown-rebuild';
  constructor(
    readonly asked: string,
    readonly known: readonly string[],
  ) {
    super(`Nothing called '${asked}' can be rebuilt; there are ${known.join(', ')}.`);
  }
}
