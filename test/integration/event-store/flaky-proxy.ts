/** A wire to PostgreSQL that breaks on request, at the moments that matter to somebody who waits for a commit. */
import { type Wire, wireTo } from '../../support/wire.js';

export type Fault =
  /** The statement never reaches the server. */
  | 'before-sending'
  /** The wire breaks while the server works; the statement will be committed, perhaps after the retry has begun. */
  | 'after-sending'
  /** The server has committed, and its answer is lost. */
  | 'before-answering';

export interface FlakyProxy extends Pick<Wire, 'url' | 'close'> {
  /** Breaks the wire at the next message that contains the text. */
  breakAt(fault: Fault, text: string): void;
  /** How many wires were broken. */
  readonly broken: number;
}

export async function flakyProxy(target: string): Promise<FlakyProxy> {
  let armed: { fault: Fault; text: string } | null = null;
  let broken = 0;

  const { url, close } = await wireTo(target, (client, upstream) => {
    let answerLost = false;
    const cut = () => {
      broken += 1;
      client.destroy();
    };
    for (const socket of [client, upstream]) socket.on('error', () => socket.destroy());
    client.on('data', (data) => {
      if (armed === null || !data.includes(armed.text)) return void upstream.write(data);
      const { fault } = armed;
      armed = null;
      if (fault !== 'before-sending') upstream.write(data);
      if (fault === 'before-answering') answerLost = true;
      else cut();
    });
    upstream.on('data', (data) => {
      if (!answerLost) client.write(data);
      else if (!client.destroyed) cut();
    });
    // Only the client's side is cut: the server learns of it when it answers, as with a real network.
    client.on('close', () => setTimeout(() => upstream.end(), 50));
    upstream.on('close', () => client.destroy());
  });
  return {
    url,
    close,
    breakAt: (fault, text) => void (armed = { fault, text }),
    get broken() {
      return broken;
    },
  };
}
