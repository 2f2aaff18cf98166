import { useText } from '@etalage/ui-kit';
import { storedFileCalls } from '../files/stored-file-calls.ts';
import type { UploadRules } from '../files/upload-rules.ts';
import { fileAddress, type UploadTransport } from '../files/upload-transport.ts';
import type { StoredFile } from '../files/stored-files.ts';

/** The actions on stored files: view, open and delete everywhere. */
export function useStoredFiles(transport: UploadTransport | undefined, rules: UploadRules) {
  const t = useText();
  const calls = transport && storedFileCalls(transport, rules, t);
  return {
    addressOf: (path: string) => (transport ? fileAddress(path, transport.cdn) : path),
    async open(file: StoredFile): Promise<void> {
      if (calls) await calls.open(file);
      else window.open(file.path, '_blank', 'noopener');
    },
    async remove(file: StoredFile): Promise<void> {
      await calls?.remove(file);
    },
  };
}
