module.exports = {
  project: 'apps/api',
  folder: 'src/auth',
  floors: [
    ['secret-token.ts', 'signed-in.ts'],
    ['accounts'],
    ['require-role.ts', 'sessions'],
    ['invitations', 'passwords'],
    ['members', 'email-change'],
    ['handlers.ts'],
  ],
};
