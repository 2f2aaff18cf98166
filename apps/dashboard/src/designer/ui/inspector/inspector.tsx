import type { FieldGroup } from '@etalage/form-engine/schema';
import { findBlock, type BlockInstance } from '@etalage/site-model';
import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { Tabs } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import { useDesigner } from '../../session/designer-context.tsx';
import { BlockMenu } from '../blocks/block-menu.tsx';
import { blockName, blockLabel } from '../blocks/block-name.ts';
import { rootOf } from '../blocks/insert-place.ts';
import { useScreen, type InspectorTab } from '../screen/screen-state.tsx';
import { useSelectedPicture } from '../text-tools/use-selected-picture.ts';
import { useTextTools } from '../text-tools/use-text-tools.ts';
import { BlockFindings } from './block-findings.tsx';
import { BlockIssue } from './block-issue.tsx';
import * as styles from '../screen/settings-panel.css.ts';
import { SettingsPlace } from './mounted-settings.tsx';

const content = ['content', 'image', 'layout', 'global'] as const;
const style = ['style'] as const;

/** The settings of the selection: a picture in a text, else a block. */
export function Inspector() {
  const picture = useSelectedPicture();
  const [left, setLeft] = useState<typeof picture>();
  const tools = useTextTools(picture !== undefined);
  if (!tools || !picture || picture === left) return <BlockInspector />;
  return <tools.SelectedPicture attributes={picture} onClose={() => setLeft(picture)} />;
}

/** The settings of a block: of its section, of the block itself, and of its style. */
function BlockInspector() {
  const t = useText();
  const { tab, change } = useScreen();
  const selected = useDesigner((state) =>
    state.selected === null ? undefined : findBlock(state.document, state.selected),
  );
  const section = useDesigner((state) =>
    state.selected === null ? undefined : findBlock(state.document, rootOf(state.document, state.selected)),
  );
  if (!selected || !section) {
    return (
      <div className={styles.nothing}>
        <h2 className={styles.nothingTitle}>{t('designer_inspector_empty_title')}</h2>
        <p className={styles.nothingText}>{t('designer_inspector_empty')}</p>
      </div>
    );
  }
  const isSection = selected.id === section.id;
  const shown: InspectorTab = tab === 'block' && isSection ? 'section' : tab;
  const label = blockLabel(selected);
  const name = blockName(t, selected);
  const tabOf = (of: InspectorTab, block: BlockInstance, groups: readonly FieldGroup[], empty: TextKey) => ({
    name: of,
    title: t(`designer_tab_${of}`),
    content: <SettingsPlace block={block.id} groups={groups} empty={empty} />,
  });
  return (
    <>
      <div className={styles.head}>
        <div className={styles.about}>
          {!isSection && <p className={styles.within}>{blockName(t, section)}</p>}
          <h2 className={styles.name}>{name}</h2>
          {label && <p className={styles.textColumn}>{label}</p>}
        </div>
        <BlockMenu id={selected.id} name={name} />
      </div>
      <BlockIssue block={selected} />
      <BlockFindings id={selected.id} />
      <Tabs<InspectorTab>
        label={t('designer_inspector_tabs')}
        value={shown}
        onChange={(next) => change({ tab: next })}
        tabs={[
          tabOf('section', section, content, 'designer_inspector_from_data'),
          { ...tabOf('block', selected, content, 'designer_inspector_no_fields'), disabled: isSection },
          tabOf('style', selected, style, 'designer_inspector_no_style'),
        ]}
      />
    </>
  );
}
