/** A first message fits a glance: WhatsApp shows about this much before "read more". */
const longestFirstMessage = 139;

/** The message a chat starts with; a long business name is shortened so that the message stays short. */
export function firstMessage(name: string, write: (name: string) => string): string {
  const over = write(name).length - longestFirstMessage;
  if (over <= 0) return write(name);
  const kept = [...name].slice(0, Math.max(0, [...name].length - over - 1));
  return write(`${kept.join('').trimEnd()}…`);
}
