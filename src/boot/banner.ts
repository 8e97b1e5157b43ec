/**
 * What the person at the terminal sees. A key that was made is shown here and nowhere else: it is stored as a hash
 * only.
 */
export interface Facts {
  readonly port: number;
  /** The key that was made; none where the operator has set one. */
  readonly madeKey: string | undefined;
  /** Where a key that was made is kept for commands on this machine. */
  readonly keyFile: string | undefined;
  readonly embeddedIn: string | undefined;
  /** `-` for standard error. */
  readonly logFile: string;
  /** The version that runs this process. */
  readonly node: string;
}

export function banner({ port, madeKey, keyFile, embeddedIn, logFile, node }: Facts): string {
  const url = `http://localhost:${port}`;
  const rows = [
    ['API', `${url}/v1`],
    ['Docs', `${url}/docs`],
    ['Node', node],
    ['Database', embeddedIn === undefined ? 'yours (DATABASE_URL)' : `embedded PostgreSQL in ${embeddedIn}`],
    ['Log', logFile === '-' ? 'standard error' : logFile],
    ['Admin key', madeKey ?? 'the one that you set (KIFU_ADMIN_KEY)'],
  ];
  const kept = keyFile === undefined ? '' : `, and kept in ${keyFile}`;
  const about = madeKey === undefined ? '' : `The key is new at every start unless KIFU_ADMIN_KEY is set${kept}. `;
  return `
  Kifu is ready:  ${url}

${rows.map(([name = '', value = '']) => `    ${name.padEnd(11)}${value}`).join('\n')}

  ${about}Ctrl-C stops everything.

`;
}

/** For an operator who has started an API that nobody can administer. */
export const firstKey = `
  Nobody can administer this Kifu yet. Make an admin key, keep it, and start the API with it once:

    export KIFU_ADMIN_KEY=kifu_$(openssl rand -hex 8)_$(openssl rand -base64 32 | tr '+/' '-_' | tr -d '=')

`;
