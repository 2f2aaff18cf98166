import type { Translate } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { useLayoutEffect, useRef, useState } from 'react';
import { useFieldServices } from '../form-parts/field-services.ts';
import type { WidgetProps } from '../form-parts/widget.ts';
import type { Uploader } from '../files/file-kinds.ts';
import { ChooseFiles } from './choose-files.tsx';
import { FileAddress } from './file-address.tsx';
import { FileDrop } from './file-drop.tsx';
import * as styles from './file-list.css.ts';
import { FileList } from './file-list.tsx';
import { joinedFiles } from '../files/joined-files.ts';
import { isSampleFile } from '../files/sample-files.ts';
import { pendingFiles } from '../files/queue/upload-queue.ts';
import { useUploads } from '../files/queue/use-uploads.ts';
import { RemoveFileDialog } from './remove-file-dialog.tsx';
import { formatFiles, parseFiles, type StoredFile } from '../files/stored-files.ts';
import { UploadList } from './upload-list.tsx';
import { uploadRules, type UploadRules, type UploadSettings } from '../files/upload-rules.ts';
import { useStoredFiles } from './use-stored-files.ts';

interface Props extends Pick<WidgetProps, 'value' | 'onChange' | 'control' | 'labelId'> {
  definition: { settings?: UploadSettings };
  pictures: boolean;
  defaultMax: number;
}

/** Files of one field: the stored ones, those being uploaded, and a place to add more while there is room. */
export function FileField({ definition, value, onChange, control, labelId, pictures, defaultMax }: Props) {
  const t = useText();
  const { upload: transport } = useFieldServices();
  const rules = uploadRules(definition, { pictures, defaultMax });
  const stored = useStoredFiles(transport, rules);
  const [removing, setRemoving] = useState<StoredFile | null>(null);
  const { change, join } = useFilesValue(value, onChange);
  const isVisitor = transport?.uploader === 'visitor';
  const uploads = useUploads({
    rules,
    transport,
    onUploaded: (file) => {
      if (!isVisitor) join([file]);
      transport?.onUploaded?.();
    },
    onAllCompleted: (added) => isVisitor && join(added),
  });
  const files = parseFiles(value).map((file, index) =>
    isSampleFile(file.path) ? { ...file, name: t('files_sample', { number: index + 1 }) } : file,
  );
  const own = files.filter(({ path }) => !isSampleFile(path));
  const without = (file: StoredFile) => change(files.filter(({ path }) => path !== file.path));

  return (
    <>
      <FileList
        files={files}
        pictures={pictures}
        disabled={control.disabled}
        addressOf={stored.addressOf}
        hasCaptions={Array.isArray(value)}
        hasFocus={pictures && !isVisitor}
        describes={pictures && definition.settings?.describes === true}
        onOpen={(file) => void stored.open(file)}
        onChange={change}
        onRemove={(file) => (own.includes(file) ? setRemoving(file) : without(file))}
      />
      <UploadList queue={uploads.queue} onRetry={uploads.retry} onCancel={uploads.cancel} />
      <AddFiles
        control={control}
        labelId={labelId}
        uploader={transport?.uploader}
        room={rules.maxFiles - own.length - pendingFiles(uploads.queue)}
        rules={rules}
        onFiles={uploads.add}
        onStored={join}
      />
      <RemoveFileDialog
        file={removing}
        isVisitor={isVisitor}
        onEverywhere={(file) => {
          without(file);
          void stored.remove(file);
        }}
        onHere={without}
        onClose={() => setRemoving(null)}
      />
    </>
  );
}

/** Changes the files of a value. Files arrive long after they were chosen, so they join the value of that moment. */
function useFilesValue(value: unknown, onChange: WidgetProps['onChange']) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  const set = (next: unknown) => {
    latest.current = next;
    onChange(next);
  };
  return {
    change: (files: readonly StoredFile[]) => set(formatFiles(files, latest.current)),
    join: (added: readonly StoredFile[]) => set(joinedFiles(latest.current, added)),
  };
}

interface AddProps extends Pick<Props, 'control' | 'labelId'> {
  /** Undefined where the app offers no uploads; then the address of a file can be typed. */
  uploader: Uploader | undefined;
  /** How many files can be added. */
  room: number;
  rules: UploadRules;
  onFiles: (files: readonly File[]) => void;
  /** Receives files that are stored already. */
  onStored: (files: readonly StoredFile[]) => void;
}

/** A place to add files while there is room; states how many chosen files did not fit. */
function AddFiles({ control, labelId, uploader, room, rules, onFiles, onStored }: AddProps) {
  const t = useText();
  const { library } = useFieldServices();
  const [leftOut, setLeftOut] = useState(0);
  const add = (chosen: readonly File[]) => {
    onFiles(chosen.slice(0, room));
    setLeftOut(Math.max(0, chosen.length - room));
  };
  return (
    <>
      {room > 0 && uploader && (
        <FileDrop control={control} uploader={uploader} room={room} rules={rules} onFiles={add} />
      )}
      {/* A private file is only in the field that it was uploaded for. */}
      {room > 0 && library && !rules.isPrivate && (
        <ChooseFiles
          control={control}
          labelId={labelId}
          library={library}
          room={room}
          rules={rules}
          onFiles={onStored}
        />
      )}
      {room > 0 && !uploader && <FileAddress control={control} onAdd={(file) => onStored([file])} />}
      {leftOut > 0 && (
        <p role="alert" className={styles.failure}>
          {leftOutText(t, leftOut, rules.maxFiles)}
        </p>
      )}
    </>
  );
}

function leftOutText(t: Translate, left: number, maxFiles: number): string {
  const most = String(maxFiles);
  if (maxFiles === 1) return t('files_left_out_single');
  return left === 1 ? t('files_left_out_one', { most }) : t('files_left_out', { most, left: String(left) });
}
