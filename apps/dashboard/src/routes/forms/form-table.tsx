import { useText } from '@etalage/ui-kit';
import { aboveRowLink, Badge, DataTable, rowLink, type Column } from '@etalage/ui-kit/dashboard';
import { ScreenLink } from '../../session/screen-link.tsx';
import type { ListedForm } from '../../queries/form-queries.ts';
import { menuColumn, momentColumn } from '../../lists/row-columns.tsx';
import { FormRowMenu } from './form-row-menu.tsx';
import * as styles from './forms.css.ts';

function Name({ form }: { form: ListedForm }) {
  const t = useText();
  return (
    <span className={styles.name}>
      <ScreenLink className={rowLink} to={`/formulieren/${form.id}`}>
        {form.title}
      </ScreenLink>
      <span className={styles.small}>
        {form.questions === 1
          ? t('forms_questions_one')
          : t('forms_questions_many', { count: String(form.questions) })}
      </span>
    </span>
  );
}

function Received({ form: { id, submissions, unread } }: { form: ListedForm }) {
  const t = useText();
  if (submissions === 0) return <span className={styles.small}>{t('forms_submissions_none')}</span>;
  return (
    <span className={`${aboveRowLink} ${styles.received}`}>
      <ScreenLink to={`/inzendingen?formulier=${id}`}>
        {submissions === 1
          ? t('forms_submissions_one')
          : t('forms_submissions_many', { count: String(submissions) })}
      </ScreenLink>
      {unread > 0 && <Badge tone="good">{t('forms_unread', { count: String(unread) })}</Badge>}
    </span>
  );
}

/** Forms as rows that open the builder, each with the number of its submissions. */
export function FormTable({ forms }: { forms: readonly ListedForm[] }) {
  const t = useText();
  const columns: readonly Column<ListedForm>[] = [
    { key: 'title', title: t('forms_column_title'), cell: (form) => <Name form={form} /> },
    {
      key: 'received',
      title: t('forms_column_submissions'),
      width: '16rem',
      cell: (form) => <Received form={form} />,
    },
    {
      ...momentColumn('updated', t('forms_column_updated'), ({ updated_at }: ListedForm) => updated_at),
      phone: 'none',
    },
    menuColumn(t('forms_column_actions'), (form) => <FormRowMenu form={form} />),
  ];
  return (
    <DataTable label={t('forms_heading')} columns={columns} rows={forms} rowKey={({ id }) => id} pressable />
  );
}
