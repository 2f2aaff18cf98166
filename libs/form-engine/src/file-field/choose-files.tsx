import { useText } from '@etalage/ui-kit';
import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import type { FileLibrary } from '../form-parts/file-library.ts';
import type { ControlProps } from '../form-parts/widget.ts';
import { kindsFor } from '../files/file-kinds.ts';
import type { StoredFile } from '../files/stored-files.ts';
import type { UploadRules } from '../files/upload-rules.ts';
import { ChooseFilesDialog } from './choose-files-dialog.tsx';

interface Props {
  control: ControlProps;
  labelId: string;
  library: FileLibrary;
  /** Number of files that can be added. */
  room: number;
  rules: UploadRules;
  onFiles: (files: readonly StoredFile[]) => void;
}

/** Opens the library, to use a file that is already on the website. */
export function ChooseFiles({ control, labelId, library, room, rules, onFiles }: Props) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const id = `${control.id}-library`;
  return (
    <div>
      <Button
        id={id}
        disabled={control.disabled}
        aria-labelledby={`${id} ${labelId}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('library_pick')}
      </Button>
      {isOpen && (
        <ChooseFilesDialog
          library={library}
          room={room}
          types={kindsFor('owner', rules).map(({ contentType }) => contentType)}
          onClose={() => setOpen(false)}
          onChoose={(files) => {
            setOpen(false);
            onFiles(files.map(({ path, name }) => ({ path, name, custom: '' })));
          }}
        />
      )}
    </div>
  );
}
