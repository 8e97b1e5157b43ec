/**
 * A chart by Observable Plot, which is loaded where a chart is shown. What it draws is said as a sentence and as a
 * table, too.
 */
import type * as Plot from '@observablehq/plot';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './chart.module.css';

export type Drawing = Plot.PlotOptions;
export type PlotLibrary = typeof Plot;

interface ChartProps {
  readonly title: string;
  /** A sentence about the content of the chart, for all readers. */
  readonly summary: ReactNode;
  /** Its height, known before it is drawn: nothing moves then. */
  readonly height: number;
  /** Narrower than this it is scrolled. */
  readonly minWidth?: number;
  /** Wider than this it is not drawn. */
  readonly maxWidth?: number;
  /** Must be the same function for as long as it draws the same. */
  readonly draw: (plot: PlotLibrary, width: number) => Drawing;
  /** The same numbers as a table. */
  readonly children: ReactNode;
}

export function Chart({ title, summary, height, minWidth = 0, maxWidth = Infinity, draw, children }: ChartProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <figure className={styles['chart']} aria-labelledby={`${id}title`}>
      <figcaption>
        <h3 id={`${id}title`}>{title}</h3>
        <p id={`${id}summary`} className={styles['summary']}>
          {summary}
        </p>
      </figcaption>
      <Suspense fallback={<div className={styles['drawing']} style={{ height }} />}>
        <Drawn height={height} minWidth={minWidth} maxWidth={maxWidth} draw={draw} labels={`${id}title ${id}summary`} />
      </Suspense>
      <details>
        <summary>{t('chart.table')}</summary>
        {children}
      </details>
    </figure>
  );
}

const library = {
  queryKey: ['plot'],
  queryFn: () => import('@observablehq/plot'),
  staleTime: Infinity,
  gcTime: Infinity,
};

interface DrawnProps extends Pick<ChartProps, 'height' | 'draw'> {
  readonly minWidth: number;
  readonly maxWidth: number;
  readonly labels: string;
}

function Drawn({ height, minWidth, maxWidth, draw, labels }: DrawnProps) {
  const { data: plot } = useSuspenseQuery(library);
  const place = useRef<HTMLDivElement>(null);
  const room = useWidth(place);
  useLayoutEffect(() => {
    const { current } = place;
    if (current === null || room === 0) return;
    const width = Math.max(Math.min(room, maxWidth), minWidth);
    const svg = plot.plot({ ...draw(plot, width), width, height });
    // The policy of the page allows no style elements; what Plot says in its own is in the style sheet.
    for (const style of svg.querySelectorAll('style')) style.remove();
    svg.setAttribute('aria-hidden', 'true');
    current.replaceChildren(svg);
  }, [plot, draw, room, minWidth, maxWidth, height]);
  return (
    // It is scrolled where it is too narrow, so it must be reached by keyboard.
    <div
      className={styles['drawing']}
      style={{ height }}
      tabIndex={0}
      role="img"
      aria-labelledby={labels}
      ref={place}
    />
  );
}

function useWidth(of: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const { current } = of;
    if (current === null) return;
    const seen = new ResizeObserver(() => setWidth(Math.floor(current.clientWidth)));
    seen.observe(current);
    return () => seen.disconnect();
  }, [of]);
  return width;
}
