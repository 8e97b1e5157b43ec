/** A client that costs little beside the server it measures, on the same machine: one kept connection each. */
import { Agent, request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly text: string;
}

export class Connection {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });

  constructor(private readonly base: string) {}

  post(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const bytes = Buffer.from(JSON.stringify(body));
    const all = { ...headers, 'content-type': 'application/json', 'content-length': bytes.length };
    return new Promise((resolve, reject) => {
      const sent = request(`${this.base}${path}`, { method: 'POST', agent: this.agent, headers: all }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
      });
      sent.on('error', reject);
      sent.end(bytes);
    });
  }

  /** The answer's body; throws for anything but a success. */
  async posted<Body>(path: string, body: unknown, headers: Readonly<Record<string, string>>): Promise<Body> {
    const { status, text } = await this.post(path, body, headers);
    if (status >= 300) throw new Error(`POST ${path} ${JSON.stringify(body)} → ${status} ${text}`);
    return JSON.parse(text) as Body;
  }

  close(): void {
    this.agent.destroy();
  }
}
