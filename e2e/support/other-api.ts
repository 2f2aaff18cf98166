/** The only other API that pages of the run may be told to call. */
export const otherApi = 'https://api.elders.example';
