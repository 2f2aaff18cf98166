import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { useId, useRef, useState } from 'react';
import * as styles from './imports.css.ts';

interface Props {
  onFile: (file: File | undefined) => void;
  isReading: boolean;
  /** Why the last file was refused; '' if it was not. */
  problem: string;
}

/** Where a file is dropped, with the button that chooses one. */
export function FileDrop({ onFile, isReading, problem }: Props) {
  const t = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  return (
    <>
      <div
        className={styles.drop}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          onFile(event.dataTransfer.files[0]);
        }}
      >
        <span className={styles.soft}>{t('imports_choose_drop')}</span>
        <Action
          kind="primary"
          icon="upload"
          busy={isReading}
          aria-describedby={problem === '' ? undefined : id}
          onClick={() => input.current?.click()}
        >
          {t(isReading ? 'imports_choose_reading' : 'imports_choose_button')}
        </Action>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,.xlsx"
          onChange={(event) => {
            onFile(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
      <div id={id} role="alert" className={styles.problem}>
        {problem}
      </div>
    </>
  );
}
