import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { useMutation } from '@tanstack/react-query';
import { postFindPerson } from '../../queries/customer-queries.ts';
import { failureTexts } from '../../queries/failure-texts.ts';
import { useOpenScreen } from '../../session/screen-link.tsx';
import { useSession } from '../../session/session-context.ts';
import { person } from './customers.css.ts';

/** Looks for an address that no customer has in carts and mails, and opens who is found. */
export function FindPerson({ email }: { email: string }) {
  const t = useText();
  const { website } = useSession();
  const open = useOpenScreen();
  const search = useMutation({
    mutationFn: () => postFindPerson(website.id, email),
    onSuccess: async ({ id }) => {
      if (id !== '') await open(`/klanten/${encodeURIComponent(id)}`);
    },
  });
  const said = () => {
    if (search.error) return failureTexts(search.error, [], t).general;
    return search.data?.id === '' ? t('customers_person_none', { email }) : '';
  };
  return (
    <div className={person}>
      <p>{t('customers_person_text', { email })}</p>
      <Action onClick={() => search.mutate()} busy={search.isPending}>
        {t('customers_person_search')}
      </Action>
      <p role="status">{said()}</p>
    </div>
  );
}
