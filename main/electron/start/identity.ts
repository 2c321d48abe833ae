/**
 * The program's name for the systems: `appId` of electron-builder.yml, under which Windows groups its windows and its
 * tasks.
 */
export const APP_ID = 'invalid.baize.Baize';
