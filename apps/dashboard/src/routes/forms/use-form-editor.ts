import type { FormValues } from '@etalage/form-engine/schema';
import { captionOf, identifierOf, type FormItem } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { formQuery, formsQuery, postSaveForm, type OwnedForm } from '../../queries/form-queries.ts';
import { useSession } from '../../session/session-context.ts';
import { questionFields, settingFields } from './form-fields.ts';
import { formOf, valuesOf } from './form-values.ts';
import { saveFailure } from './save-failure.ts';
import type { NamedQuestion } from './question-layouts.ts';

/** The state of the builder: its values, the form that they mean, and the result of saving. */
export function useFormEditor(stored: OwnedForm) {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const [saved, setSaved] = useState(stored);
  const [values, setValues] = useState<FormValues>(() => valuesOf(stored));
  const [tab, setTab] = useState<'questions' | 'settings' | 'preview'>('questions');
  const form = useMemo(() => formOf(saved, values), [saved, values]);
  const save = useMutation({
    mutationFn: () => postSaveForm(website.id, form),
    onSuccess: ({ form: savedForm }) => {
      setSaved(savedForm);
      setValues(valuesOf(savedForm));
      queryClient.setQueryData(formQuery(website.id, savedForm.id).queryKey, { form: savedForm });
      void queryClient.invalidateQueries(formsQuery(website.id));
      showToast({ text: t('dashboard_saved') });
    },
    onError: (error) => {
      const { questions, settings } = saveFailure(error, t);
      if (Object.keys(questions).length > 0) setTab('questions');
      else if (Object.keys(settings).length > 0) setTab('settings');
    },
  });
  const failure = useMemo(() => saveFailure(save.error, t), [save.error, t]);

  // Compared as text, so that other changes keep the same definitions and render no fields again.
  const named = JSON.stringify(form.items.filter(isNamed).map(namedQuestion));
  const addresses = JSON.stringify(form.items.filter(({ type }) => type === 'email').map(namedQuestion));
  return {
    values,
    form,
    save,
    failure,
    tab,
    setTab,
    change: (changed: FormValues) => setValues((known) => ({ ...known, ...changed })),
    submit: () => save.isPending || save.mutate(),
    isUnsaved: JSON.stringify(form) !== JSON.stringify(formOf(saved, valuesOf(saved))),
    questionFields: useMemo(() => questionFields(JSON.parse(named) as NamedQuestion[]), [named]),
    settingFields: useMemo(() => settingFields(JSON.parse(addresses) as NamedQuestion[]), [addresses]),
  };
}

function isNamed({ type }: FormItem): boolean {
  return type !== 'title' && type !== 'description' && type !== 'file' && type !== 'password';
}

function namedQuestion(item: FormItem): NamedQuestion {
  return { identifier: identifierOf(item), label: captionOf(item) || identifierOf(item) };
}
