import { useText } from '@etalage/ui-kit';
import { Children, useContext, type ReactNode } from 'react';
import type { BlockProps } from '../../runtime/block-props.ts';
import { BlockTree, RegistryContext } from '../../runtime/block-tree.tsx';
import { contentRoots } from '../../runtime/content-roots.ts';
import { foundIn } from '../../runtime/found-in.ts';
import { usePage } from '../../runtime/page-context.ts';
import type { savedcontent } from './savedcontent.schema.ts';
import * as styles from './savedcontent.css.ts';

/**
 * Content that the owner saved, without editing (BLK-71). Visitors get its blocks from the server, the designer its draft
 * from the page context.
 */
export function SavedContent({ data, slots, editable }: BlockProps<typeof savedcontent>) {
  const t = useText();
  const draft = useDraft(data.savedcontent, editable);
  const sent = slots['savedcontent_mutated'];
  const content = Children.count(sent) > 0 ? sent : draft;
  if (content) return <div className={styles.content}>{content}</div>;
  if (!editable) return null;
  const hint = data.savedcontent === '' ? 'block_saved_content_unchosen' : 'block_saved_content_empty';
  return <p className={styles.empty}>{t(hint)}</p>;
}

/** The content of a template's draft; null if it is not known or has none. */
function useDraft(template: string, editable: boolean): ReactNode {
  const registry = useContext(RegistryContext);
  const draft = foundIn(usePage().partials, template);
  if (!draft) return null;
  const root = contentRoots(draft, (type) => registry[type]?.definition.slots ?? []);
  if (root.length === 0) return null;
  return <BlockTree document={{ ...draft, root }} registry={registry} editable={editable} />;
}
