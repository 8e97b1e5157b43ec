import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answered, kifu, type Schemas } from '../api/kifu.js';
import { type Column, DataTable } from '../design/data-table.js';
import { Failure, Loading } from '../design/states.js';
import { useFormat } from '../i18n/use-format.js';

type Delivery = Schemas['DeliveryDto'];

/** They come in while somebody looks, in milliseconds. */
const REFRESHED = 5_000;

/** Asked for once somebody wants to see them. */
export function Deliveries({ id }: { readonly id: string }) {
  const { t } = useTranslation('webhooks');
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('deliveries')}</summary>
      {isOpen && <Newest id={id} />}
    </details>
  );
}

function Newest({ id }: { readonly id: string }) {
  const { t } = useTranslation('webhooks');
  const format = useFormat();
  const deliveries = useQuery({
    queryKey: ['deliveries', id],
    queryFn: () =>
      answered(kifu.GET('/v1/webhooks/{id}/deliveries', { params: { path: { id }, query: { limit: 50 } } })),
    refetchInterval: REFRESHED,
  });
  const columns = useMemo(
    (): readonly Column<Delivery>[] => [
      { id: 'event', header: t('column.event'), value: ({ kind }) => kind, names: true },
      { id: 'status', header: t('column.status'), value: ({ status }) => t(`status.${status}`) },
      { id: 'attempts', header: t('column.attempts'), value: ({ attempts }) => attempts, numeric: true },
      {
        id: 'answer',
        header: t('column.answer'),
        value: ({ lastStatus, lastError }) => lastError ?? lastStatus ?? '–',
      },
      {
        id: 'at',
        header: t('column.at'),
        value: ({ createdAt }) => createdAt,
        cell: ({ createdAt }) => format.moment(createdAt),
      },
    ],
    [t, format],
  );
  if (deliveries.isPending) return <Loading />;
  if (deliveries.isError) return <Failure error={deliveries.error} />;
  if (deliveries.data.items.length === 0) return <p>{t('noDeliveries')}</p>;
  return (
    <DataTable
      caption={t('deliveries')}
      columns={columns}
      rows={deliveries.data.items}
      rowKey={({ position, kind }) => `${position} ${kind}`}
    />
  );
}
