import { useText } from '@etalage/ui-kit';
import { Action, EmptyState, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { formsQuery } from '../../queries/form-queries.ts';
import { useSession } from '../../session/session-context.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { useNewInAddress } from '../../lists/use-new-in-address.ts';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { CreateFormDialog } from './create-form-dialog.tsx';
import { FormTable } from './form-table.tsx';

/** `/formulieren`: the forms of the website. */
export function FormsRoute() {
  const t = useText();
  const { website } = useSession();
  const forms = useQuery(formsQuery(website.id));
  const [isCreating, setCreating] = useNewInAddress();
  const create = (
    <Action kind="primary" icon="plus" onClick={() => setCreating(true)}>
      {t('forms_new')}
    </Action>
  );
  return (
    <>
      <ScreenHeader title={t('forms_heading')} intro={t('forms_intro')} actions={create} />
      {forms.isPending && <TableSkeleton label={t('dashboard_loading')} />}
      {forms.isError && <LoadFailure onRetry={() => void forms.refetch()} />}
      {forms.data?.forms.length === 0 && (
        <EmptyState icon="form" title={t('forms_empty')} text={t('forms_empty_text')} />
      )}
      {forms.data && forms.data.forms.length > 0 && <FormTable forms={forms.data.forms} />}
      {isCreating && <CreateFormDialog onClose={() => setCreating(false)} />}
    </>
  );
}
