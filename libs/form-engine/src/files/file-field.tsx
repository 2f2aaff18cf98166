import { useText } from '@etalage/ui-kit';
import { useState } from 'react';
import { useFieldServices } from '../form/field-services.ts';
import type { WidgetProps } from '../form/widget.ts';
import { FileAddress } from './file-address.tsx';
import { FileDrop } from './file-drop.tsx';
import { FileList } from './file-list.tsx';
import { RemoveFileDialog } from './remove-file-dialog.tsx';
import { formatFiles, parseFiles, type StoredFile } from './stored-files.ts';
import * as styles from './file-list.css.ts';

type Props = Omit<WidgetProps, 'labelId'> & { pictures: boolean; defaultMax: number };

/** Files of one field: the list, and a place to add more while there is room. */
export function FileField({ definition, value, onChange, control, pictures, defaultMax }: Props) {
  const t = useText();
  const { upload } = useFieldServices();
  const [leaving, setLeaving] = useState<StoredFile | null>(null);
  const [failure, setFailure] = useState('');
  const files = parseFiles(value);
  const most = definition.settings?.maxFiles ?? defaultMax;
  const room = most - files.length;
  const change = (next: readonly StoredFile[]) => onChange(formatFiles(next, value));

  const removeEverywhere = (file: StoredFile) => {
    change(files.filter((one) => one !== file));
    upload?.remove(file.path).catch(() => setFailure(t('formfield_file_delete_failed')));
  };

  return (
    <>
      <FileList
        files={files}
        pictures={pictures}
        disabled={control.disabled}
        onChange={change}
        onRemove={setLeaving}
      />
      {room > 0 &&
        (upload ? (
          <FileDrop
            control={control}
            definition={definition}
            pictures={pictures}
            room={room}
            files={files}
            onFiles={change}
          />
        ) : (
          <FileAddress control={control} onAdd={(file) => change([...files, file])} />
        ))}
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <RemoveFileDialog
        file={leaving}
        onEverywhere={upload ? removeEverywhere : undefined}
        onHere={(file) => change(files.filter((one) => one.path !== file.path))}
        onClose={() => setLeaving(null)}
      />
    </>
  );
}
