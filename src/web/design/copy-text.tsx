import { useState } from 'react';
import { Button } from './button.js';

interface CopyTextProps {
  /** What is copied, as it is when the button is pressed. */
  readonly read: () => string;
  readonly label: string;
  /** The label after the text was copied. */
  readonly copied: string;
  /** How long the button has that label, in milliseconds; absent: until the button goes away. */
  readonly resetsAfter?: number;
}

/** Nothing where the browser has no clipboard: for a page that came over http from another computer. */
export function CopyText({ read, label, copied, resetsAfter }: CopyTextProps) {
  const [isCopied, setCopied] = useState(false);
  if (!('clipboard' in navigator)) return null;
  const copy = async (): Promise<void> => {
    const isDone = await navigator.clipboard.writeText(read()).then(
      () => true,
      () => false,
    );
    setCopied(isDone);
    if (resetsAfter !== undefined) setTimeout(() => setCopied(false), resetsAfter);
  };
  return (
    <Button onClick={copy}>
      <span aria-live="polite">{isCopied ? copied : label}</span>
    </Button>
  );
}
