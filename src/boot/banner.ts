/** The text at the terminal after the start. A new admin key is shown only here, since only its hash is stored. */
export interface Facts {
  readonly port: number;
  /** The new admin key; undefined if the operator has set a key. */
  readonly madeKey: string | undefined;
  /** The file that keeps a new key for commands on this machine. */
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
    ['Database', embeddedIn === undefined ? 'your own (DATABASE_URL)' : `embedded PostgreSQL in ${embeddedIn}`],
    ['Log', logFile === '-' ? 'standard error' : logFile],
    ['Admin key', madeKey ?? 'as you set it in KIFU_ADMIN_KEY'],
  ];
  const kept = keyFile === undefined ? '' : ` Commands on this machine read it from ${keyFile}.`;
  const about = madeKey === undefined ? '' : `Each start makes a new admin key, unless KIFU_ADMIN_KEY is set.${kept} `;
  return `
  Kifu is ready:  ${url}

${rows.map(([name = '', value = '']) => `    ${name.padEnd(11)}${value}`).join('\n')}

  ${about}Ctrl-C stops everything.

`;
}

/** For an operator who has started an API without an admin. */
export const firstKey = `
  This Kifu has no admin yet. Make an admin key, keep it, and start the API with it once:

    export KIFU_ADMIN_KEY=kifu_$(openssl rand -hex 8)_$(openssl rand -base64 32 | tr '+/' '-_' | tr -d '=')

`;
