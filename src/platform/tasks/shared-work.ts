/** Work that is done once for simultaneous callers: callers while it is under way get its result. */
export class SharedWork<Result> {
  private readonly under = new Map<string, Promise<Result>>();

  /**
   * `of` names everything that the result follows from. A failure is that of all who wait, and the next one begins
   * anew.
   */
  get(of: string, work: () => Promise<Result>): Promise<Result> {
    const already = this.under.get(of);
    if (already !== undefined) return already;
    const begun = work().finally(() => this.under.delete(of));
    this.under.set(of, begun);
    return begun;
  }
}
