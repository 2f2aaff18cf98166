import { missingAlternativeTexts } from '@etalage/blocks/schema';
import { useAlternativeTexts } from '@etalage/form-engine/editor';
import type { BlockId, PageDocument } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { Action, Dialog, DialogActions, Icon } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import { useDesigner, useDesignerSession } from '../../session/designer-context.tsx';
import { adviceOf, findingsByBlock } from '../blocks/finding-texts.ts';
import { focusFindings } from '../inspector/block-findings.tsx';
import { beside } from '../screen/screen.css.ts';
import { useScreen } from '../screen/screen-state.tsx';
import { useMedia } from '../screen/use-media.ts';
import * as styles from './references-dialog.css.ts';

/** Most blocks with advice: more would hide what is broken. */
const MOST_ADVICE = 10;

interface Props {
  kind: 'page' | 'template';
  /** References that would show visitors nothing; the dialog is open while there are any. */
  total: number;
  onPublish: () => void;
  onClose: () => void;
}

/** Before publishing: which blocks refer to what visitors do not see. The owner shows one, publishes or cancels. */
export function ReferencesDialog({ kind, total, onPublish, onClose }: Props) {
  const t = useText();
  const document = useDesigner((state) => state.document);
  const findings = useDesigner((state) => state.findings);
  const [showsBlock, setShowsBlock] = useState(false);
  const show = useShowBlock();
  const more = total - findings.length;
  function close(next: { showsBlock: boolean }) {
    setShowsBlock(next.showsBlock);
    onClose();
  }
  function showBlock(block: BlockId) {
    show(block);
    close({ showsBlock: true });
  }
  return (
    <Dialog
      open={total > 0}
      onOpenChange={(open) => !open && close({ showsBlock: false })}
      title={t(`designer_references_title_${kind}`)}
      description={t('designer_references_text')}
      size="medium"
      {...(showsBlock && { onCloseFocus: focusFindings })}
    >
      <ul className={styles.list}>
        {findingsByBlock(t, document, findings).map((found) => (
          <FoundBlock key={found.block} icon="warning" found={found} onShow={() => showBlock(found.block)} />
        ))}
      </ul>
      {more > 0 && <p className={styles.text}>{t('designer_references_more', { count: String(more) })}</p>}
      {total > 0 && <Advice onShow={showBlock} />}
      <DialogActions>
        <Action onClick={() => close({ showsBlock: false })}>{t('dialog_cancel')}</Action>
        <Action
          kind="primary"
          onClick={() => {
            setShowsBlock(false);
            onPublish();
          }}
        >
          {t('designer_references_publish')}
        </Action>
      </DialogActions>
    </Dialog>
  );
}

/** What would make the page better and keeps nobody from publishing. */
function Advice({ onShow }: { onShow: (block: BlockId) => void }) {
  const t = useText();
  const document = useDesigner((state) => state.document);
  const blocks = useUndescribed(document);
  if (blocks.length === 0) return null;
  return (
    <>
      <h3 className={styles.heading}>{t('designer_references_advice')}</h3>
      <ul className={styles.list}>
        {blocks.slice(0, MOST_ADVICE).map((block) => (
          <FoundBlock
            key={block}
            icon="image"
            found={adviceOf(t, document, block)}
            onShow={() => onShow(block)}
          />
        ))}
      </ul>
    </>
  );
}

/** The blocks with a picture about which neither the block nor the library says anything; none until that is known. */
function useUndescribed(document: PageDocument): BlockId[] {
  const found = missingAlternativeTexts(document);
  const texts = useAlternativeTexts(found.flatMap(({ pictures }) => pictures));
  if (!texts) return [];
  return found
    .filter(({ pictures }) => pictures.some((picture) => !texts.has(picture)))
    .map(({ block }) => block);
}

interface FoundBlockProps {
  icon: 'warning' | 'image';
  found: ReturnType<typeof findingsByBlock>[number];
  onShow: () => void;
}

/** A block with what it refers to, and the button that selects it. */
function FoundBlock({ icon, found: { name, hint, texts }, onShow }: FoundBlockProps) {
  const t = useText();
  return (
    <li className={styles.row}>
      <span className={styles.mark}>
        <Icon name={icon} size={18} />
      </span>
      <div className={styles.about}>
        <p className={styles.name}>
          {name} {hint && <span className={styles.hint}>{hint}</span>}
        </p>
        {texts.map((text) => (
          <p key={text} className={styles.text}>
            {text}
          </p>
        ))}
      </div>
      <Action
        aria-label={t('designer_references_show_named', { name: `${name} ${hint}`.trim() })}
        onClick={onShow}
      >
        {t('designer_references_show')}
      </Action>
    </li>
  );
}

/** Selects a block and opens its content settings, over the page on a small screen. */
function useShowBlock() {
  const session = useDesignerSession();
  const wide = useMedia(beside);
  const { change } = useScreen();
  return (id: BlockId) => {
    const isSection = session.store.getState().document.root.includes(id);
    session.select(id);
    change({ tab: isSection ? 'section' : 'block', ...(!wide && { panel: 'settings' }) });
  };
}
