import { createContext } from 'react';

/** Scheme and host of another API that the scripts of this page call (API-05); empty for the page's own host. */
export const ApiBaseContext = createContext('');
