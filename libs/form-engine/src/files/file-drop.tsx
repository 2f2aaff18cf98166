import { useText } from '@etalage/ui-kit';
import { useState } from 'react';
import type { FieldDefinition } from '../field/field-definition.ts';
import { useFieldServices } from '../form/field-services.ts';
import type { ControlProps } from '../form/widget.ts';
import { Loading } from '../options/loading.tsx';
import * as styles from './file-list.css.ts';
import type { StoredFile } from './stored-files.ts';

interface Props {
  control: ControlProps;
  definition: FieldDefinition;
  pictures: boolean;
  /** How many more files the field takes. */
  room: number;
  files: readonly StoredFile[];
  onFiles: (files: StoredFile[]) => void;
}

/** Where files are dropped or chosen. They go one at a time; each joins the value as soon as it is stored. */
export function FileDrop({ control, definition, pictures, room, files, onFiles }: Props) {
  const t = useText();
  const { upload } = useFieldServices();
  const [over, setOver] = useState(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState('');

  const send = async (chosen: readonly File[]) => {
    if (!upload || sending || chosen.length === 0) return;
    setSending(true);
    setFailure('');
    const stored: StoredFile[] = [...files];
    for (const file of chosen.slice(0, room)) {
      try {
        const path = await upload.send(file, definition);
        stored.push({ path: path.split('?')[0] ?? path, name: file.name });
        onFiles([...stored]);
      } catch {
        setFailure(t('formfield_file_upload_failed', { name: file.name }));
      }
    }
    setSending(false);
  };

  const { disabled, ...tied } = control;
  return (
    <>
      <div
        className={styles.drop}
        data-over={over}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          if (!disabled) void send([...event.dataTransfer.files]);
        }}
      >
        <span aria-hidden="true">{t(pictures ? 'formfield_image_drop' : 'formfield_file_drop')}</span>
        <input
          {...tied}
          type="file"
          className={styles.picker}
          disabled={disabled || sending}
          multiple={room > 1}
          accept={pictures ? 'image/*' : undefined}
          onChange={(event) => {
            void send([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </div>
      {sending && <Loading state="loading" reload={() => undefined} />}
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </>
  );
}
