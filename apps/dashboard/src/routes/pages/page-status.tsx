import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { Badge, type BadgeTone } from '@etalage/ui-kit/dashboard';
import type { ListedPage } from '../../queries/page-queries.ts';

const views: Record<ListedPage['status'], { text: TextKey; tone: BadgeTone; hint?: TextKey }> = {
  draft: { text: 'pages_status_draft', tone: 'neutral' },
  published: { text: 'pages_status_published', tone: 'good' },
  changed: { text: 'pages_status_changed', tone: 'waiting', hint: 'pages_status_changed_hint' },
};

/** Whether a page or template is published: not yet, fully, or in an older version. */
export function PageStatus({ status }: { status: ListedPage['status'] }) {
  const t = useText();
  const { text, tone, hint } = views[status];
  return (
    <span title={hint && t(hint)}>
      <Badge tone={tone}>{t(text)}</Badge>
    </span>
  );
}
