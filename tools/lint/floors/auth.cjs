module.exports = {
  project: 'apps/api',
  folder: 'src/auth',
  floors: [
    ['secret-token.ts', 'signed-in.ts'],
    ['accounts'],
    ['require-role.ts', 'sessions'],
    ['invitations', 'passwords'],
    ['members', 'email-change', 'two-step'],
    // A code is checked as the settings of two-step sign-in check it.
    ['sign-in'],
    ['handlers.ts'],
  ],
};
