/** Rows of figures that readers may put in another order. */
import {
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useMemo } from 'react';
import styles from './data-table.module.css';

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  /** The long form of a short header. */
  readonly explained?: string;
  /** By what the rows are put in order. */
  readonly value: (row: Row) => string | number;
  /** What is shown; the value if nothing is said. */
  readonly cell?: (row: Row) => ReactNode;
  readonly numeric?: boolean;
  /** The column that names the row. */
  readonly names?: boolean;
}

interface DataTableProps<Row> {
  /** What the table is of, for screen readers; `captioned` shows it to all. */
  readonly caption: string;
  readonly captioned?: boolean;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

export function DataTable<Row extends object>({
  caption,
  captioned = false,
  columns,
  rows,
  rowKey,
}: DataTableProps<Row>) {
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const definitions = useMemo(() => {
    const { accessor, columns: all } = createColumnHelper<typeof features, Row>();
    return all(columns.map(({ id, value }) => accessor((row: Row) => value(row), { id, sortFn: sortFn_basic })));
  }, [columns]);
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({ features, columns: definitions, data, getRowId: rowKey });
  return (
    <div className={styles['scroll']} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles['table']}>
        <caption className={captioned ? styles['caption'] : 'visually-hidden'}>{caption}</caption>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map(({ id, column }) => {
                const { header, explained, numeric = false } = byId.get(id) ?? { header: '' };
                const sorted = column.getIsSorted();
                return (
                  <th
                    key={id}
                    scope="col"
                    data-numeric={numeric}
                    aria-sort={sorted === false ? 'none' : sorted === 'asc' ? 'ascending' : 'descending'}
                  >
                    <button type="button" title={explained} onClick={column.getToggleSortingHandler()}>
                      {header}
                      <span aria-hidden="true" className={styles['order']} data-order={sorted || 'none'} />
                    </button>
                  </th>
                );
              })}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {columns.map(({ id, cell, value, numeric = false, names = false }) => {
                const shown = cell === undefined ? value(row.original) : cell(row.original);
                return names ? (
                  <th key={id} scope="row">
                    {shown}
                  </th>
                ) : (
                  <td key={id} data-numeric={numeric}>
                    {shown}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
