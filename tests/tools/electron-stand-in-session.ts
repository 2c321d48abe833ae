type Decide = (request: { url: string }, answer: (decision: { cancel: boolean }) => void) => void;

/** Notes who is to decide on permissions and requests, so that a test can ask. */
export class Session {
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
