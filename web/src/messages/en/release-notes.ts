export const releaseNotes = {
  title: 'Release notes',
  headline: 'Release notes',
  text: 'What is new in NoWahala, newest first.',
  failedTitle: 'The release notes did not load',
  emptyTitle: 'There are no release notes yet',
};
