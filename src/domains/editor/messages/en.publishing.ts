import type { nlPublishing } from './nl.publishing.ts';

export const enPublishing: typeof nlPublishing = {
  inLanguage: { nl: 'Dutch', en: 'English' },
  open: 'Publish',
  title: 'Publish',
  publish: (languages) => `Publish ${languages}`,
  summary: (count, whose) => (count === 1 ? `1 change is about to go live: ${whose}.` : `${count} changes are about to go live: ${whose}.`),
  mine: (count) => `${count} by you`,
  theirs: (count, name) => `${count} by ${name}`,
  somebody: 'somebody else',
  nothing: 'There is nothing to publish. Visitors already see this page as it is here.',
  formOnly: 'Only the formatting is different.',
  loadFailed: 'The changes could not be shown.',
  retry: 'Try again',
  whatChanges: 'What changes?',
  words: (added, removed) => `${added} words added, ${removed} words removed`,
  goTo: (name) => `Go to: ${name}`,
  thePage: 'The page itself',
  kinds: { added: 'New', removed: 'Removed', changed: 'Changed' },
  documentFields: { title: 'title', description: 'description' },
  settings: {
    picture: 'different picture',
    link: 'different link',
    form: 'different formatting',
    layout: 'different layout',
    items: 'different items',
    place: 'moved',
    other: 'different settings',
  },
  parts: { added: 'added:', removed: 'removed:' },
  otherLanguage: (language) => `In ${language}`,
  changedBy: (name, moment) => `${name}, ${moment}`,
  unseen: (names, _people, count) => (count === 1 ? `${names} changed 1 more thing.` : `${names} changed ${count} more things.`),
  unseenText: 'That was after you last looked at the page. It goes live as well.',
  changedMeanwhile: 'Something has changed in the meantime.',
  changedMeanwhileText: 'It is now in this list too. Have a look, then publish again.',
  languages: 'Languages',
  states: { published: 'Published', changed: 'Changed', new: 'Not yet published', absent: 'No text' },
  liveSince: (date) => `Published on ${date}.`,
  outdated: (count) =>
    count === 1
      ? 'The translation of 1 block is older than the Dutch text.'
      : `The translations of ${count} blocks are older than the Dutch text.`,
  chooseLanguage: 'Choose a language first.',
  whoSees: 'Who can see this?',
  everybody: 'Everybody can see this page, without an account too.',
  roles: (roles) => `Only people with one of these roles can see this page: ${roles}.`,
  menu: {
    top: 'The page is in the main menu.',
    under: (name) => `The page is in the menu under ${name}.`,
    nowhere: 'The page is not in the menu. Visitors find it by searching or through a link.',
  },
  discard: {
    open: 'Discard draft',
    question: (language) => `Discard the changes in ${language}?`,
    confirm: 'Discard',
    goes: (count) => (count === 1 ? 'You are discarding 1 change:' : `You are discarding ${count} changes:`),
    more: (count) => `and ${count} more`,
    stays: (language) =>
      `The page goes back to what visitors see now. What was written in ${language} stays. You can find your draft in the history.`,
    done: 'Draft discarded.',
    kept: (count, language, names) =>
      count === 1
        ? `1 block stays, for ${language} only: it has text by ${names}.`
        : `${count} blocks stay, for ${language} only: they have text by ${names}.`,
    structure: (count, language) =>
      count === 1
        ? `1 change to the layout stays: ${language} already has it.`
        : `${count} changes to the layout stay: ${language} already has them.`,
    nothingLeft: (language) => `What still differs is the layout, which ${language} already has.`,
    words: { title: 'Discarding the draft', processing: 'Discarding…', failed: 'The draft could not be discarded.' },
    undone: 'Your draft is back.',
    undoing: { title: 'Bringing back the draft', processing: 'Bringing it back…', failed: 'The draft could not be brought back.' },
  },
  view: 'View the page',
  takenBack: 'The publication has been taken back. Your draft is unchanged.',
  takingBack: { title: 'Taking back the publication', processing: 'Taking it back…', failed: 'The publication could not be taken back.' },
  saved: 'Everything is saved.',
};
