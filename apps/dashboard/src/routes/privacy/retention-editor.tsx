import { checkRetention } from '@etalage/shop-domain';
import { formatDateTime } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { failureErrors } from '../../queries/failure-texts.ts';
import {
  postCountOldData,
  postCountRetention,
  postRetention,
  type Retention,
  type RetentionCounts,
  retentionQuery,
} from '../../queries/retention-queries.ts';
import * as card from '../../screen/form-card.css.ts';
import { sendForm } from '../../screen/send-form.ts';
import { UnsavedGuard } from '../../screen/unsaved-guard.tsx';
import { showFormErrors, useSaveForm } from '../../screen/use-save-form.ts';
import { FormFailure } from '../../session/form-failure.tsx';
import { useSession } from '../../session/session-context.ts';
import { saveBar, saveFailure, saveNote } from '../pages/pages.css.ts';
import { warning } from '../shipping/shipping.css.ts';
import { AskErase } from './ask-erase.tsx';
import { CountOld } from './count-old.tsx';
import * as styles from './privacy.css.ts';
import { RetentionCards } from './retention-cards.tsx';
import { erasedKinds, formOf, isShorter, type RetentionForm, typedTerms } from './retention-form.ts';

/** The terms of all kinds; before a shorter one is stored, it says how much that would erase. */
export function RetentionEditor({ opened }: { opened: Retention }) {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const old = useMutation({ mutationFn: () => postCountOldData(website.id) });
  const form = useForm<RetentionForm>({ defaultValues: formOf(opened) });
  const { base, begin, general, isPending, submit } = useSaveForm<Retention, RetentionForm>({
    opened,
    form,
    formOf,
    post: (typed, { version }) => postRetention(website.id, { version, terms: typedTerms(typed) }),
    read: () => client.fetchQuery(retentionQuery(website.id)),
    prefix: 'terms.',
    // What was counted with the terms of before is no longer true.
    onStored: () => old.reset(),
  });
  const asking = useAsking(form, base, () => void submit());
  const { isDirty } = form.formState;
  const isBusy = isPending || asking.isPending;
  return (
    <FormProvider {...form}>
      <div className={`${card.main} ${styles.screen}`}>
        {base.begins_at && (
          <p className={warning}>{t('privacy_begins', { moment: formatDateTime(base.begins_at) })}</p>
        )}
        <CountOld onCount={() => old.mutate()} isPending={old.isPending} failure={old.error} />
        <RetentionCards kinds={base.kinds} counts={old.data?.counts} />
      </div>
      <div className={saveBar}>
        <FormFailure className={saveFailure}>{general || asking.failure}</FormFailure>
        <p className={saveNote}>{t(isDirty ? 'products_unsaved' : 'privacy_live')}</p>
        {isDirty && <Action onClick={() => begin(base)}>{t('products_discard')}</Action>}
        <Action kind="primary" busy={isBusy} onClick={asking.start}>
          {t(isBusy ? 'dashboard_saving' : 'dashboard_save')}
        </Action>
      </div>
      {asking.counts && (
        <AskErase
          counts={asking.counts}
          onCancel={asking.stop}
          onConfirm={() => {
            asking.stop();
            void submit();
          }}
        />
      )}
      <UnsavedGuard isUnsaved={isDirty} />
    </FormProvider>
  );
}

/** Checks what is typed, and asks first when it would erase something. */
function useAsking(form: UseFormReturn<RetentionForm>, base: Retention, save: () => void) {
  const t = useText();
  const { website } = useSession();
  const [counts, setCounts] = useState<RetentionCounts>();
  const [failure, setFailure] = useState('');
  const count = useMutation({
    mutationFn: (typed: RetentionForm) => postCountRetention(website.id, typedTerms(typed)),
    onMutate: () => setFailure(''),
    onSuccess: ({ counts: found }) => (erasedKinds(found).length > 0 ? setCounts(found) : save()),
    onError: (error) => setFailure(Object.values(failureErrors(error, t)).flat().join(' ')),
  });
  const start = () =>
    void sendForm(form, (typed) => {
      const terms = typedTerms(typed);
      const found = Object.entries(checkRetention(terms));
      const texts = found.map(([kind, rules]): [string, string[]] => [
        kind,
        rules.map(({ key, values }) => t(key, values)),
      ]);
      showFormErrors(form, Object.fromEntries(texts), (name) => name);
      if (found.length > 0 || count.isPending) return;
      if (isShorter(base.terms, terms) || base.begins_at !== null) count.mutate(typed);
      else save();
    });
  return { counts, failure, isPending: count.isPending, start, stop: () => setCounts(undefined) };
}
