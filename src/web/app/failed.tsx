import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { KifuProblem } from '../api/kifu.js';
import { loadAnew } from '../api/newer.js';
import { Failure, Loading } from '../design/states.js';

/**
 * In place of a page that could not be loaded or shown. One whose scripts are gone, for the service has others now, is
 * loaded anew.
 */
export function Failed({ error }: ErrorComponentProps) {
  const isRefused = error instanceof KifuProblem;
  const [isLoading, setLoading] = useState(!isRefused);
  useEffect(() => {
    if (!isRefused) void loadAnew().then(setLoading);
  }, [isRefused]);
  if (isLoading) return <Loading />;
  return <Failure error={error} onRetry={() => void loadAnew({ again: true })} />;
}
