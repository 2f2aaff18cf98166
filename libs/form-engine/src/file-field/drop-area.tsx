import { useState, type ReactNode } from 'react';
import * as styles from './file-list.css.ts';

interface Props {
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
  /** The text, and the file input that makes the area usable by keyboard. */
  children: ReactNode;
}

/** An area on which files are dropped; it is highlighted while files are dragged over it. */
export function DropArea({ disabled, onFiles, children }: Props) {
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={styles.drop}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (!disabled) onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
    </div>
  );
}
