import type { TextKey } from '@etalage/texts';
import { control as look, useText } from '@etalage/ui-kit';
import type { AriaAttributes } from 'react';
import { acceptOf, kindsFor } from '../files/file-kinds.ts';
import { fileNameOf } from '../files/new-file-name.ts';
import type { VisitorItem } from '../visitor-rules/visitor-item.ts';
import { storedName } from './field-marks.ts';
import * as styles from './file-control.css.ts';
import { FileParts } from './file-parts.tsx';
import { choice, choiceBox } from './visitor-form.css.ts';

const accepted = acceptOf(kindsFor('visitor'));

/** The texts that the script of a file field may need; it loads no table of texts. */
const fileTextKeys = [
  'files_refused_kind',
  'files_refused_empty',
  'files_refused_size',
  'files_waiting',
  'files_preparing',
  'files_sending',
  'files_handling',
  'files_lost',
  'files_failed',
  'files_unreadable',
  'files_added',
  'files_open_failed',
  'files_left_out',
  'files_left_out_one',
  'form_files_wait',
  'form_files_failed',
  'formfield_file_delete_failed',
] as const satisfies readonly TextKey[];

/** The texts of a file field by key, with their placeholders. */
export type FileTexts = Readonly<Record<(typeof fileTextKeys)[number], string>>;

interface FileControlProps {
  item: VisitorItem;
  value: string;
  control: { id: string } & AriaAttributes;
  editable: boolean;
}

/**
 * Files of one question. Without a script they are posted with the form and stored before the page is returned; each is
 * then a box that can be unticked. A script uploads them immediately and renders the list itself (UPL-01).
 */
export function FileControl({ item: { identifier }, value, control, editable }: FileControlProps) {
  const t = useText();
  const paths = value.split('|').filter((path) => path !== '');
  const texts = Object.fromEntries(fileTextKeys.map((key) => [key, t(key)]));
  return (
    <div
      className={styles.box}
      data-files={identifier}
      {...(!editable && { 'data-words': JSON.stringify(texts) })}
    >
      <ul className={styles.list} data-file-list="" aria-label={t('form_files_kept')}>
        {paths.map((path, index) => (
          <li key={path} className={choice}>
            <input
              type="checkbox"
              id={`${control.id}-${index}`}
              name={storedName(identifier)}
              className={choiceBox}
              value={path}
              defaultChecked
            />
            <label htmlFor={`${control.id}-${index}`}>{fileNameOf(path)}</label>
          </li>
        ))}
      </ul>
      <div className={styles.drop} data-file-drop="">
        <span className={styles.dropText} aria-hidden="true">
          {t('formfield_file_drop')}
        </span>
        <input
          {...control}
          type="file"
          name={`files.${identifier}`}
          className={`${look} ${styles.picker}`}
          accept={accepted}
          multiple
          {...(editable && { tabIndex: -1 })}
        />
      </div>
      {!editable && <FileParts id={control.id} />}
    </div>
  );
}
