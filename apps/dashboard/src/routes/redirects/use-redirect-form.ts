import { shortPath } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { failedWith } from '../../queries/call-api.ts';
import {
  type ListedRedirect,
  postCreateRedirect,
  postUpdateRedirect,
  renewRedirects,
} from '../../queries/redirect-queries.ts';
import { useSession } from '../../session/session-context.ts';
import { useSubmit } from '../../session/use-submit.ts';
import { problemAt } from './typed-redirect.ts';
import { useDone } from './use-redirect-changes.ts';

export interface TypedInForm {
  from: string;
  to: string;
  kind: '301' | '302';
}

/** The form of a redirect: a new one, with `from` filled in if it is known, or one that is changed. */
export function useRedirectForm(redirect: ListedRedirect | undefined, from: string, onClose: () => void) {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const done = useDone();
  const kind = redirect?.permanent === false ? '302' : '301';
  const form = useForm<TypedInForm>({
    defaultValues: { from: redirect?.from ?? from, to: redirect?.to ?? '', kind },
  });
  const sending = useSubmit(form, {
    call: async (given) => {
      const values = { from: given.from, to: given.to, permanent: given.kind === '301' };
      if (!redirect) return postCreateRedirect(website.id, values);
      const { id, version } = redirect;
      return postUpdateRedirect(website.id, { id, version, ...values }).catch((error: unknown) => {
        // Behind the message, the list shows what somebody else made of it.
        if (failedWith(error, 'conflict', 'not_found')) void renewRedirects(queryClient, website.id);
        throw error;
      });
    },
    onDone: async ({ redirect: stored, change }) => {
      onClose();
      await done(
        t(redirect ? 'redirects_changed' : 'redirects_created', { from: shortPath(stored.from) }),
        change,
      );
    },
  });
  const check = (field: 'from' | 'to') => () => problemAt(field, form.getValues(), website.url, t) || true;
  return {
    ...sending,
    control: form.control,
    errors: form.formState.errors,
    field: (name: 'from' | 'to') => form.register(name, { validate: check(name) }),
    kind: form.register('kind'),
  };
}
