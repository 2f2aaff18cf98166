import { useText } from '@etalage/ui-kit';
import { PanelForm, PopupForm } from '../../popup/popup-form.tsx';
import { richTextPanels, type RichTextPanelName } from '../../rich-text/rich-text-panels.ts';
import type { RichTextTarget } from './toolbar-buttons.ts';
import { useRichTextPanel } from './use-rich-text-panel.ts';

interface Props extends Pick<RichTextTarget, 'attributes' | 'run'> {
  name: RichTextPanelName;
  onClose: () => void;
}

/** A panel of the text editor as a popup. */
export function RichTextPopup({ onClose, ...of }: Props) {
  const t = useText();
  const form = useRichTextPanel(of);
  return <PopupForm open title={t(richTextPanels[of.name].title)} {...form} onClose={onClose} />;
}

/** The same panel within a side panel. Give it a `key` per thing it edits: what is filled in belongs to that one. */
export function RichTextPanelForm({ onClose, ...of }: Props) {
  return <PanelForm {...useRichTextPanel(of)} onClose={onClose} />;
}
