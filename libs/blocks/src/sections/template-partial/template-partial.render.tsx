import { useText } from '@etalage/ui-kit';
import { Children, useContext } from 'react';
import type { BlockProps } from '../../runtime/block-props.ts';
import { BlockTree, RegistryContext } from '../../runtime/block-tree.tsx';
import { foundIn } from '../../runtime/found-in.ts';
import { usePage } from '../../runtime/page-context.ts';
import type { templatePartial } from './template-partial.schema.ts';
import * as styles from './template-partial.css.ts';

/**
 * A template within a page (TPL-33). Visitors get its blocks from the server, the designer its draft from the page
 * context; only the designer shows that it is empty and a link to edit it (DSGN-05, DSGN-06).
 */
export function TemplatePartial({ data, slots, editable }: BlockProps<typeof templatePartial>) {
  const t = useText();
  const { partials } = usePage();
  const registry = useContext(RegistryContext);
  const draft = foundIn(partials, data.template);
  const isFilled = Children.count(slots['content']) > 0;
  const content = isFilled
    ? slots['content']
    : draft &&
      draft.root.length > 0 && <BlockTree document={draft} registry={registry} editable={editable} />;
  if (!editable) return content || null;
  const hint = data.template === '' ? 'template_partial_unchosen' : 'template_partial_empty';
  return (
    <div className={styles.frame}>
      {content || <p className={styles.empty}>{t(hint)}</p>}
      {data.template !== '' && (
        <button
          type="button"
          className={styles.edit}
          data-go-to-route={`/wm/templates/${encodeURIComponent(data.template)}`}
        >
          {t('template_partial_edit')}
        </button>
      )}
    </div>
  );
}
