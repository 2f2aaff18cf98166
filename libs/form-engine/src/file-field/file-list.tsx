import { useText } from '@etalage/ui-kit';
import { IconButton } from '../controls/icon-button.tsx';
import * as styles from './file-list.css.ts';
import { moveFile, type StoredFile } from '../files/stored-files.ts';

interface Props {
  files: readonly StoredFile[];
  pictures: boolean;
  disabled: boolean;
  /** Where a stored file can be looked at. */
  addressOf: (path: string) => string;
  /** Whether a caption can be typed: a value of text has no place for one. */
  hasCaptions: boolean;
  onOpen: (file: StoredFile) => void;
  onChange: (files: StoredFile[]) => void;
  onRemove: (file: StoredFile) => void;
}

/** Stored files under each other, each to be moved up or down, opened or removed. */
export function FileList(props: Props) {
  const { files, pictures, disabled, addressOf, hasCaptions, onOpen, onChange, onRemove } = props;
  const t = useText();
  const caption = (at: number, custom: string) =>
    onChange(files.map((file, index) => (index === at ? { ...file, custom } : file)));
  if (files.length === 0) return null;
  return (
    <ul className={styles.list}>
      {files.map((file, index) => (
        <li key={`${index} ${file.path}`} className={styles.row}>
          {pictures && <img className={styles.picture} src={addressOf(file.path)} alt="" loading="lazy" />}
          <span className={styles.words}>
            <span className={styles.name} title={file.path}>
              {file.name}
            </span>
            {hasCaptions && (
              <input
                type="text"
                className={styles.caption}
                aria-label={t('files_caption', { name: file.name })}
                placeholder={t('files_caption_hint')}
                maxLength={300}
                disabled={disabled}
                value={file.custom}
                onChange={(event) => caption(index, event.target.value)}
              />
            )}
          </span>
          <span className={styles.actions}>
            {files.length > 1 && (
              <>
                <IconButton
                  icon="up"
                  label={t('formfield_file_up', { name: file.name })}
                  disabled={disabled || index === 0}
                  onClick={() => onChange(moveFile(files, index, -1))}
                />
                <IconButton
                  icon="down"
                  label={t('formfield_file_down', { name: file.name })}
                  disabled={disabled || index === files.length - 1}
                  onClick={() => onChange(moveFile(files, index, 1))}
                />
              </>
            )}
            <IconButton
              icon="open"
              label={t('files_open', { name: file.name })}
              onClick={() => onOpen(file)}
            />
            <IconButton
              icon="remove"
              label={t('formfield_file_remove', { name: file.name })}
              disabled={disabled}
              onClick={() => onRemove(file)}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
