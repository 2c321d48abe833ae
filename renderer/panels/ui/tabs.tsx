import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { readingKey } from './reading-key.ts';

interface TabsProps<V extends string> {
  readonly label: string;
  readonly values: readonly { readonly value: V; readonly label: string }[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly children: ComponentChildren;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

/** Parts of a panel, one shown at a time; the arrow keys switch between them. */
export function Tabs<V extends string>({ label, values, value, onChange, children }: TabsProps<V>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent): void => {
    const step = STEPS[readingKey(event.key)];
    if (step === undefined) return;
    event.preventDefault();
    const at = values.findIndex((each) => each.value === value) + step;
    const next = Math.max(0, Math.min(values.length - 1, at));
    list.current?.querySelectorAll('button')[next]?.focus();
    onChange(values[next]?.value ?? value);
  };
  return (
    <>
      <div ref={list} class="tabs" role="tablist" aria-label={label} onKeyDown={walk}>
        {values.map((each) => (
          <button
            key={each.value}
            id={`${id}-${each.value}`}
            type="button"
            role="tab"
            class="chip"
            aria-selected={each.value === value}
            aria-controls={`${id}-part`}
            tabIndex={each.value === value ? 0 : -1}
            onClick={() => onChange(each.value)}
          >
            {each.label}
          </button>
        ))}
      </div>
      <div id={`${id}-part`} role="tabpanel" aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}
