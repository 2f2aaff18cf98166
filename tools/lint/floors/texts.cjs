module.exports = { project: 'libs/texts', floors: [['format', 'nl'], ['translate'], ['index.ts']] };
