/** What a person can mean by what they do on the board, and what is told with it. */
interface IntentArguments {
  readonly drop: readonly [from: number, count: number, to: number];
  readonly tap: readonly [pile: number];
  /** A click on a card that is to play it. */
  readonly play: readonly [pile: number, index: number];
  /** A click that does nothing, so that the reason can be told. */
  readonly idle: readonly [pile: number];
  /** On a card; index −1 is an empty pile’s place. */
  readonly doubleClick: readonly [pile: number, index: number];
  /** Right click on the bare table: all safe cards home. */
  readonly collect: readonly [];
  /** Middle click: a hint. */
  readonly hint: readonly [];
  /** A drop the rules forbid, so that the reason can be told. */
  readonly refused: readonly [from: number, count: number, to: number];
  /** Cards were taken up, by a drag or a click. */
  readonly picked: readonly [pile: number, count: number];
  readonly putBack: readonly [];
}

type IntentName = keyof IntentArguments;

type IntentNamed<K extends IntentName> = { [Name in K]: readonly [Name, ...IntentArguments[Name]] }[K];

/** One intent as data: its name and its arguments, as in `['drop', 6, 1, 9]`. */
export type Intent = IntentNamed<IntentName>;

/** Whoever acts on intents; the board shows no change until `apply` brings one. */
export type BoardIntents = { readonly [K in IntentName]: (...args: IntentArguments[K]) => void };

/** Calls the function of `intents` that an intent names. */
export function tell(intents: BoardIntents, intent: Intent): void {
  call<IntentName>(intents, intent);
}

/** Generic over the name, so that the compiler sees that function and arguments belong together. */
function call<K extends IntentName>(intents: BoardIntents, [name, ...args]: IntentNamed<K>): void {
  intents[name](...args);
}
