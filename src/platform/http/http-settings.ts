import { type WebSettings } from './web/web-settings.js';

/** What the HTTP side needs to know from the environment. */
export interface HttpSettings {
  /** Origins whose pages may do all that the API answers, with a key; `*` for any. */
  readonly corsOrigins: readonly string[];
  /** Whether what is public is read without a key, and so by pages of any origin; if absent, it is. */
  readonly publicReading?: boolean;
  /** Requests per API key or session, or per address without one; 0 switches the limit off. */
  readonly rateLimitPerMinute: number;
  /**
   * Event streams that are open at once, for each of whom requests count against; 0 or absent switches the limit off.
   */
  readonly streamsPerCaller?: number;
  /**
   * Networks of proxies that are believed whom they speak for (X-Forwarded-For), like `10.1.0.0/16`; none if absent.
   */
  readonly trustedProxies?: readonly string[];
  /** The application that is served at `/`; without it a page says that there is none. */
  readonly web?: WebSettings;
}
