import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Proofs } from '../accounts/proofs.js';
import { type BrowserSession, BrowserSessions } from '../browsers/browser-sessions.js';

/** What somebody in front of a browser shows. */
type Shown =
  | { readonly login: string; readonly password: string; readonly address: string }
  | { readonly key: string }
  | { readonly secret: string; readonly query: string };

/** Logs a browser in: by password, with a key, or back from the OpenID provider. */
export class LogInBrowser extends Command<BrowserSession> {
  constructor(
    readonly shown: Shown,
    /** The previous cookie of the browser, which ends. */
    readonly before: string | undefined,
  ) {
    super();
  }
}

@CommandHandler(LogInBrowser)
export class LogInBrowserHandler implements ICommandHandler<LogInBrowser> {
  constructor(
    private readonly proofs: Proofs,
    private readonly browsers: BrowserSessions,
  ) {}

  async execute({ shown, before }: LogInBrowser): Promise<BrowserSession> {
    const begun = await this.begin(shown);
    if (before !== undefined) await this.browsers.end(before);
    return begun;
  }

  private async begin(shown: Shown): Promise<BrowserSession> {
    if ('key' in shown) return this.browsers.beginWithKey(shown.key);
    const { proofs } = this;
    const account =
      'secret' in shown
        ? await proofs.byProvider(shown.secret, shown.query)
        : await proofs.byPassword(shown.login, shown.password, shown.address);
    return this.browsers.beginFor(account);
  }
}
