import { checkCompany } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import {
  type CompanyContent,
  companyQuery,
  type OwnedCompany,
  postCompany,
} from '../../queries/company-queries.ts';
import { sendForm } from '../../screen/send-form.ts';
import { UnsavedGuard } from '../../screen/unsaved-guard.tsx';
import { showFormErrors, useSaveForm } from '../../screen/use-save-form.ts';
import { FormFailure } from '../../session/form-failure.tsx';
import { useSession } from '../../session/session-context.ts';
import { saveBar, saveFailure, saveNote } from '../pages/pages.css.ts';
import { CompanyFields } from './company-fields.tsx';

function contentOf({ version: _version, ...content }: OwnedCompany): CompanyContent {
  return content;
}

/** What is typed as it is stored: without spaces around it. */
function typedContent(typed: CompanyContent): CompanyContent {
  const trimmed = Object.entries(typed).map(([key, value]): [string, string] => [key, value.trim()]);
  return { ...typed, ...Object.fromEntries(trimmed) };
}

/** The form of the details of the seller; what is refused is shown at its field, and all that was typed remains. */
export function CompanyEditor({ opened }: { opened: OwnedCompany }) {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const form = useForm<CompanyContent>({ defaultValues: contentOf(opened) });
  const { base, begin, general, isPending, ...saving } = useSaveForm<OwnedCompany, CompanyContent>({
    opened,
    form,
    formOf: contentOf,
    post: async (typed, { version }) =>
      (await postCompany(website.id, { version, company: typedContent(typed) })).company,
    read: () => client.fetchQuery(companyQuery(website.id)),
    prefix: 'company.',
    // Its e-mail address receives the mails about orders if no other does.
    onStored: () => void client.invalidateQueries({ queryKey: ['order-notifications', website.id] }),
  });
  const submit = () =>
    sendForm(form, (typed) => {
      const found = Object.entries(checkCompany(typedContent(typed)));
      const texts = found.map(([field, rules]): [string, string[]] => [
        field,
        rules.map(({ key, values }) => t(key, values)),
      ]);
      showFormErrors(form, Object.fromEntries(texts), (name) => name);
      if (found.length === 0) void saving.submit();
    });
  const { isDirty } = form.formState;
  return (
    <FormProvider {...form}>
      <CompanyFields />
      <div className={saveBar}>
        <FormFailure className={saveFailure}>{general}</FormFailure>
        <p className={saveNote}>{t(isDirty ? 'products_unsaved' : 'company_live')}</p>
        {isDirty && <Action onClick={() => begin(base)}>{t('products_discard')}</Action>}
        <Action kind="primary" busy={isPending} onClick={() => void submit()}>
          {t(isPending ? 'dashboard_saving' : 'dashboard_save')}
        </Action>
      </div>
      <UnsavedGuard isUnsaved={isDirty} />
    </FormProvider>
  );
}
