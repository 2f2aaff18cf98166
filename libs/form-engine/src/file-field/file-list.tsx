import type { FocalPoint } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { useState } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import * as styles from './file-list.css.ts';
import { isSampleFile } from '../files/sample-files.ts';
import { FocalPointPicker } from './focal-point.tsx';
import { usePictureTexts } from './use-picture-texts.tsx';
import { moveFile, type StoredFile } from '../files/stored-files.ts';

interface Props {
  files: readonly StoredFile[];
  pictures: boolean;
  disabled: boolean;
  /** Address at which a stored file can be viewed. */
  addressOf: (path: string) => string;
  /** Whether a caption can be typed; a value that is a string cannot contain one. */
  hasCaptions: boolean;
  /** Whether the alternative texts of the library are typed here. */
  describes: boolean;
  /** Whether the focal point of a picture can be set. */
  hasFocus: boolean;
  onOpen: (file: StoredFile) => void;
  onChange: (files: StoredFile[]) => void;
  onRemove: (file: StoredFile) => void;
}

/** A list of stored files; each can be moved up or down, opened or removed. */
export function FileList({
  files,
  pictures,
  addressOf,
  hasCaptions,
  hasFocus,
  describes,
  onChange,
  ...actions
}: Props) {
  const panelOf = useFocusPanels(hasFocus);
  const { fieldOf, failure } = usePictureTexts(describes ? files : []);
  if (files.length === 0) return null;
  const keys = rowKeys(files);
  return (
    <>
      <ul className={styles.list}>
        {files.map((file, index) => (
          <li key={keys[index]} className={styles.row}>
            {pictures && <Thumbnail file={file} source={addressOf(file.path)} />}
            <span className={styles.text}>
              <FileName file={file} />
              {fieldOf(file)}
              {hasCaptions && (
                <CaptionInput
                  file={file}
                  disabled={actions.disabled}
                  onChange={(custom) => onChange(files.with(index, { ...file, custom }))}
                />
              )}
            </span>
            <FileActions
              file={file}
              index={index}
              count={files.length}
              onMove={(by) => onChange(moveFile(files, index, by))}
              focusPanel={panelOf(file, keys[index])}
              {...actions}
            />
            {panelOf(file, keys[index])?.isOpen && (
              <FocalPointPicker
                name={file.name}
                source={addressOf(file.path)}
                focus={file.focus}
                disabled={actions.disabled}
                onChange={(focus) => onChange(files.with(index, withFocus(file, focus)))}
              />
            )}
          </li>
        ))}
      </ul>
      {failure}
    </>
  );
}

/** The panels with a focal point, of which one is open, by the keys of the rows; undefined for a file without one. */
function useFocusPanels(hasFocus: boolean) {
  const [opened, setOpened] = useState('');
  return ({ path }: StoredFile, key = '') =>
    hasFocus && !isSampleFile(path)
      ? { isOpen: opened === key, toggle: () => setOpened(opened === key ? '' : key) }
      : undefined;
}

/** The file of a row and which one of the same file it is: a row that moves keeps what is typed in it. */
function rowKeys(files: readonly StoredFile[]): string[] {
  return files.map(
    ({ path }, index) => `${path} ${files.slice(0, index).filter((file) => file.path === path).length}`,
  );
}

function FileName({ file: { name, path } }: { file: StoredFile }) {
  return (
    <span className={styles.name} title={isSampleFile(path) ? undefined : path}>
      {name}
    </span>
  );
}

function Thumbnail({ file: { focus }, source }: { file: StoredFile; source: string }) {
  const style = focus && { objectPosition: `${focus.x}% ${focus.y}%` };
  return <img className={styles.picture} src={source} alt="" loading="lazy" style={style} />;
}

function withFocus({ focus: _old, ...file }: StoredFile, focus: FocalPoint | undefined): StoredFile {
  return focus ? { ...file, focus } : file;
}

interface CaptionProps {
  file: StoredFile;
  disabled: boolean;
  onChange: (caption: string) => void;
}

function CaptionInput({ file, disabled, onChange }: CaptionProps) {
  const t = useText();
  return (
    <input
      type="text"
      className={styles.caption}
      aria-label={t('files_caption', { name: file.name })}
      placeholder={t('files_caption_hint')}
      maxLength={300}
      disabled={disabled}
      value={file.custom}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

interface ActionProps extends Pick<Props, 'disabled' | 'onOpen' | 'onRemove'> {
  file: StoredFile;
  index: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  /** The panel with the focal point; undefined for a file without one. */
  focusPanel: { isOpen: boolean; toggle: () => void } | undefined;
}

function FileActions({ file, index, count, disabled, onMove, focusPanel, onOpen, onRemove }: ActionProps) {
  const t = useText();
  const { name } = file;
  return (
    <span className={styles.actions}>
      {count > 1 && (
        <>
          <IconButton
            icon="up"
            label={t('formfield_file_up', { name })}
            disabled={disabled || index === 0}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon="down"
            label={t('formfield_file_down', { name })}
            disabled={disabled || index === count - 1}
            onClick={() => onMove(1)}
          />
        </>
      )}
      {focusPanel && (
        <IconButton
          icon="focus"
          label={t('formfield_focus', { name })}
          aria-expanded={focusPanel.isOpen}
          disabled={disabled}
          onClick={focusPanel.toggle}
        />
      )}
      {!isSampleFile(file.path) && (
        <IconButton icon="open" label={t('files_open', { name })} onClick={() => onOpen(file)} />
      )}
      <IconButton
        icon="remove"
        label={t('formfield_file_remove', { name })}
        disabled={disabled}
        onClick={() => onRemove(file)}
      />
    </span>
  );
}
