/** The web application as the HTTP side serves it. */
export interface WebSettings {
  /** Where its build is: `index.html`, and `assets/` with names that hold the hash of their content. */
  readonly folder: string;
  /**
   * Whose images its pages may show besides those of this service, as origins: of the template that the operator has
   * named.
   */
  readonly imageOrigins: readonly string[];
}
