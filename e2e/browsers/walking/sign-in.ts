import { dashboard, signIn } from '../../support/owner.ts';
import type { Tab } from '../driving/tab.ts';
import { callerOf } from './caller-of.ts';

/** Opens the dashboard and signs in as its owner without the form. */
export async function signInByCall(tab: Tab): Promise<void> {
  await tab.open(`${dashboard}/inloggen`);
  await signIn(callerOf(tab));
}
