import { FieldServicesContext, useFieldServices } from '@etalage/form-engine/editor';
import type { FieldGroup } from '@etalage/form-engine/schema';
import { findBlock, type BlockId } from '@etalage/site-model';
import type { TextKey } from '@etalage/texts';
import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { useDesigner, useDesignerSession } from '../../session/designer-context.tsx';
import { BlockSettings } from './block-settings.tsx';
import { watchUploads } from './watch-uploads.ts';

interface Settings {
  block: BlockId;
  groups: readonly FieldGroup[];
  /** Shown if the block has no settings of these groups. */
  empty: TextKey;
}

interface FormState extends Settings {
  key: string;
  /** The element that the form is rendered into, wherever it is in the document. */
  host: HTMLElement;
  isShown: boolean;
}

interface SettingsHosts {
  show: (key: string, settings: Settings) => HTMLElement;
  hide: (key: string) => void;
}

const SettingsContext = createContext<SettingsHosts | null>(null);

/**
 * Renders the settings that are shown somewhere within it. Settings that are no longer shown stay mounted while one of
 * their files is being uploaded, so that selecting another block does not stop an upload.
 */
export function MountedSettings({ children }: { children: ReactNode }) {
  const [forms, setForms] = useState<readonly FormState[]>([]);
  const [hosts] = useState(() => new Map<string, HTMLElement>());
  const settingsHosts = useMemo<SettingsHosts>(
    () => ({
      show(key, settings) {
        const host = hosts.get(key) ?? document.createElement('div');
        hosts.set(key, host);
        setForms((all) => [
          ...all.filter((form) => form.key !== key),
          { ...settings, key, host, isShown: true },
        ]);
        return host;
      },
      hide: (key) =>
        setForms((all) => all.map((form) => (form.key === key ? { ...form, isShown: false } : form))),
    }),
    [hosts],
  );
  const forget = (key: string) => {
    hosts.delete(key);
    setForms((all) => all.filter((form) => form.key !== key));
  };
  return (
    <SettingsContext value={settingsHosts}>
      {children}
      {forms.map((form) => (
        <MountedForm key={form.key} form={form} onDone={() => forget(form.key)} />
      ))}
    </SettingsContext>
  );
}

function MountedForm({ form, onDone }: { form: FormState; onDone: () => void }) {
  const { block: id, groups, empty, host, isShown } = form;
  const block = useDesigner((state) => findBlock(state.document, id));
  const services = useFieldServices();
  const [isBusy, setBusy] = useState(false);
  const { fileUploaded } = useDesignerSession();
  const watched = useMemo(() => {
    const upload = services.upload && watchUploads(services.upload, setBusy);
    return { ...services, ...(upload && { upload: { ...upload, onUploaded: fileUploaded } }) };
  }, [services, fileUploaded]);
  const isDone = !isShown && (!isBusy || !block);
  useEffect(() => {
    if (isDone) onDone();
  });
  if (!block || isDone) return null;
  return createPortal(
    <FieldServicesContext value={watched}>
      <BlockSettings block={block} groups={groups} empty={empty} />
    </FieldServicesContext>,
    host,
  );
}

/** The place on the screen for a block's settings. */
export function SettingsPlace({ block, groups, empty }: Settings) {
  const settingsHosts = useContext(SettingsContext);
  if (!settingsHosts) throw new Error('settings outside their settingsHosts');
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const key = `${block}:${groups.join()}`;
    const host = settingsHosts.show(key, { block, groups, empty });
    place.current?.append(host);
    return () => {
      host.remove();
      settingsHosts.hide(key);
    };
  }, [settingsHosts, block, groups, empty]);
  return <div ref={place} />;
}
