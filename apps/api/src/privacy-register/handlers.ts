import type { Handlers } from '../calls/handler-context.ts';
import { exportRegisterHandler, getRegisterHandler, saveRegisterHandler } from './register.handlers.ts';

/** The handlers of the register of what is kept and why. */
export const registerHandlers = {
  getRegister: getRegisterHandler,
  saveRegister: saveRegisterHandler,
  exportRegister: exportRegisterHandler,
} satisfies Partial<Handlers>;
