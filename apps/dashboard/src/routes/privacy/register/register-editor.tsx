import { checkRegister } from '@etalage/shop-domain';
import type { Translate } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { FormProvider, type Path, useForm, type UseFormReturn } from 'react-hook-form';
import { postRegister, type Register, registerQuery } from '../../../queries/register-queries.ts';
import * as card from '../../../screen/form-card.css.ts';
import { FormCard } from '../../../screen/form-card.tsx';
import { sendForm } from '../../../screen/send-form.ts';
import { UnsavedGuard } from '../../../screen/unsaved-guard.tsx';
import { useSaveForm } from '../../../screen/use-save-form.ts';
import { FormFailure } from '../../../session/form-failure.tsx';
import { useSession } from '../../../session/session-context.ts';
import { saveBar, saveFailure, saveNote } from '../../pages/pages.css.ts';
import * as styles from '../privacy.css.ts';
import { KnownRows } from './known-rows.tsx';
import { OwnEntries } from './own-entries.tsx';
import { RegisterFiles } from './register-files.tsx';
import { formOf, type RegisterForm } from './register-form.ts';

/** The register: what the website knows, and what its owner adds to it. */
export function RegisterEditor({ opened }: { opened: Register }) {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const form = useForm<RegisterForm>({ defaultValues: formOf(opened) });
  const { base, begin, general, isPending, submit } = useSaveForm<Register, RegisterForm>({
    opened,
    form,
    formOf,
    post: (typed, { version }) => postRegister(website.id, { version, entries: typed.entries }),
    read: () => client.fetchQuery(registerQuery(website.id)),
    prefix: 'entries.',
    onStored: () => undefined,
  });
  const save = () =>
    sendForm(form, ({ entries }) => {
      if (!showRefused(form, entries, t)) void submit();
    });
  const { isDirty } = form.formState;
  return (
    <FormProvider {...form}>
      <div className={`${card.main} ${styles.screen}`}>
        <p className={styles.why}>{t('privacy_register_intro')}</p>
        <RegisterFiles />
        <FormCard title={t('privacy_register_controller')}>
          <p className={styles.lines}>{base.controller.join('\n')}</p>
        </FormCard>
        <FormCard title={t('privacy_register_known')}>
          <KnownRows rows={base.rows} />
        </FormCard>
        <OwnEntries />
        <FormCard title={t('privacy_register_measures')}>
          <ul className={styles.list}>
            {base.measures.map((measure) => (
              <li key={measure}>{measure}</li>
            ))}
          </ul>
        </FormCard>
        <FormCard title={t('privacy_register_transfer')}>
          <p className={styles.why}>{t('privacy_transfer')}</p>
        </FormCard>
      </div>
      <div className={saveBar}>
        <FormFailure className={saveFailure}>{general}</FormFailure>
        <p className={saveNote}>{t(isDirty ? 'products_unsaved' : 'privacy_register_live')}</p>
        {isDirty && <Action onClick={() => begin(base)}>{t('products_discard')}</Action>}
        <Action kind="primary" busy={isPending} onClick={() => void save()}>
          {t(isPending ? 'dashboard_saving' : 'dashboard_save')}
        </Action>
      </div>
      <UnsavedGuard isUnsaved={isDirty} />
    </FormProvider>
  );
}

/** Shows what is missing at its field, the first of which gets the focus; returns whether there is any. */
function showRefused(
  form: UseFormReturn<RegisterForm>,
  entries: RegisterForm['entries'],
  t: Translate,
): boolean {
  const found = Object.entries(checkRegister(entries));
  for (const [field, [rule]] of found)
    form.setError(`entries.${field}` as Path<RegisterForm>, {
      message: rule ? t(rule.key, rule.values) : '',
    });
  const [first] = found;
  if (first) form.setFocus(`entries.${first[0]}` as Path<RegisterForm>);
  return found.length > 0;
}
