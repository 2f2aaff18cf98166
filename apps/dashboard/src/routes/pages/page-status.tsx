import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { Badge, type BadgeTone } from '@etalage/ui-kit/dashboard';
import type { ListedTemplate } from '../../queries/template-queries.ts';

const views: Record<ListedTemplate['status'], { text: TextKey; tone: BadgeTone; hint?: TextKey }> = {
  standard: {
    text: 'templates_status_standard',
    tone: 'neutral',
    hint: 'templates_status_standard_hint',
  },
  draft: { text: 'pages_status_draft', tone: 'neutral' },
  published: { text: 'pages_status_published', tone: 'good' },
  changed: { text: 'pages_status_changed', tone: 'waiting', hint: 'pages_status_changed_hint' },
};

/** Whether a page or template is published: not yet, fully, in an older version, or as every website has it. */
export function PageStatus({ status }: { status: ListedTemplate['status'] }) {
  const t = useText();
  const { text, tone, hint } = views[status];
  return (
    <span title={hint && t(hint)}>
      <Badge tone={tone}>{t(text)}</Badge>
    </span>
  );
}
