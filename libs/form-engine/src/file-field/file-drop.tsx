import { useText } from '@etalage/ui-kit';
import type { ControlProps } from '../form-parts/widget.ts';
import { DropArea } from './drop-area.tsx';
import { type Uploader, acceptOf, kindsFor } from '../files/file-kinds.ts';
import * as styles from './file-list.css.ts';

interface Props {
  control: ControlProps;
  pictures: boolean;
  uploader: Uploader;
  /** Number of files that can be added. */
  room: number;
  onFiles: (files: readonly File[]) => void;
}

/** Where files are dropped or chosen; also by keyboard, because a file input covers it. */
export function FileDrop({ control, pictures, uploader, room, onFiles }: Props) {
  const t = useText();
  const { disabled, ...tied } = control;
  return (
    <DropArea disabled={disabled} onFiles={onFiles}>
      <span aria-hidden="true">{t(pictures ? 'formfield_image_drop' : 'formfield_file_drop')}</span>
      <input
        {...tied}
        type="file"
        className={styles.picker}
        disabled={disabled}
        multiple={room > 1}
        accept={acceptOf(kindsFor(uploader, { pictures }))}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </DropArea>
  );
}
