import { useText } from '@etalage/ui-kit';
import { Action, controlButton, Icon, Tooltip, TooltipProvider, useToast } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import { useStore } from 'zustand';
import { UnsavedGuard } from '../screen/unsaved-guard.tsx';
import type { PartEditor } from './create-part-editor.ts';
import type { PartCalls } from './part-calls.ts';
import { PartConflict } from './part-conflict.tsx';
import { PartHistory } from './part-history.tsx';
import { SavedPartState } from './saved-part-state.tsx';
import { isPublished, isStored } from './part-state.ts';
import * as styles from './parts.css.ts';
import { useUndoKeys } from './use-undo-keys.ts';

interface Props<Value> {
  editor: PartEditor<Value>;
  calls: PartCalls<Value>;
}

/**
 * What every part of the website has below its fields: whether it is saved, undo and redo, its versions, and publishing.
 * The owner is asked what to do after a save of somebody else, and before leaving with something that is not saved.
 */
export function PartBar<Value>({ editor, calls }: Props<Value>) {
  const t = useText();
  const showToast = useToast();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const state = useStore(editor.store);
  useUndoKeys(editor);

  async function publish() {
    try {
      if (await editor.publish()) showToast({ text: t('site_part_published') });
    } catch {
      showToast({ text: t('site_part_publish_failed') });
    }
  }

  const isLive = isPublished(state) && isStored(state);
  return (
    <>
      <PartConflict editor={editor} />
      <div className={styles.bar} role="group" aria-label={t('site_part_tools')}>
        <SavedPartState editor={editor} />
        <div className={styles.tools}>
          <TooltipProvider>
            <StepButton way="undo" isPossible={state.past.length > 0} onPress={editor.undo} />
            <StepButton way="redo" isPossible={state.future.length > 0} onPress={editor.redo} />
          </TooltipProvider>
          <Action kind="quiet" onClick={() => setHistoryOpen(true)}>
            {t('site_part_history')}
          </Action>
          <Action
            kind="primary"
            busy={state.isPublishing}
            aria-disabled={isLive || undefined}
            onClick={() => void (isLive || publish())}
          >
            {t(state.isPublishing ? 'site_part_publishing' : 'site_part_publish')}
          </Action>
        </div>
      </div>
      {isHistoryOpen && <PartHistory editor={editor} calls={calls} onClose={() => setHistoryOpen(false)} />}
      <UnsavedGuard isUnsaved={!isStored(state)} />
    </>
  );
}

interface StepButtonProps {
  way: 'undo' | 'redo';
  isPossible: boolean;
  onPress: () => void;
}

function StepButton({ way, isPossible, onPress }: StepButtonProps) {
  const t = useText();
  const text = t(`site_part_${way}`);
  return (
    <Tooltip text={text}>
      <button
        type="button"
        className={controlButton.icon}
        aria-label={text}
        aria-disabled={!isPossible}
        onClick={onPress}
      >
        <Icon name={way} />
      </button>
    </Tooltip>
  );
}
