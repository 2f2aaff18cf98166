import { useText } from '@etalage/ui-kit';
import { useId, type ComponentProps } from 'react';
import type { ListedPage } from '../../../queries/page-queries.ts';
import * as styles from './page-templates.css.ts';

interface Props extends ComponentProps<'select'> {
  pages: readonly ListedPage[];
  error: string | undefined;
}

/** Chooses one page; none is chosen at first. Takes the properties that `register` of a form returns. */
export function PageSelect({ pages, error, ...select }: Props) {
  const t = useText();
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('page_templates_replace_page')}</label>
      <select
        {...select}
        id={id}
        className={styles.select}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        <option value="">{t('page_templates_replace_choose')}</option>
        {pages.map((page) => (
          <option key={page.id} value={page.id}>
            {`${page.title} (${page.path})`}
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
