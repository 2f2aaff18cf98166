import { companionName, sharedNames, sharingOperations, type BlockDefinition } from '@etalage/blocks/schema';
import { SettingsForm } from '@etalage/form-engine/editor';
import { findBlock, setData, type BlockInstance } from '@etalage/site-model';
import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useCallback, useId, useState } from 'react';
import { useDesignerSession } from '../../session/designer-context.tsx';
import type { DesignerSession } from '../../session/create-designer-session.ts';
import { newId } from '../../new-id.ts';
import { placesText } from '../blocks/shared-places.ts';
import * as styles from '../screen/settings-panel.css.ts';

const onlySwitches = ['global'] as const;

interface Props {
  block: BlockInstance;
  definition: BlockDefinition;
}

/** Per content field of a section: whether its value belongs to this page or to all pages (SEC-07 to SEC-09). */
export function SharedSettings({ block, definition }: Props) {
  const t = useText();
  const id = useId();
  const session = useDesignerSession();
  const toast = useToast();
  const blockId = block.id;
  // Most sections share nothing, and the switches are many.
  const [startsOpen] = useState(() => sharedNames(block).length > 0);
  const nameOf = useCallback((title: TextKey) => t('designer_shared_label', { title: t(title) }), [t]);
  const onChange = useCallback(
    (changed: Record<string, unknown>) => {
      const operations = switchOperations(session, blockId, changed);
      const refusal = session.run(operations, {
        label: 'designer_step_setting',
        stretch: `setting:${blockId}:${Object.keys(changed).join()}`,
      });
      if (refusal) toast({ text: t('designer_refused_other') });
    },
    [session, blockId, toast, t],
  );
  return (
    <section className={styles.shared} aria-labelledby={id}>
      <details open={startsOpen}>
        <summary className={styles.sharedSummary}>
          <h3 id={id} className={styles.sharedTitle}>
            {t('designer_shared_title')}
          </h3>
        </summary>
        <div className={styles.sharedBody}>
          <p className={styles.sharedHelp}>{t('designer_shared_help')}</p>
          <SharedNotes block={block} definition={definition} />
          <SettingsForm
            fields={definition.fields}
            stored={block.data}
            groups={onlySwitches}
            nameOf={nameOf}
            onChange={onChange}
          />
        </div>
      </details>
    </section>
  );
}

/** On how many other pages a change of each value for all pages is seen. */
function SharedNotes({ block, definition }: Props) {
  const t = useText();
  const session = useDesignerSession();
  const names = sharedNames(block);
  if (names.length === 0) return null;
  return (
    <ul className={styles.sharedNotes}>
      {names.map((name) => {
        const places = placesText(t, session.sharedValue(block.type, name) ?? { pages: 0, templates: 0 });
        const title = t(definition.fields[companionName(name)]!.title);
        return (
          <li key={name}>
            {places
              ? t('designer_shared_changes', { title, places })
              : t('designer_shared_nowhere', { title })}
          </li>
        );
      })}
    </ul>
  );
}

/** Sets the switches; one that is set to all pages takes over the value that the website has for them, if any. */
function switchOperations(session: DesignerSession, blockId: string, changed: Record<string, unknown>) {
  const { document } = session.store.getState();
  const block = findBlock(document, blockId);
  const operation = setData(document, blockId, changed);
  if (!block || !operation) return [];
  const names = sharedNames({ ...block, data: { ...block.data, ...changed } });
  const taken = names.flatMap((name) => {
    const shared = session.sharedValue(block.type, name);
    if (!shared || !Object.hasOwn(changed, companionName(name))) return [];
    return sharingOperations(document, block, { name, value: shared.value, newId });
  });
  return [operation, ...taken];
}
