/** The whole report of an import: asked for once somebody wants to see it. */
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answered, kifu, type Schemas } from '../../api/kifu.js';
import { type Column, DataTable } from '../../design/data-table.js';
import { Failure, Loading } from '../../design/states.js';

/** With its place in the file: one record may be odd in the same way twice. */
type Oddity = Schemas['ImportReportDto']['odd'][number] & { readonly place: number };

/** A file may be odd in every record: the rest is in the report that is taken away. */
const SHOWN = 200;

export function ImportReport({ id }: { readonly id: string }) {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{t('import.report')}</summary>
        {isOpen && <Oddities id={id} />}
      </details>
      <p>
        <a href={`/v1/catalogue/imports/${id}/report`} download={`${id}.json`}>
          {t('import.download')}
        </a>
      </p>
    </>
  );
}

function Oddities({ id }: { readonly id: string }) {
  const { t } = useTranslation('admin');
  const report = useQuery({
    queryKey: ['import-report', id],
    queryFn: () => answered(kifu.GET('/v1/catalogue/imports/{id}/report', { params: { path: { id } } })),
    staleTime: Infinity,
  });
  const columns = useMemo(
    (): readonly Column<Oddity>[] => [
      { id: 'card', header: t('import.column.card'), value: ({ card, path }) => card ?? path, names: true },
      { id: 'what', header: t('import.column.what'), value: ({ what }) => what },
      { id: 'did', header: t('import.column.did'), value: ({ did }) => did },
      { id: 'path', header: t('import.column.path'), value: ({ path }) => path },
    ],
    [t],
  );
  if (report.isPending) return <Loading />;
  if (report.isError) return <Failure error={report.error} />;
  const { odd } = report.data;
  if (odd.length === 0) return <p>{t('import.nothingOdd')}</p>;
  return (
    <DataTable
      caption={t('import.report')}
      columns={columns}
      rows={odd.slice(0, SHOWN).map((each, place) => ({ ...each, place }))}
      rowKey={({ place }) => String(place)}
    />
  );
}
