import {
  acceptOf,
  kindsFor,
  UploadList,
  uploadRules,
  useUploads,
  useFieldServices,
} from '@etalage/form-engine/editor';
import { useText } from '@etalage/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { failureTexts } from '../../queries/failure-texts.ts';
import { keyOfAddress, postMoveFiles, renewFiles } from '../../queries/library-queries.ts';
import { useSession } from '../../session/session-context.ts';
import * as styles from './files.css.ts';

/** Where a file will be used is not known yet, so that transparent pictures stay transparent. */
const rules = uploadRules({ settings: { maintainTransparency: true } }, { pictures: false, defaultMax: 1 });

interface UploadAreaProps {
  /** The folder that uploads go to. */
  folder: string;
  isOff: boolean;
  /** The file input, which a button opens. */
  picker: RefObject<HTMLInputElement | null>;
  children: ReactNode;
}

/** The part of the screen on which files can be dropped, with the uploads that are running. */
export function UploadArea({ folder, isOff, picker, children }: UploadAreaProps) {
  const [isOver, setOver] = useState(false);
  const uploads = useLibraryUploads(folder);
  return (
    <div
      className={styles.main}
      data-over={isOver && !isOff}
      onDragOver={(event) => {
        if (isOff || !hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        if (isOff || event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        uploads.add([...event.dataTransfer.files]);
      }}
    >
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={acceptOf(kindsFor('owner'))}
        onChange={(event) => {
          uploads.add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <div className={styles.uploads}>
        <UploadList queue={uploads.queue} onRetry={uploads.retry} onCancel={uploads.cancel} />
      </div>
      {children}
    </div>
  );
}

/** Whether files are dragged, and not a text or a link. */
const hasFiles = ({ items }: DataTransfer) => [...items].some(({ kind }) => kind === 'file');

/** Uploads go to the folder that was open when they were chosen. */
function useLibraryUploads(folder: string) {
  const { upload: transport } = useFieldServices();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const t = useText();
  const folders = useRef(new Map<string, string>());
  const onUploaded = async ({ path, name }: { path: string; name: string }) => {
    const to = folders.current.get(name) ?? '';
    try {
      if (to !== '') await postMoveFiles(website.id, [keyOfAddress(path)], to);
    } catch (error) {
      transport?.notify(failureTexts(error, [], t).general);
    }
    await renewFiles(queryClient, website.id);
  };
  const uploads = useUploads({
    rules,
    transport,
    onUploaded: (file) => void onUploaded(file),
    onAllCompleted: () => undefined,
  });
  return {
    ...uploads,
    add: (files: readonly File[]) => {
      for (const { name } of files) folders.current.set(name, folder);
      uploads.add(files);
    },
  };
}
