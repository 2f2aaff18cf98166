import type { Translate } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { useLayoutEffect, useRef, useState } from 'react';
import { useFieldServices } from '../form-parts/field-services.ts';
import type { WidgetProps } from '../form-parts/widget.ts';
import { FileAddress } from './file-address.tsx';
import { FileDrop } from './file-drop.tsx';
import * as styles from './file-list.css.ts';
import { FileList } from './file-list.tsx';
import { joinedFiles } from '../files/joined-files.ts';
import { pendingFiles } from '../files/queue/upload-queue.ts';
import { useUploads } from '../files/queue/use-uploads.ts';
import { RemoveFileDialog } from './remove-file-dialog.tsx';
import { formatFiles, parseFiles, type StoredFile } from '../files/stored-files.ts';
import { UploadList } from './upload-list.tsx';
import { uploadRules, type UploadSettings } from '../files/upload-rules.ts';
import { useStoredFiles } from './use-stored-files.ts';

interface Props extends Pick<WidgetProps, 'value' | 'onChange' | 'control'> {
  definition: { settings?: UploadSettings };
  pictures: boolean;
  defaultMax: number;
}

/** Files of one field: those it holds, those on their way, and a place to add more while there is room. */
export function FileField({ definition, value, onChange, control, pictures, defaultMax }: Props) {
  const t = useText();
  const { upload: transport } = useFieldServices();
  const rules = uploadRules(definition, { pictures, defaultMax });
  const stored = useStoredFiles(transport, rules);
  const [leaving, setLeaving] = useState<StoredFile | null>(null);
  const [leftOut, setLeftOut] = useState(0);
  // Files come in long after they were chosen; the value may have changed meanwhile.
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  const set = (next: unknown) => {
    latest.current = next;
    onChange(next);
  };
  const join = (added: readonly StoredFile[]) => set(joinedFiles(latest.current, added));
  const isVisitor = transport?.uploader === 'visitor';
  const uploads = useUploads({
    rules,
    transport,
    onUploaded: (file) => !isVisitor && join([file]),
    onAllCompleted: (added) => isVisitor && join(added),
  });
  const files = parseFiles(value);
  const room = rules.maxFiles - files.length - pendingFiles(uploads.queue);
  const change = (next: readonly StoredFile[]) => set(formatFiles(next, latest.current));
  const without = (file: StoredFile) => change(files.filter(({ path }) => path !== file.path));

  return (
    <>
      <FileList
        files={files}
        pictures={pictures}
        disabled={control.disabled}
        addressOf={stored.addressOf}
        hasCaptions={Array.isArray(value)}
        onOpen={(file) => void stored.open(file)}
        onChange={change}
        onRemove={setLeaving}
      />
      <UploadList queue={uploads.queue} onRetry={uploads.retry} onCancel={uploads.cancel} />
      {room > 0 &&
        (transport ? (
          <FileDrop
            control={control}
            pictures={pictures}
            uploader={transport.uploader}
            room={room}
            onFiles={(chosen) => {
              uploads.add(chosen.slice(0, room));
              setLeftOut(Math.max(0, chosen.length - room));
            }}
          />
        ) : (
          <FileAddress control={control} onAdd={(file) => join([file])} />
        ))}
      {leftOut > 0 && (
        <p role="alert" className={styles.failure}>
          {leftOutWords(t, leftOut, rules.maxFiles)}
        </p>
      )}
      <RemoveFileDialog
        file={leaving}
        isVisitor={isVisitor}
        onEverywhere={(file) => {
          without(file);
          void stored.remove(file);
        }}
        onHere={without}
        onClose={() => setLeaving(null)}
      />
    </>
  );
}

function leftOutWords(t: Translate, left: number, maxFiles: number): string {
  const most = String(maxFiles);
  if (maxFiles === 1) return t('files_left_out_single');
  return left === 1 ? t('files_left_out_one', { most }) : t('files_left_out', { most, left: String(left) });
}
