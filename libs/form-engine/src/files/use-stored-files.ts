import { useText } from '@etalage/ui-kit';
import type { UploadRules } from './upload-rules.ts';
import { fileAddress, filePathOf, UploadFailure, type UploadTransport } from './upload-transport.ts';
import type { StoredFile } from './stored-files.ts';

/** What can be done with files that are stored: look at them, open them, delete them everywhere. */
export function useStoredFiles(transport: UploadTransport | undefined, rules: UploadRules) {
  const t = useText();
  const { isPrivate } = rules;
  const addressOf = (path: string) => (transport ? fileAddress(path, transport.cdn) : path);

  const callFor = async (file: StoredFile, path: string) =>
    transport?.call(path, { filePath: filePathOf(file.path, transport.cdn), isPrivate });

  /** Each message of a failed call on its own (UPL-09). */
  const tell = (error: unknown, fallback: string) => {
    const messages = error instanceof UploadFailure ? error.messages : [];
    for (const message of messages.length > 0 ? messages : [fallback]) transport?.notify(message);
  };

  return {
    addressOf,
    /** Opens a file in a new window; one that is an https link already without asking anyone (UPL-44). */
    async open(file: StoredFile): Promise<void> {
      const link = [file.name, file.path].find((text) => text.startsWith('https://'));
      if (link || !transport) {
        window.open(link ?? file.path, '_blank', 'noopener');
        return;
      }
      // Opened before the question, because browsers only allow it right after a click.
      const opened = window.open('', '_blank');
      try {
        const reply = await callFor(file, rules.downloadFileUrl ?? transport.paths.downloadFile);
        if (!reply?.url) throw new UploadFailure([]);
        if (opened) opened.location.href = new URL(reply.url, location.href).href;
      } catch (error) {
        opened?.close();
        tell(error, t('files_open_failed'));
      }
    },
    async remove(file: StoredFile): Promise<void> {
      if (!transport) return;
      try {
        await callFor(file, rules.deleteFileUrl ?? transport.paths.deleteFile);
      } catch (error) {
        tell(error, t('formfield_file_delete_failed'));
      }
    },
  };
}
