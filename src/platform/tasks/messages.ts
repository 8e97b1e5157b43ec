/** What the process of a task and the one that started it say to each other. Texts and bytes cost least. */
export type ToTask =
  { readonly kind: 'task'; readonly input: unknown } | { readonly kind: 'answer'; readonly answer: unknown };

export type FromTask =
  | { readonly kind: 'ready' }
  /**
   * The task needs something that only the other process has. The time until `begun` is that of loading, and none of
   * the task's.
   */
  | { readonly kind: 'ask'; readonly question: unknown }
  | { readonly kind: 'begun' }
  | { readonly kind: 'told'; readonly news: unknown }
  | { readonly kind: 'done'; readonly output: unknown }
  | { readonly kind: 'failed'; readonly message: string; readonly stack: string };
