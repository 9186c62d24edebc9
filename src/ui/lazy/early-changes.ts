type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface HTMLElement {
    /** React's: it ignores events of a control whose value it has seen already. */
    _valueTracker?: { setValue(value: string): void };
  }
}

/**
 * Each replay renders, which resets other controls: the text with the focus is first, so that its caret stays. Radio
 * buttons follow the selects, in which they may leave fewer options.
 */
const REPLAY_ORDER = ['input:not([type=radio]):focus,textarea:focus', 'select,textarea', 'input'];

/** What makes React handle the controls that differ from the page's HTML, whether a user or the browser filled them in. */
export function findChanges(scope: ParentNode): (() => void)[] {
  const controls = REPLAY_ORDER.flatMap((selector) => [...scope.querySelectorAll<Control>(selector)]);
  return [...new Set(controls)].flatMap((control) => {
    const { value } = control;
    const checked = 'checked' in control && control.checked;
    const event = changeEvent(control);
    return event
      ? () => {
          if (control.value !== value) control.value = value;
          if ('checked' in control) control.checked = checked;
          control._valueTracker?.setValue(`not ${value}`);
          control.dispatchEvent(new Event(event, { bubbles: true }));
        }
      : [];
  });
}

/** The event by which React notices that the control was changed; false if it was not. */
function changeEvent(control: Control): string | false {
  if (control.querySelector('option:default:not(:checked)')) return 'change';
  if (control.matches(':checked:not(:default),[type=checkbox]:default:not(:checked)')) return 'click';
  return 'defaultValue' in control && control.value !== control.defaultValue && 'input';
}
