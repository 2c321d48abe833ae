/** The components of the messages that the program starts with, by the names of their files. */
export const START_COMPONENTS = ['commands', 'table', 'lessons', 'panels', 'options'] as const;
