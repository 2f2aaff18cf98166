import { checkWebshop } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { type OwnedWebshop, postWebshop, webshopQuery } from '../../queries/webshop-queries.ts';
import { sendForm } from '../../screen/send-form.ts';
import { UnsavedGuard } from '../../screen/unsaved-guard.tsx';
import { showFormErrors, useSaveForm } from '../../screen/use-save-form.ts';
import { FormFailure } from '../../session/form-failure.tsx';
import { useSession } from '../../session/session-context.ts';
import { saveBar, saveFailure, saveNote } from '../pages/pages.css.ts';
import { contentOf, formOf, numberProblem, savedOf, type WebshopForm } from './webshop-form.ts';
import { WebshopFields } from './webshop-fields.tsx';

/** The form of the settings of the webshop; what is refused is shown at its field, and all that was typed remains. */
export function WebshopEditor({ opened }: { opened: OwnedWebshop }) {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const form = useForm<WebshopForm>({ defaultValues: formOf(opened) });
  const { base, begin, general, isPending, ...saving } = useSaveForm<OwnedWebshop, WebshopForm>({
    opened,
    form,
    formOf,
    post: async (typed, current) => {
      const save = { version: current.version, webshop: savedOf(typed, current) };
      return (await postWebshop(website.id, save)).webshop;
    },
    read: () => client.fetchQuery(webshopQuery(website.id)),
    prefix: 'webshop.',
    // A changed address of a page has made a redirect.
    onStored: () => {
      void client.invalidateQueries({ queryKey: ['redirects', website.id] });
      // What the day of OSS and of the scheme for small businesses decide.
      void client.invalidateQueries({ queryKey: ['distance-sales', website.id] });
      // Their side of VAT.
      void client.invalidateQueries({ queryKey: ['products', website.id] });
    },
  });
  const submit = () =>
    sendForm(form, (typed) => {
      const found = Object.entries(checkWebshop(contentOf(typed)));
      const texts = found.map(([field, rules]): [string, string[]] => [
        field,
        rules.map(({ key, values }) => t(key, values)),
      ]);
      for (const series of ['order', 'quote'] as const) {
        const problem = numberProblem(typed, base, series);
        if (problem) texts.push([`next_${series}`, [t(problem.key, problem.values)]]);
      }
      showFormErrors(form, Object.fromEntries(texts), (name) => name);
      if (texts.length === 0) void saving.submit();
    });
  const { isDirty } = form.formState;
  return (
    <FormProvider {...form}>
      <WebshopFields base={base} />
      <div className={saveBar}>
        <FormFailure className={saveFailure}>{general}</FormFailure>
        <p className={saveNote}>{t(isDirty ? 'products_unsaved' : 'webshop_settings_live')}</p>
        {isDirty && <Action onClick={() => begin(base)}>{t('products_discard')}</Action>}
        <Action kind="primary" busy={isPending} onClick={() => void submit()}>
          {t(isPending ? 'dashboard_saving' : 'dashboard_save')}
        </Action>
      </div>
      <UnsavedGuard isUnsaved={isDirty} />
    </FormProvider>
  );
}
