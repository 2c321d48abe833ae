import { homedir } from 'node:os';

/**
 * The home folder of whoever runs the program; '' where the system knows none, as for an account that was made for a
 * service.
 */
export function homeFolder(): string {
  try {
    return homedir();
  } catch {
    return '';
  }
}
