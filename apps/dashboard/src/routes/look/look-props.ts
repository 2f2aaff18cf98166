import type { SiteLook } from '@etalage/api-contract';

/** What every part of the screen gets. Changes of one `field` that follow each other are one step of undo. */
export interface LookProps {
  look: SiteLook;
  onChange: (look: SiteLook, field?: string) => void;
}
