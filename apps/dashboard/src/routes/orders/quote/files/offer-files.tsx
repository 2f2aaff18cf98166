import { acceptOf, kindsFor, largestFile, UploadList } from '@etalage/form-engine/editor';
import { MAX_OFFER_FILES } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { Action, useToast } from '@etalage/ui-kit/dashboard';
import { useId, useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { OwnedQuote, QuoteFile } from '../../../../queries/quote-queries.ts';
import { FormCard } from '../../../../screen/form-card.tsx';
import type { OfferForm } from '../offer-form-values.ts';
import * as styles from '../quote.css.ts';
import { OfferFileRow } from './offer-file-row.tsx';
import { useOfferUploads } from './use-offer-uploads.ts';

const MEGABYTES = largestFile.visitor / 1024 / 1024;

/** The files that go with an offer: they are uploaded at once, and are part of it once it is saved. */
export function OfferFiles({ owned }: { owned: OwnedQuote }) {
  const t = useText();
  const { number } = owned.quote;
  const files = useOfferFiles(owned);
  const { shown, problem, uploads } = files;
  const picker = useRef<HTMLInputElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <FormCard
      title={t('quote_files')}
      about={t('quote_files_about', { most: MAX_OFFER_FILES, megabytes: MEGABYTES })}
    >
      {shown.length > 0 && (
        <ul className={styles.files}>
          {shown.map((file) => (
            <OfferFileRow
              key={file.key}
              number={number}
              file={file}
              onRemove={() => {
                files.remove(file);
                // The button that had the focus is gone.
                add.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <UploadList queue={uploads.queue} onRetry={uploads.retry} onCancel={uploads.cancel} />
      <div id={id} role="alert" className={styles.problem}>
        {problem}
      </div>
      <p>
        <Action
          ref={add}
          icon="upload"
          aria-describedby={problem ? id : undefined}
          onClick={() => picker.current?.click()}
        >
          {t('quote_files_add')}
        </Action>
      </p>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={acceptOf(kindsFor('visitor'))}
        onChange={({ target }) => {
          files.add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </FormCard>
  );
}

/** The files of the form, with what is known of each. */
function useOfferFiles({ quote, files }: OwnedQuote) {
  const t = useText();
  const showToast = useToast();
  const { getValues, setValue, setError, clearErrors } = useFormContext<OfferForm>();
  const set = (keys: string[]) => {
    setValue('files', keys, { shouldDirty: true });
    clearErrors('files');
  };
  const uploads = useOfferUploads(quote.number, (key) => set([...getValues('files'), key]));
  const { queue, uploaded } = uploads;
  const { field, fieldState } = useController<OfferForm, 'files'>({
    name: 'files',
    rules: {
      validate: () => {
        if (queue.some(({ state }) => state !== 'failed')) return t('quote_files_busy');
        return queue.length === 0 || t('quote_files_failed');
      },
    },
  });
  const known = new Map(files.map((file) => [file.key, file]));
  return {
    uploads,
    shown: field.value.flatMap((key) => known.get(key) ?? uploaded.get(key) ?? []),
    problem: fieldState.error?.message,
    add: (chosen: readonly File[]) => {
      if (chosen.length === 0) return;
      const room = MAX_OFFER_FILES - getValues('files').length - queue.length;
      if (chosen.length <= room) clearErrors('files');
      else setError('files', { message: t('quote_files_many', { most: MAX_OFFER_FILES }) });
      uploads.add(chosen.slice(0, Math.max(0, room)));
    },
    /** Takes a file off the offer, which can be undone until the form is gone. */
    remove: ({ key, name }: QuoteFile) => {
      const at = getValues('files').indexOf(key);
      set(getValues('files').filter((one) => one !== key));
      const undo = () => set(getValues('files').toSpliced(at, 0, key));
      showToast({
        text: t('quote_file_removed', { name }),
        action: { text: t('quote_file_undo'), run: undo },
      });
    },
  };
}
