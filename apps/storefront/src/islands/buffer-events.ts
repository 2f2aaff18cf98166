import { placeOf } from './place-of.ts';

const PRESSABLE =
  'button,[role=button],input[type=submit],input[type=button],input[type=image],input[type=reset]';

/**
 * Buffers presses of buttons and submits of forms within an island; the returned function replays them in order. Ticking,
 * choosing and typing keep working natively meanwhile, and links are followed.
 */
export function bufferEvents(island: HTMLElement): () => void {
  const buffer: (() => void)[] = [];
  const record = (event: Event) => {
    const replay =
      event.type === 'submit' ? sendAgain(island, event as SubmitEvent) : pressAgain(island, event);
    if (!replay) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    buffer.push(replay);
  };
  const types = ['click', 'submit'];
  for (const type of types) island.addEventListener(type, record, true);
  return () => {
    for (const type of types) island.removeEventListener(type, record, true);
    // Each event in its own task, so that the second press sees what the first one changed.
    const next = () => {
      buffer.shift()?.();
      if (buffer.length > 0) setTimeout(next);
    };
    next();
  };
}

function pressAgain(island: HTMLElement, event: Event): (() => void) | undefined {
  const pressed = (event.target as Element).closest<HTMLElement>(PRESSABLE);
  if (!pressed || !island.contains(pressed)) return undefined;
  const find = placeOf(island, pressed);
  return () => find()?.click();
}

function sendAgain(island: HTMLElement, event: SubmitEvent): () => void {
  const findForm = placeOf(island, event.target as HTMLElement);
  const findButton = event.submitter ? placeOf(island, event.submitter) : () => null;
  return () => (findForm() as HTMLFormElement | null)?.requestSubmit(findButton());
}
