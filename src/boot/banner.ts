/** What the person at the terminal sees. The key is shown here and nowhere else: it is stored as a hash only. */
export function banner(facts: { port: number; adminKey: string; embeddedIn: string | undefined }): string {
  const url = `http://localhost:${facts.port}`;
  const database =
    facts.embeddedIn === undefined ? 'yours (DATABASE_URL)' : `embedded PostgreSQL in ${facts.embeddedIn}`;
  return `
  Kifu is ready.

    API        ${url}/v1
    Docs       ${url}/docs
    Database   ${database}
    Admin key  ${facts.adminKey}

  The key is new at every start unless KIFU_ADMIN_KEY is set. Ctrl-C stops everything.

`;
}
