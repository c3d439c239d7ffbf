/** One line of JSON for whoever runs the Worker; nothing personal, nothing that people typed. */
export function log(line: Record<string, unknown>): void {
  // biome-ignore lint/suspicious/noConsole: the platform collects what a Worker prints.
  console.log(JSON.stringify(line));
}
