import { useText } from '@etalage/ui-kit';
import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import * as frame from '../form-parts/field-view.css.ts';
import type { ControlProps } from '../form-parts/widget.ts';
import * as styles from './file-address.css.ts';
import { parseFiles, type StoredFile } from '../files/stored-files.ts';

/** Adds a file by its address, for an app without uploads. */
export function FileAddress({
  control,
  onAdd,
}: {
  control: ControlProps;
  onAdd: (file: StoredFile) => void;
}) {
  const t = useText();
  const [address, setAddress] = useState('');
  const add = () => {
    const [file] = parseFiles([{ path: address.trim() }]);
    if (!file || file.path === '') return;
    onAdd(file);
    setAddress('');
  };
  return (
    <div className={styles.row}>
      <input
        {...control}
        type="text"
        inputMode="url"
        className={frame.control}
        placeholder={t('formfield_file_address')}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
      />
      <Button disabled={control.disabled || address.trim() === ''} onClick={add}>
        {t('formfield_add')}
      </Button>
    </div>
  );
}
