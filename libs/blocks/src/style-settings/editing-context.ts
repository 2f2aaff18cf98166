import { createContext } from 'react';

/** Whether blocks are shown in the designer, where settings for visitors only have no effect (STY-12, STY-23, STY-24). */
export const EditingContext = createContext(false);
