/** A house that is an "m" and a speech bubble. */
export function Logo() {
  return (
    <svg aria-hidden="true" width="32" height="34" viewBox="0 0 32 34" fill="currentColor">
      <path d="M16 1 30 11.5V29h-5.5v-9.5a3.25 3.25 0 0 0-6.5 0V29h-4v-9.5a3.25 3.25 0 0 0-6.5 0V28.5L2 33V11.5z" />
    </svg>
  );
}
