import { Dialog } from '@base-ui/react/dialog';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../../design/button.js';
import { type FormInput, inputOf } from '../../design/form-input.js';
import styles from './record.module.css';

interface AskProps {
  readonly name: string;
  readonly help: string;
  readonly onSubmit: (input: FormInput) => void;
  readonly children?: ReactNode;
}

/** A button that asks before it does something. */
export function Ask({ name, help, onSubmit, children }: AskProps) {
  const { t } = useTranslation('record');
  const [open, setOpen] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(inputOf(new FormData(event.currentTarget)));
    setOpen(false);
  };
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger className={`${buttonClass} ${styles['order'] ?? ''}`}>{name}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles['backdrop']} />
        <Dialog.Popup className={styles['dialog']}>
          <Dialog.Title>{name}</Dialog.Title>
          <Dialog.Description className={styles['quiet']}>{help}</Dialog.Description>
          <form className={styles['form']} onSubmit={submit}>
            {children}
            <div className={styles['buttons']}>
              <Button type="submit" look="main">
                {name}
              </Button>
              <Dialog.Close className={buttonClass}>{t('cancel')}</Dialog.Close>
            </div>
          </form>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
