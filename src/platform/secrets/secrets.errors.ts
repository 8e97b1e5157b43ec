import { problem } from '../problems/index.js';

/** A stored secret was wrapped with a key that this process was not given, or has been changed or moved since. */
export class SecretUnreadable extends problem('secrets.unreadable', {
  status: 503,
  title: 'A stored secret cannot be read',
  help: 'This process was started with another KIFU_SECRETS_KEY than the others. Who runs it starts it with theirs.',
}) {
  constructor(name: string, cause?: unknown) {
    super(
      `The stored secret "${name}" can't be read with KIFU_SECRETS_KEY. Give the key that wrapped it, also as ` +
        `KIFU_SECRETS_KEY_PREVIOUS, or see docs/threats.md for what to do when that key is lost.`,
      { cause },
    );
  }
}
