import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { cleanPaste } from './clean-paste.ts';

/** Text from Word, Google Docs or another website is pasted without its original styling. */
export const pasteCleaner = Extension.create({
  name: 'pasteCleaner',
  addProseMirrorPlugins: () => [new Plugin({ props: { transformPastedHTML: cleanPaste } })],
});
