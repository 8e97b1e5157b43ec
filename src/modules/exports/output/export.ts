/** What a cell of a table may hold. */
export type Cell = string | number | boolean | null;

/** Something that can be exported: items one after the other, and each as lines of a table. */
export interface Export<Item = unknown> {
  /** The name of the file, without its ending. */
  readonly name: string;
  /** In the order of the table. */
  readonly columns: readonly string[];
  readonly items: AsyncIterable<Item>;
  /** The lines of one item, cell by cell in the order of the columns. */
  readonly lines: (item: Item) => readonly (readonly Cell[])[];
}

export const EXPORT_FORMATS = ['json', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
