import type { SitePartCalls } from '@etalage/api-contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { browserClock } from '../saving/clock.ts';
import { createPartEditor, type PartEditor } from './create-part-editor.ts';
import { partCalls, type OpenedPart, type PartCalls, type ValueOf } from './part-calls.ts';
import { isStored } from './part-state.ts';

/** How often the draft is compared with that of the server, in milliseconds. */
const LOOK_AGAIN = 20_000;

/** Opens a part of the website. Never from a cache: nobody starts from a draft that was changed by somebody else. */
export function usePart<Calls extends SitePartCalls>(
  calls: Calls,
  websiteId: string,
  key: { readonly id?: string } = {},
) {
  const name = calls.open.path;
  const ofPart: PartCalls<ValueOf<Calls>> = partCalls(calls, websiteId, key);
  const query = useQuery(
    queryOptions({
      queryKey: ['part', websiteId, name, key.id ?? ''],
      queryFn: ofPart.open,
      staleTime: 0,
      gcTime: 0,
      refetchInterval: LOOK_AGAIN,
    }),
  );
  return { query, calls: ofPart };
}

/**
 * The editor of a part that was opened. `newest` is what the server has now: a save of somebody else is taken over while
 * nothing of our own waits, and reported by `onTakenOver`.
 */
export function usePartEditor<Value>(
  calls: PartCalls<Value>,
  newest: OpenedPart<Value>,
  onTakenOver: (member: string) => void,
): PartEditor<Value> {
  const [editor] = useState(() =>
    createPartEditor({ opened: newest, calls, clock: browserClock, random: Math.random }),
  );
  useEffect(() => {
    const state = editor.store.getState();
    const isIdle = isStored(state) && !state.isSaving && !state.isPublishing;
    if (newest.revision <= state.revision || !isIdle) return;
    editor.takeOver(newest);
    onTakenOver(newest.member);
    // Only when the server has another draft.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [newest]);
  useEffect(() => {
    const resume = () => void editor.resume();
    window.addEventListener('online', resume);
    return () => {
      window.removeEventListener('online', resume);
      editor.dispose();
    };
  }, [editor]);
  return editor;
}
