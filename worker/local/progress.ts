const terminal = process.stdout.isTTY === true;
const colour = terminal && !process.env.NO_COLOR;
const paint = (code: number, text: string) => (colour ? `\x1b[${code}m${text}\x1b[0m` : text);

export const bold = (text: string) => paint(1, text);
export const dim = (text: string) => paint(2, text);
const green = (text: string) => paint(32, text);
const red = (text: string) => paint(31, text);

export function writeLine(text = ''): void {
  process.stdout.write(`${text}\n`);
}

export function writeError(text: string): void {
  process.stderr.write(`${red('✗')} ${text}\n`);
}

/** Says how far a long step has come; only a terminal shows it, and only until the step has ended. */
export type Note = (text: string) => void;

/** Runs one step of the start and shows it with the time that it took. */
export async function step<T>(label: string, work: (note: Note) => Promise<T>): Promise<T> {
  const started = performance.now();
  const show: Note = (text) => {
    if (terminal) process.stdout.write(`\r\x1b[K${dim('…')} ${text}`);
  };
  show(label);
  try {
    const result = await work((text) => show(`${label}: ${text}`));
    finish(`${green('✓')} ${label}  ${dim(seconds(performance.now() - started))}`);
    return result;
  } catch (error) {
    finish(`${red('✗')} ${label}`);
    throw error;
  }
}

function finish(line: string) {
  writeLine(terminal ? `\r\x1b[K${line}` : line);
}

function seconds(milliseconds: number) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
