import { useText } from '@etalage/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useId, type ComponentProps } from 'react';
import { foldersQuery } from '../../queries/library-queries.ts';
import { useSession } from '../../session/session-context.ts';
import * as styles from './files.css.ts';

interface FolderSelectProps extends ComponentProps<'select'> {
  label: string;
  error?: string | undefined;
  /** A folder that cannot be chosen, with those in it. */
  without?: string;
}

/** Chooses a folder, or none. Takes the properties that `register` of a form returns. */
export function FolderSelect({ label, error, without, ...select }: FolderSelectProps) {
  const t = useText();
  const id = useId();
  const { website } = useSession();
  const { data } = useQuery(foldersQuery(website.id));
  const folders = (data?.folders ?? []).filter(
    ({ path }) => without === undefined || (path !== without && !path.startsWith(`${without}/`)),
  );
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        // The folders arrive after the form has set its value, which a list without it would lose.
        key={data ? 'loaded' : 'loading'}
        {...select}
        id={id}
        className={styles.select}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        <option value="">{t('library_folder_none')}</option>
        {folders.map(({ path }) => (
          <option key={path} value={path}>
            {path.replaceAll('/', ' / ')}
          </option>
        ))}
      </select>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
