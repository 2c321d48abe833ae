/** The intents of a person on the board, with their arguments. */
interface IntentArguments {
  readonly drop: readonly [from: number, count: number, to: number];
  readonly tap: readonly [pile: number];
  /** A click that plays a card. */
  readonly play: readonly [pile: number, index: number];
  /** A click on an empty pile that brings cards there. */
  readonly fill: readonly [pile: number];
  /** A click that does nothing, reported so that the reason can be shown. */
  readonly idle: readonly [pile: number];
  /** A drag of a card that can’t be picked up, reported so that the reason can be shown. */
  readonly stuck: readonly [pile: number, index: number];
  /** Index −1 is an empty pile’s place. */
  readonly doubleClick: readonly [pile: number, index: number];
  /** Right click on an empty part of the table: all safe cards go to the foundations. */
  readonly collect: readonly [];
  /** Middle click: a hint. */
  readonly hint: readonly [];
  /** A drop the rules forbid, reported so that the reason can be shown. */
  readonly refused: readonly [from: number, count: number, to: number];
  /** Cards were picked up, by a drag or a click. */
  readonly picked: readonly [pile: number, count: number];
  readonly putBack: readonly [];
}

type IntentName = keyof IntentArguments;

type IntentNamed<K extends IntentName> = { [Name in K]: readonly [Name, ...IntentArguments[Name]] }[K];

/** One intent as data: its name and its arguments, as in `['drop', 6, 1, 9]`. */
export type Intent = IntentNamed<IntentName>;

/** The receiver of intents; the board changes nothing until `apply` is called. */
export type BoardIntents = { readonly [K in IntentName]: (...args: IntentArguments[K]) => void };

/** Calls the function that an intent names. */
export function callIntent(intents: BoardIntents, intent: Intent): void {
  call<IntentName>(intents, intent);
}

/** Generic over the name, so that the compiler knows that function and arguments match. */
function call<K extends IntentName>(intents: BoardIntents, [name, ...args]: IntentNamed<K>): void {
  intents[name](...args);
}
