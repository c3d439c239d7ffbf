export type SimulatedClock = {
  /** Milliseconds since 1970, in the simulator's time. */
  now(): number;
  /** Has something done after so long; things of the same instant are done together. */
  after(milliseconds: number, work: () => unknown): void;
  sleep(milliseconds: number): Promise<void>;
  /** Lets so much time pass at once, and all that happens in it, in its order; waits for what it sets off. */
  advance(milliseconds: number): Promise<void>;
  stop(): void;
};

export type ClockOptions = {
  startAt?: number;
  /** How many times faster than real time it runs; 0 stands still, so that time passes by `advance` alone. */
  speed?: number;
};

const longestTimeout = 2 ** 31 - 1;

/** The time of the simulated providers. */
export function createSimulatedClock({ startAt = Date.now(), speed = 1 }: ClockOptions = {}): SimulatedClock {
  const agenda = createAgenda();
  const { now, jumpTo } = createTime(startAt, speed);
  let timer: NodeJS.Timeout | undefined;
  let advancing: Promise<void> = Promise.resolve();

  function setTimer() {
    clearTimeout(timer);
    const next = agenda.next();
    if (next === undefined || speed === 0) return;
    timer = setTimeout(runDue, Math.min(longestTimeout, Math.max(0, (next - now()) / speed)));
  }

  function runDue() {
    for (let due = agenda.takeDue(now()); due.length > 0; due = agenda.takeDue(now())) {
      // Nobody waits: a slow answer to one webhook holds up no other.
      for (const { work } of due) work();
    }
    setTimer();
  }

  async function pass(milliseconds: number) {
    const end = now() + milliseconds;
    for (let due = agenda.takeDue(end); due.length > 0; due = agenda.takeDue(end)) {
      jumpTo(due[0]?.instant ?? end);
      await Promise.all(due.map(({ work }) => work()));
    }
    jumpTo(end);
    setTimer();
  }

  function after(milliseconds: number, work: () => unknown) {
    agenda.add({ instant: now() + milliseconds, work });
    setTimer();
  }

  return {
    now,
    after,
    sleep: (milliseconds) => new Promise((resolve) => after(milliseconds, () => resolve())),
    advance: (milliseconds) => {
      advancing = advancing.then(() => pass(milliseconds));
      return advancing;
    },
    stop: () => {
      agenda.clear();
      clearTimeout(timer);
    },
  };
}

function createTime(startAt: number, speed: number) {
  let base = { simulated: startAt, real: performance.now() };
  const now = () => Math.round(base.simulated + (performance.now() - base.real) * speed);
  return {
    now,
    jumpTo: (instant: number) => {
      base = { simulated: Math.max(instant, now()), real: performance.now() };
    },
  };
}

type Entry = { instant: number; work: () => unknown };

type Agenda = {
  add(entry: Entry): void;
  /** Takes what comes first if it is due by then: all of one instant. */
  takeDue(until: number): Entry[];
  /** The first instant. */
  next(): number | undefined;
  clear(): void;
};

/** What is to be done when, in order of time, and of entry within an instant. */
function createAgenda(): Agenda {
  const entries: Entry[] = [];
  const split = (place: number) => (place === -1 ? entries.length : place);
  return {
    add: (entry) => {
      entries.splice(split(entries.findIndex(({ instant }) => instant > entry.instant)), 0, entry);
    },
    takeDue: (until) => {
      const [first] = entries;
      if (!first || first.instant > until) return [];
      return entries.splice(0, split(entries.findIndex(({ instant }) => instant !== first.instant)));
    },
    next: () => entries[0]?.instant,
    clear: () => {
      entries.length = 0;
    },
  };
}
