/**
 * The environment can't be used as it is. The message has a line for every fault and is meant for the person who starts
 * Kifu.
 */
export class ConfigInvalid extends Error {
  readonly code = 'config.invalid';

  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
  }
}
