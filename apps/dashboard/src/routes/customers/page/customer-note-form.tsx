import { MAX_CUSTOMER_NOTE } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { postAddCustomerNote, renewCustomer } from '../../../queries/customer-queries.ts';
import { TextForm } from '../../../screen/text-form.tsx';
import { useSession } from '../../../session/session-context.ts';

/** The field in which a note about a customer is typed. */
export function CustomerNoteForm({ id }: { id: string }) {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  return (
    <TextForm
      key={id}
      label={t('notes_label')}
      hint={t('notes_hint')}
      button={t('notes_add')}
      empty={t('notes_empty')}
      done={t('notes_added')}
      maxLength={MAX_CUSTOMER_NOTE}
      store={(text, note_id) => postAddCustomerNote(website.id, { id, text, note_id })}
      renew={() => renewCustomer(client, website.id, id)}
    />
  );
}
