/** Times that run while they are read. */
import { useEffect, useState } from 'react';

/** The time of this device in milliseconds, read again four times a second while something runs. */
export function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}

/** `1:02:09`, `4:07`; tenths when there is little, unless only whole seconds are wanted. */
export function clockText(ms: number, least: 'tenths' | 'whole' = 'tenths'): string {
  if (ms < 10_000 && least === 'tenths') return (Math.floor(ms / 100) / 10).toFixed(1);
  const seconds = Math.floor(ms / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [hours, minutes, rest] = parts.map((part) => String(part).padStart(2, '0'));
  return seconds >= 3600 ? `${Number(hours)}:${minutes}:${rest}` : `${Number(minutes)}:${rest}`;
}
