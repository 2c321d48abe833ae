/** Rules and their words, version and licences. */
export const about = {
  'rules.title': 'Rules of {game}',
  'rules.missing': 'The rules of this game can’t be reached at the moment.',
  'rules.language': 'The rules are in English here.',
  'rules.rest': 'The rules in full are in English here.',

  'glossary.title': 'Glossary',
  'glossary.text': 'What the words of the rules mean. Where the page of a game says otherwise, it is right.',
  'glossary.language': 'The words are explained in English here.',
  'glossary.back': 'Back to the rules',

  'about.title': 'About Baize',
  'about.version': 'Version {version}',
  'about.aged': 'Version {version}, {age} old',
  'about.newer': 'Baize never goes online, so it doesn’t look for newer versions by itself:',
  'about.releases': 'See all versions',
  'about.copy-address': 'Copy the address',
  'about.address-copied': 'The address is copied: paste it into a browser.',
  'about.text': 'Solitaires to play in peace: no account, no advertisement, no network.',
  'about.licence': 'Baize is free software under the MIT licence. It stands on the work of others:',
  'about.licences': 'Licences',
  'about.wrong': 'When something goes wrong',
  'about.diagnostics':
    'Baize notes what happens, to help find out why. The notes name none of your games, and no folder but Baize’s own.',
  'about.copy': 'Copy diagnostics',
  'about.copied': 'The diagnostics are copied: paste them where you ask for help.',
} as const;
