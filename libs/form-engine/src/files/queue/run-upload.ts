import { randomPart } from '../new-file-name.ts';
import { optimisePicture } from '../optimise-picture.ts';
import { type UploadPlan, uploadPlan } from '../upload-plan.ts';
import type { UploadRules } from '../upload-rules.ts';
import type { UploadTransport } from '../upload-transport.ts';

export interface UploadSteps {
  readonly onSigning: () => void;
  readonly onOptimising: () => void;
  readonly onProgress: (progress: number) => void;
}

/** The address to which a file may be sent, and its plan. */
export interface UploadAddress {
  readonly url: string;
  readonly plan: UploadPlan;
}

interface Sending {
  readonly rules: UploadRules;
  readonly transport: Pick<UploadTransport, 'put'>;
  readonly steps: UploadSteps;
  readonly signal: AbortSignal;
}

/** Requests a signed address, before the picture is optimised (UPL-27). */
export async function requestAddress(
  file: File,
  rules: UploadRules,
  transport: Pick<UploadTransport, 'signedUrl'>,
  steps: UploadSteps,
): Promise<UploadAddress> {
  const plan = uploadPlan(file, rules, Date.now(), randomPart());
  steps.onSigning();
  const { filePath, contentType } = plan;
  const { url } = await transport.signedUrl(
    { filePath, contentType, isPrivate: rules.isPrivate },
    rules.signedUrl,
    file.name,
  );
  return { url, plan };
}

/** Optimises a file and sends it; returns its address: the one it was sent to, without the query (UPL-28). */
export async function sendTo(
  { url, plan }: UploadAddress,
  file: File,
  { rules, transport, steps, signal }: Sending,
): Promise<string> {
  signal.throwIfAborted();
  steps.onOptimising();
  const body = await optimisePicture(file, plan, rules);
  signal.throwIfAborted();
  steps.onProgress(0);
  await transport.put(url, body, { contentType: plan.contentType, onProgress: steps.onProgress, signal });
  return url.split('?')[0] ?? url;
}
