import type { OpenDialog } from '../../../renderer/app/model/open-dialog.ts';
import type { State } from '../../../renderer/app/model/state.ts';

/** Returns the open dialog; throws unless it is of that kind. */
export function dialogOf<K extends OpenDialog['kind']>(
  { dialog }: Pick<State, 'dialog'>,
  kind: K,
): Extract<OpenDialog, { kind: K }> {
  const isOfKind = (each: OpenDialog): each is Extract<OpenDialog, { kind: K }> => each.kind === kind;
  if (!dialog || !isOfKind(dialog)) throw new Error(`no dialog ${kind}, but ${dialog?.kind ?? 'none'}`);
  return dialog;
}
