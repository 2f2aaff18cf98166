module.exports = {
  project: 'libs/texts',
  floors: [['format', 'nl'], ['translate'], ['screens'], ['index.ts']],
};
