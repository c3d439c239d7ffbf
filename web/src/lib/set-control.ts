/** Sets a control that nobody controls, and says so to the form. */
export function setControl(form: HTMLFormElement | null, name: string, value: string): void {
  const named = form?.elements.namedItem(name);
  for (const control of named instanceof RadioNodeList ? [...named] : [named]) {
    if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type))
      control.checked = control.value === value;
    else if (control && 'value' in control) control.value = value;
    control?.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
