import { MAX_ORDER_NOTE } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { postAddOrderNote } from '../../../queries/order-queries.ts';
import { TextForm } from '../../../screen/text-form.tsx';
import { useSession } from '../../../session/session-context.ts';
import { useTimelineRenewal } from './use-timeline-renewal.ts';

/** The field in which a note about an order is typed. */
export function NoteForm({ number }: { number: string }) {
  const t = useText();
  const { website } = useSession();
  const renew = useTimelineRenewal(number);
  return (
    <TextForm
      key={number}
      label={t('notes_label')}
      hint={t('notes_hint')}
      button={t('notes_add')}
      empty={t('notes_empty')}
      done={t('notes_added')}
      maxLength={MAX_ORDER_NOTE}
      store={(text, id) => postAddOrderNote(website.id, { number, text, id })}
      renew={renew}
    />
  );
}
