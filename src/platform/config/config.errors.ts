/** The environment can't be used as it is. The message lists every fault and is meant for the person who starts Kifu. */
export class ConfigInvalid extends Error {
  readonly code = 'config.invalid';

  constructor(readonly faults: readonly string[]) {
    super(`The configuration can't be used:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
}
