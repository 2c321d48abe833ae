import '../../style/zoom.css';

/** The factor on the page's default size. */
let zoom = 1;

/** CSS rules before the first zoom: the conditions of media rules, and lengths in vw and vh by property. */
const conditions = new WeakMap<CSSMediaRule, string>();
const declarations = new WeakMap<CSSStyleRule, ReadonlyMap<string, string>>();

/**
 * Enlarges everything but the table by a factor. Conditions and lengths that refer to the window's size are adapted as
 * for a smaller window, which browsers do only for their own zoom.
 */
export function zoomPage(times: number): void {
  const { dataset, style } = document.documentElement;
  zoom = times;
  if (times === 1) delete dataset['zoomed'];
  else dataset['zoomed'] = '';
  style.setProperty('--zoom', String(times));
  for (const { cssRules } of document.styleSheets) fit(cssRules);
  // The zoom may have moved the focused control out of view.
  document.activeElement?.scrollIntoView({ block: 'nearest' });
}

// Parts of the page fetched later bring their own styles; none of their content is shown before these are loaded.
document.addEventListener(
  'load',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.sheet) fit(target.sheet.cssRules);
  },
  true,
);

/** Adapts rules, and those nested in them, to the zoom. */
function fit(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) fitCondition(rule);
    else if (rule instanceof CSSStyleRule) fitLengths(rule);
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) fit(rule.cssRules);
  }
}

/** Multiplies the pixels of a condition: at 150 %, a window of 900 pixels is laid out as one of 600. */
function fitCondition(rule: CSSMediaRule): void {
  const condition = conditions.get(rule) ?? rule.media.mediaText;
  conditions.set(rule, condition);
  rule.media.mediaText = condition.replace(/([\d.]+)px/g, (_, pixels) => `${Number(pixels) * zoom}px`);
}

/** Divides vw and vh, which the zoom multiplies again: 100 vw stays the window's width. */
function fitLengths(rule: CSSStyleRule): void {
  const lengths = declarations.get(rule) ?? lengthsOfWindow(rule.style);
  declarations.set(rule, lengths);
  for (const [property, value] of lengths)
    rule.style.setProperty(
      property,
      value.replace(/([\d.]+)(v[wh])\b/g, (_, share, unit) => `${Number(share) / zoom}${unit}`),
    );
}

function lengthsOfWindow(style: CSSStyleDeclaration): ReadonlyMap<string, string> {
  if (!/\dv[wh]\b/.test(style.cssText)) return new Map();
  const all = [...style].map((property) => [property, style.getPropertyValue(property)] as const);
  return new Map(all.filter(([, value]) => /\dv[wh]\b/.test(value)));
}
