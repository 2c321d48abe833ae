import { useId } from 'preact/hooks';

interface SwitchRowProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** A switch. */
export function SwitchRow({ label, on, onChange }: SwitchRowProps) {
  return (
    <label class="switch-row">
      <span>{label}</span>
      <input
        type="checkbox"
        role="switch"
        class="switch"
        checked={on}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}

export interface SegmentsProps<V extends string> {
  readonly label: string;
  /** `lang`: the language of a label that isn't in the window's. */
  readonly values: readonly { readonly value: V; readonly label: string; readonly lang?: string }[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  /** One below the other, for longer labels. */
  readonly upright?: boolean;
}

/** A choice of one of a few. */
export function Segments<V extends string>({ label, values, value, onChange, upright = false }: SegmentsProps<V>) {
  const name = useId();
  return (
    <fieldset class={upright ? 'segments upright' : 'segments'}>
      <legend>{label}</legend>
      <div class="segment-row">
        {values.map((each) => (
          <label key={each.value}>
            <input type="radio" name={name} checked={each.value === value} onChange={() => onChange(each.value)} />
            <span lang={each.lang} data-label={each.label}>
              {each.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export interface PickListProps {
  readonly label: string;
  readonly values: readonly { readonly value: string; readonly label: string; readonly disabled?: boolean }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A choice of one of many, as a row of a form; `hint` explains it. */
export function PickRow({ label, values, value, onChange, hint }: PickListProps & { readonly hint?: string }) {
  const id = useId();
  return (
    <>
      <label class="pick-row">
        <span>{label}</span>
        <select
          value={value}
          aria-describedby={hint === undefined ? undefined : id}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          <Choices values={values} />
        </select>
      </label>
      {hint !== undefined && (
        <p id={id} class="hint under-row">
          {hint}
        </p>
      )}
    </>
  );
}

/** A choice of one of many, highlighted when it is not the first. */
export function PickList({ label, values, value, onChange }: PickListProps) {
  return (
    <label class="pick-list">
      <span>{label}</span>
      <select class={value === '' ? '' : 'set'} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <Choices values={values} />
      </select>
    </label>
  );
}

const Choices = ({ values }: Pick<PickListProps, 'values'>) =>
  values.map((each) => (
    <option key={each.value} value={each.value} disabled={each.disabled ?? false}>
      {each.label}
    </option>
  ));
