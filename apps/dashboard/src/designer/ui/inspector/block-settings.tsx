import type { BlockDefinition } from '@etalage/blocks/schema';
import { SettingsForm } from '@etalage/form-engine/editor';
import type { FieldGroup } from '@etalage/form-engine/schema';
import { setData, setStyle, type BlockInstance } from '@etalage/site-model';
import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useCallback } from 'react';
import { useDesigner, useDesignerSession } from '../../session/designer-context.tsx';
import { definitionOf } from '../blocks/block-definition.ts';
import { SharedSettings } from './shared-settings.tsx';
import * as styles from '../screen/settings-panel.css.ts';

interface Props {
  block: BlockInstance;
  groups: readonly FieldGroup[];
  /** Shown if the block has no settings of these groups. */
  empty: TextKey;
}

/** A form of some groups of the block's fields. Every change is a step; typing makes one step until a pause. */
export function BlockSettings({ block, groups, empty }: Props) {
  const t = useText();
  const typing = useDesigner((state) => state.text.active);
  const definition = definitionOf(block.type);
  if (!definition) return null;
  if (!groups.some((group) => hasGroup(definition, group))) return <p className={styles.empty}>{t(empty)}</p>;
  return (
    <div className={styles.form} data-typing={typing}>
      <Form block={block} definition={definition} groups={groups.filter((group) => group !== 'global')} />
      {groups.includes('global') && hasGroup(definition, 'global') && (
        <SharedSettings block={block} definition={definition} />
      )}
    </div>
  );
}

function Form({ block, definition, groups }: Omit<Props, 'empty'> & { definition: BlockDefinition }) {
  const t = useText();
  const session = useDesignerSession();
  const toast = useToast();
  const { id } = block;
  const onChange = useCallback(
    (changed: Record<string, unknown>) => {
      const { document } = session.store.getState();
      const styled = Object.keys(changed).every((key) => definition.fields[key]?.group === 'style');
      const operation = (styled ? setStyle : setData)(document, id, changed);
      if (!operation) return;
      const refusal = session.run([operation], {
        label: styled ? 'designer_step_style' : 'designer_step_setting',
        stretch: `setting:${id}:${Object.keys(changed).join()}`,
      });
      if (refusal) toast({ text: t('designer_refused_other') });
    },
    [session, definition, id, toast, t],
  );
  return <SettingsForm fields={definition.fields} stored={block.data} groups={groups} onChange={onChange} />;
}

function hasGroup({ fields }: BlockDefinition, group: FieldGroup): boolean {
  return Object.values(fields).some((field) => field.group === group);
}
