import { homedir } from 'node:os';

/** Returns the user's home folder; '' where the system knows none, as for a service account. */
export function homeFolder(): string {
  try {
    return homedir();
  } catch {
    return '';
  }
}
