import { storedFileCalls, visitorRules, type FileTexts, type StoredFile } from '@etalage/form-engine/render';
import { fillPlaceholders, type Translate } from '@etalage/texts';
import { rowRenderer } from './row-renderer.ts';
import { fieldUploads } from './field-uploads.ts';
import type { FileDraft } from './file-draft.ts';
import { fileParts } from './file-parts.ts';
import { fileRows, type RowAction } from './file-rows.ts';
import { fieldFiles, type FieldFiles } from './field-files.ts';
import { visitorTransport } from './visitor-transport.ts';

/** One file question whose files are uploaded as soon as they are chosen. */
export type FileField = ReturnType<typeof startFileField>;

interface Surroundings {
  readonly formId: string;
  /** Whether the server returned the page after a post; it then knows the files. */
  readonly isPosted: boolean;
  readonly draft: FileDraft;
  readonly onChange: () => void;
}

/** Enhances a file question (UPL-01): its list, and choosing, opening and removing files. */
export function startFileField(field: HTMLElement, { formId, isPosted, draft, onChange }: Surroundings) {
  const identifier = field.dataset['files'] ?? '';
  const fileTexts = JSON.parse(field.dataset['words'] ?? '{}') as FileTexts;
  const t: Translate = (key, values) => fillPlaceholders(fileTexts[key as keyof FileTexts] ?? key, values);
  const parts = fileParts(field);
  const list = field.querySelector<HTMLElement>('[data-file-list]') as HTMLElement;
  const drop = field.querySelector<HTMLElement>('[data-file-drop]') as HTMLElement;
  const input = drop.querySelector('input') as HTMLInputElement;
  const transport = visitorTransport(formId, parts.notify);
  const calls = storedFileCalls(transport, visitorRules, t);
  const attached = fieldFiles(field, { identifier, draft, onChange: renderRows });
  const uploads = fieldUploads({
    transport,
    translate: t,
    attached,
    onQueue: renderRows,
    onAdded: (name) => parts.say(t('files_added', { name })),
  });
  const act = rowActions({ attached, uploads, calls, parts, input });
  const showRows = rowRenderer(list, parts.copyRow, act);

  function renderRows(): void {
    showRows(fileRows(attached.all(), uploads.queue(), t));
    drop.hidden = uploads.room() <= 0;
    onChange();
  }

  function add(chosen: readonly File[]): void {
    const free = uploads.room();
    parts.warn(leftOutText(chosen.length - free, t));
    uploads.add(chosen.slice(0, free));
  }

  function take(): void {
    const chosen = [...(input.files ?? [])];
    input.value = '';
    if (chosen.length > 0) add(chosen);
  }

  const known = filesIn(list);
  list.replaceChildren();
  field.dataset['alive'] = '';
  attached.replace(isPosted ? known : draft.read(identifier));
  input.addEventListener('change', take);
  for (const type of ['dragenter', 'dragleave', 'drop'])
    drop.addEventListener(type, () => drop.toggleAttribute('data-over', type === 'dragenter'));
  // Files that were chosen before the script was loaded.
  take();

  return {
    isShown: () => !field.closest('[data-field][hidden]'),
    isBusy: uploads.isBusy,
    hasFailed: uploads.hasFailed,
    failures: uploads.failures,
    /** Says that the form is waiting for the files. */
    sayWait: () => parts.say(t('form_files_wait')),
    /** Moves the visitor to the failed uploads. */
    showFailed(): void {
      parts.warn(t('form_files_failed'));
      list.querySelector<HTMLElement>('[data-trouble] button:not([hidden])')?.focus();
    },
    /** Empties the question: its files were sent with the form. */
    clear(): void {
      uploads.clear();
      parts.warn('');
      attached.clear();
    },
  };
}

interface RowContext {
  readonly attached: FieldFiles;
  readonly uploads: ReturnType<typeof fieldUploads>;
  readonly calls: ReturnType<typeof storedFileCalls>;
  readonly parts: ReturnType<typeof fileParts>;
  readonly input: HTMLInputElement;
}

/** The actions of the rows: open, remove, retry and cancel. */
function rowActions({ attached, uploads, calls, parts, input }: RowContext) {
  /** A file that cannot be removed now stays in the form (API-36). */
  async function remove(file: StoredFile): Promise<void> {
    if (!(await parts.askRemoval(file.name)) || !(await calls.remove(file))) return;
    attached.remove(file);
    input.focus();
  }

  return (key: string, action: RowAction): void => {
    const stored = attached.all().find(({ path }) => path === key);
    if (action === 'open' && stored) void calls.open(stored);
    else if (action === 'remove' && stored) void remove(stored);
    else if (action === 'retry') uploads.retry(key);
    else {
      uploads.cancel(key);
      input.focus();
    }
    parts.warn('');
  };
}

/** The warning when more files were chosen than fit; empty when all fit. */
function leftOutText(left: number, t: Translate): string {
  const most = String(visitorRules.maxFiles);
  if (left === 1) return t('files_left_out_one', { most });
  return left > 1 ? t('files_left_out', { most, left: String(left) }) : '';
}

/** The stored files that the page itself contains, as ticked checkboxes. */
function filesIn(list: HTMLElement): StoredFile[] {
  const boxes = [...list.querySelectorAll<HTMLInputElement>('input:checked')];
  return boxes.map((box) => ({
    path: box.value,
    name: box.labels?.[0]?.textContent ?? '',
    custom: '',
  }));
}
