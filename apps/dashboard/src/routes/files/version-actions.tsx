import { isCroppable } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { lazy, Suspense, useState } from 'react';
import type { FileDetails } from '../../queries/library-queries.ts';
import { ReplaceDialog } from './replace-dialog.tsx';

/** Cutting is rare, and its surface a library: loaded when it is opened. */
const CropDialog = lazy(() => import('./crop-dialog.tsx').then((module) => ({ default: module.CropDialog })));

interface VersionActionsProps {
  details: FileDetails;
  /** Called with the key of the file that took the place of this one, or was made from it. */
  onOther: (key: string) => void;
}

/** Puts another file, or a part of this one, in the place of a file. */
export function VersionActions({ details, onOther }: VersionActionsProps) {
  const t = useText();
  const [opened, setOpened] = useState<'replace' | 'crop'>();
  const { file } = details;
  const close = () => setOpened(undefined);
  const done = (key: string) => {
    close();
    onOther(key);
  };
  return (
    <>
      <Action icon="switch" onClick={() => setOpened('replace')}>
        {t('library_replace')}
      </Action>
      {isCroppable(file.content_type) && file.width > 0 && (
        <Action icon="crop" onClick={() => setOpened('crop')}>
          {t('library_crop')}
        </Action>
      )}
      {opened === 'replace' && <ReplaceDialog details={details} onClose={close} onDone={done} />}
      {opened === 'crop' && (
        <Suspense>
          <CropDialog file={file} onClose={close} onDone={done} />
        </Suspense>
      )}
    </>
  );
}
