import type { ErrorComponentProps } from '@tanstack/react-router';
import { Failure } from '../design/states.js';

/** In place of a page that could not be loaded or shown. */
export const Failed = ({ error, reset }: ErrorComponentProps) => <Failure error={error} onRetry={reset} />;
