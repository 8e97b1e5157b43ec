/** A page in parts of which one is shown; which one, the address says. */
import { Tabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styles from './parts.module.css';

interface PartsProps<Part extends string> {
  readonly label: string;
  readonly parts: readonly { readonly id: Part; readonly label: string; readonly content: ReactNode }[];
  readonly shown: Part;
  readonly onShow: (part: Part) => void;
}

export const Parts = <Part extends string>({ label, parts, shown, onShow }: PartsProps<Part>) => (
  <Tabs.Root value={shown} onValueChange={(part: Part) => onShow(part)} className={styles['parts'] ?? ''}>
    <Tabs.List className={styles['tabs'] ?? ''} aria-label={label}>
      {parts.map((part) => (
        <Tabs.Tab key={part.id} value={part.id}>
          {part.label}
        </Tabs.Tab>
      ))}
    </Tabs.List>
    {parts.map(({ id, content }) => (
      <Tabs.Panel key={id} value={id} className={styles['panel'] ?? ''}>
        {content}
      </Tabs.Panel>
    ))}
  </Tabs.Root>
);
