import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../design/button.js';
import { Dialog } from '../../design/dialog.js';
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
  const close = () => setOpen(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(inputOf(new FormData(event.currentTarget)));
    close();
  };
  return (
    <>
      <Button className={styles['order']} onClick={() => setOpen(true)}>
        {name}
      </Button>
      <Dialog open={open} onClose={close} title={name} help={help}>
        <form className={styles['form']} onSubmit={submit}>
          {children}
          <div className={styles['buttons']}>
            <Button type="submit" look="main">
              {name}
            </Button>
            <Button onClick={close}>{t('cancel')}</Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
