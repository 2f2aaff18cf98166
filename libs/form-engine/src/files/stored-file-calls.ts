import type { Translate } from '@etalage/texts';
import type { StoredFile } from './stored-files.ts';
import type { UploadRules } from './upload-rules.ts';
import { filePathOf, UploadFailure, type UploadTransport } from './upload-transport.ts';

/** The calls about stored files; each message of a failed call is shown separately (UPL-09). */
export function storedFileCalls(transport: UploadTransport, rules: UploadRules, translate: Translate) {
  const requestOf = (file: StoredFile) => ({
    filePath: filePathOf(file.path, transport.cdn),
    isPrivate: rules.isPrivate,
  });
  const report = (error: unknown, fallback: string) => {
    const messages = error instanceof UploadFailure ? error.messages : [];
    for (const message of messages.length > 0 ? messages : [fallback]) transport.notify(message);
  };
  return {
    /** Opens a file in a new window (UPL-08); an https link is opened without a call (UPL-44). */
    async open(file: StoredFile): Promise<void> {
      const link = [file.name, file.path].find((text) => text.startsWith('https://'));
      if (link) {
        window.open(link, '_blank', 'noopener');
        return;
      }
      // Opened before the call, because browsers only allow it immediately after a click.
      const opened = window.open('', '_blank');
      try {
        const { url } = await transport.getFile(requestOf(file), rules.downloadFileUrl);
        if (opened) opened.location.href = new URL(url, location.href).href;
      } catch (error) {
        opened?.close();
        report(error, translate('files_open_failed'));
      }
    },
    /** Removes a file everywhere; false if that failed. */
    async remove(file: StoredFile): Promise<boolean> {
      try {
        await transport.deleteFile(requestOf(file), rules.deleteFileUrl);
        return true;
      } catch (error) {
        report(error, translate('formfield_file_delete_failed'));
        return false;
      }
    },
  };
}
