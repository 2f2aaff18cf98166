/** Path of the call that stores a choice of cookies; it goes to visitors' browsers, so this file imports nothing. */
export const consentPath = '/api/services/websites/v1/consent';
