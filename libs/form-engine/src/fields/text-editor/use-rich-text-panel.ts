import { useText } from '@etalage/ui-kit';
import { useState } from 'react';
import type { FormValues } from '../../definition/conditional.ts';
import { fileAddress, filePathOf } from '../../files/upload-transport.ts';
import { useFieldServices } from '../../form-parts/field-services.ts';
import {
  richTextPanels,
  type FilePlaces,
  type RichTextPanel,
  type RichTextPanelName,
} from '../../rich-text/rich-text-panels.ts';
import type { RichTextTarget } from './toolbar-buttons.ts';

interface Options extends Pick<RichTextTarget, 'attributes' | 'run'> {
  name: RichTextPanelName;
}

/** The form of a panel: it starts with the attributes at the cursor, and saving runs its command. */
export function useRichTextPanel({ name, attributes, run }: Options) {
  const t = useText();
  const { upload } = useFieldServices();
  const [panel] = useState<RichTextPanel>(() => richTextPanels[name]);
  const places: FilePlaces = {
    addressOf: (path) => (upload ? fileAddress(path, upload.cdn) : path),
    pathOf: (address) => (upload ? filePathOf(address, upload.cdn) : address),
  };
  const [initial] = useState(() => panel.initial(attributes, places));
  return {
    fields: panel.fields,
    tidy: panel.tidy,
    initial,
    onSave(values: FormValues): void {
      const outcome = panel.save(values, places);
      if ('issue' in outcome) throw new Error(t(outcome.issue));
      run(outcome.command, outcome.values);
    },
  };
}
