import { Notice } from '@etalage/ui-kit';
import { usePage } from '../runtime/page-context.ts';

/** Why a filter form that was sent without JavaScript was refused; nothing when it was not. */
export function FilterRefusal() {
  const { feedback } = usePage();
  if (feedback?.form !== 'filter') return null;
  return <Notice kind="danger">{Object.values(feedback.errors).flat().join(' ')}</Notice>;
}
