import { EventEmitter } from 'node:events';

type Handlers = Pick<
  Electron.Session,
  'setPermissionRequestHandler' | 'setPermissionCheckHandler' | 'setDevicePermissionHandler'
>;
type Decide = Parameters<Electron.WebRequest['onBeforeRequest']>[0];

/** Takes the handlers that decide on a page's permissions and requests, and reports its downloads. */
export class Session extends EventEmitter implements Handlers {
  readonly webRequest = { onBeforeRequest: (_decide: Decide): void => {} };

  setPermissionRequestHandler: Handlers['setPermissionRequestHandler'] = () => {};
  setPermissionCheckHandler: Handlers['setPermissionCheckHandler'] = () => {};
  setDevicePermissionHandler: Handlers['setDevicePermissionHandler'] = () => {};
}
