import { EventEmitter } from 'node:events';

type Decide = (request: { url: string }, answer: (decision: { cancel: boolean }) => void) => void;

/** Keeps the handlers of permissions and requests, so that a test can call them. */
export class Session extends EventEmitter {
  request: ((contents: unknown, permission: string, answer: (yes: boolean) => void) => void) | undefined;
  check: ((contents: unknown, permission: string) => boolean) | undefined;
  device: (() => boolean) | undefined;
  before: Decide | undefined;
  readonly webRequest = { onBeforeRequest: (decide: Decide): void => void (this.before = decide) };

  setPermissionRequestHandler(handler: Session['request']): void {
    this.request = handler;
  }
  setPermissionCheckHandler(handler: Session['check']): void {
    this.check = handler;
  }
  setDevicePermissionHandler(handler: Session['device']): void {
    this.device = handler;
  }
}
