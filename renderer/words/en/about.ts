/** Rules and their words, version and licences. */
export const about = {
  'rules.title': 'Rules of {game}',
  'rules.missing': 'The rules of this game can’t be loaded at the moment.',
  'rules.language': 'The rules of this game are in English only.',
  'rules.rest': 'The rules in full are in English here.',

  'glossary.title': 'Glossary',
  'glossary.text': 'What the words of the rules mean. Where the page of a game differs, the page is right.',
  'glossary.language': 'This glossary is in English only.',
  'glossary.back': 'Back to the rules',

  'about.title': 'About Baize',
  'about.version': 'Version {version}',
  'about.aged': 'Version {version}, {age} old',
  'about.newer': 'Baize never goes online, so it can’t look for newer versions itself. They are listed here:',
  'about.releases': 'See all versions',
  'about.copy-address': 'Copy the address',
  'about.address-copied': 'Address copied: paste it into a browser.',
  'about.text': 'Solitaire in peace: no account, no ads, no internet.',
  'about.stays': 'Nothing leaves this computer',
  'about.stays-text':
    'Your games, statistics and pictures are kept in one folder on this computer and nowhere else. Baize has no accounts, collects nothing and contacts nobody. Its page can connect to Baize alone; you can try it.',
  'about.stays-but': 'The only exception is a folder you choose to share yourself (Settings, “Your other computer”).',
  'about.try': 'Try to connect elsewhere',
  'about.refused': 'Refused: no connection to {address} was made.',
  'about.not-refused': 'The connection to {address} was not refused. Please report this.',
  'about.licence': 'Baize is free software under the MIT licence. It builds on the work of others:',
  'about.licences': 'Licences',
  'about.wrong': 'If something goes wrong',
  'about.diagnostics':
    'Baize keeps a log, which helps to find out why. It names none of your games, and no folder but Baize’s own.',
  'about.copy': 'Copy diagnostics',
  'about.copied': 'Diagnostics copied: paste them where you ask for help.',
} as const;
