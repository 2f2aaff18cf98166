import type { SitePartCalls } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { browserClock } from '../saving/clock.ts';
import { createPartEditor, type PartEditor } from './create-part-editor.ts';
import { partCalls, type OpenedPart, type PartCalls, type ValueOf } from './part-calls.ts';
import { isStored } from './part-state.ts';

/** How often the draft is compared with that of the server, in milliseconds. */
const LOOK_AGAIN = 20_000;

interface PartOptions {
  /** Id of the part where the website has several. */
  readonly id?: string;
  /** Whether the screen only shows what visitors see, which needs no second look. */
  readonly isOnce?: boolean;
}

/** Opens a part of the website. Never from a cache: nobody starts from a draft that was changed by somebody else. */
export function usePart<Calls extends SitePartCalls>(
  calls: Calls,
  websiteId: string,
  { isOnce = false, ...key }: PartOptions = {},
) {
  const name = calls.open.path;
  const ofPart: PartCalls<ValueOf<Calls>> = partCalls(calls, websiteId, key);
  const query = useQuery(
    queryOptions({
      queryKey: ['part', websiteId, name, key.id ?? ''],
      queryFn: ofPart.open,
      staleTime: 0,
      gcTime: 0,
      refetchInterval: isOnce ? false : LOOK_AGAIN,
    }),
  );
  return { query, calls: ofPart };
}

/**
 * The editor of a part that was opened. `newest` is what the server has now: a save of somebody else is taken over while
 * nothing of our own waits, and the owner is told.
 */
export function usePartEditor<Value>(calls: PartCalls<Value>, newest: OpenedPart<Value>): PartEditor<Value> {
  const t = useText();
  const showToast = useToast();
  const [editor] = useState(() =>
    createPartEditor({ opened: newest, calls, clock: browserClock, random: Math.random }),
  );
  useEffect(() => {
    const state = editor.store.getState();
    const isIdle = isStored(state) && !state.isSaving && !state.isPublishing;
    if (newest.revision <= state.revision || !isIdle) return;
    editor.takeOver(newest);
    showToast({ text: t('site_part_taken_over', { member: newest.member }) });
    // Only when the server has another draft.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [newest]);
  useEffect(() => {
    const resume = () => void editor.resume();
    // A phone tells of a page that is closed only that it is hidden.
    const hidden = () => document.hidden && editor.flush();
    const leaving = (event: BeforeUnloadEvent) => {
      editor.flush();
      if (!isStored(editor.store.getState())) event.preventDefault();
    };
    window.addEventListener('online', resume);
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('beforeunload', leaving);
    return () => {
      window.removeEventListener('online', resume);
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('beforeunload', leaving);
      editor.flush();
    };
  }, [editor]);
  return editor;
}
