import { useEffect } from 'react';
import { useDesigner } from '../../session/designer-context.tsx';
import { useScreen } from '../screen/screen-state.tsx';

/** Attributes of the picture that is selected in the open text. */
export function useSelectedPicture() {
  return useDesigner(({ text }) =>
    text.active && text.node?.node === 'image' ? text.node.attributes : undefined,
  );
}

/** On a small screen the settings open when a picture is selected, and close when it no longer is. */
export function useSheetForPicture(wide: boolean): void {
  const picture = useSelectedPicture() !== undefined;
  const { change } = useScreen();
  useEffect(() => {
    if (!picture || wide) return undefined;
    change({ panel: 'settings' });
    return () => change({ panel: null });
  }, [picture, wide, change]);
}
