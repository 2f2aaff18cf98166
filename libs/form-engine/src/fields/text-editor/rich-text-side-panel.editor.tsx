import { useText } from '@etalage/ui-kit';
import { PanelForm, SideForm, type PanelSide } from '../../popup/popup-form.tsx';
import { richTextPanels, type RichTextPanelName } from '../../rich-text/rich-text-panels.ts';
import type { RichTextTarget } from './toolbar-buttons.ts';
import { useRichTextPanel } from './use-rich-text-panel.ts';

interface Props extends Pick<RichTextTarget, 'attributes' | 'run'> {
  name: RichTextPanelName;
  onClose: () => void;
}

/** A panel of the text editor beside the text, which stays in view with its selection (RTE-40). */
export function RichTextSidePanel({ side, onClose, ...of }: Props & { side: PanelSide }) {
  const t = useText();
  const form = useRichTextPanel(of);
  return <SideForm title={t(richTextPanels[of.name].title)} side={side} {...form} onClose={onClose} />;
}

/** The same panel within another panel. Give it a `key` per thing it edits: what is filled in belongs to that one. */
export function RichTextPanelForm({ onClose, ...of }: Props) {
  return <PanelForm {...useRichTextPanel(of)} onClose={onClose} />;
}
