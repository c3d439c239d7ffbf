export type ClockOptions = {
  startAt?: number;
  /** How many times faster than real time it runs; 0 stands still, so that time passes by `advance` alone. */
  speed?: number;
};

type Entry = { instant: number; work: () => unknown };

const longestTimeout = 2 ** 31 - 1;

/** The time of the simulated providers. */
export class SimulatedClock {
  readonly #speed: number;
  #base: { simulated: number; real: number };
  /** In order of time, and of entry within an instant. */
  #agenda: Entry[] = [];
  #timer: NodeJS.Timeout | undefined;
  #advancing: Promise<void> = Promise.resolve();

  constructor({ startAt = Date.now(), speed = 1 }: ClockOptions = {}) {
    this.#speed = speed;
    this.#base = { simulated: startAt, real: performance.now() };
  }

  /** Milliseconds since 1970, in the simulator's time. */
  readonly now = (): number =>
    Math.round(this.#base.simulated + (performance.now() - this.#base.real) * this.#speed);

  /** Has something done after so long; things of the same instant are done together. */
  after(milliseconds: number, work: () => unknown): void {
    this.#agenda.push({ instant: this.now() + milliseconds, work });
    this.#agenda.sort((a, b) => a.instant - b.instant);
    this.#setTimer();
  }

  sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => this.after(milliseconds, resolve));
  }

  /** Lets so much time pass at once, and all that happens in it, in its order; waits for what it sets off. */
  advance(milliseconds: number): Promise<void> {
    this.#advancing = this.#advancing.then(() => this.#pass(this.now() + milliseconds));
    return this.#advancing;
  }

  stop(): void {
    this.#agenda = [];
    clearTimeout(this.#timer);
  }

  async #pass(end: number): Promise<void> {
    for (let due = this.#takeDue(end); due.length > 0; due = this.#takeDue(end)) {
      this.#jumpTo(due[0]?.instant ?? end);
      await Promise.all(due.map(({ work }) => work()));
    }
    this.#jumpTo(end);
    this.#setTimer();
  }

  #jumpTo(instant: number): void {
    this.#base = { simulated: Math.max(instant, this.now()), real: performance.now() };
  }

  /** Takes what comes first if it is due by then: all of one instant. */
  #takeDue(until: number): Entry[] {
    const [first] = this.#agenda;
    if (!first || first.instant > until) return [];
    const due = this.#agenda.filter(({ instant }) => instant === first.instant);
    this.#agenda = this.#agenda.slice(due.length);
    return due;
  }

  #setTimer(): void {
    clearTimeout(this.#timer);
    const [next] = this.#agenda;
    if (!next || this.#speed === 0) return;
    const wait = Math.max(0, (next.instant - this.now()) / this.#speed);
    this.#timer = setTimeout(() => this.#runDue(), Math.min(longestTimeout, wait));
  }

  #runDue(): void {
    // Nobody waits: a slow answer to one webhook holds up no other.
    for (const { work } of this.#takeDue(this.now())) work();
    this.#setTimer();
  }
}
