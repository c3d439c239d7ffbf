import type { PassId } from '@mboalink/shared/billing/product-ids.ts';
import { passes } from '@mboalink/shared/catalogue/passes.ts';
import { doualaDay } from '@mboalink/shared/day.ts';

const day = 24 * 60 * 60 * 1000;

/** What a plain reading of the rules makes of one member's openings, with their passes; all times are milliseconds. */
export function modelOpenings() {
  const bought: { kind: PassId; remaining: number; endsAt: number }[] = [];
  let ofDay = { day: '', count: 0 };

  /** Those that may be used, the one that ends first before the others. */
  const running = (now: number) =>
    bought
      .filter(({ endsAt, remaining }) => endsAt > now && remaining > 0)
      .sort((one, other) => one.endsAt - other.endsAt);

  /** How many of the plan were opened on the day of an instant. */
  const viewedToday = (now: number) => (ofDay.day === doualaDay(new Date(now)) ? ofDay.count : 0);

  function buy(kind: PassId, now: number) {
    const { reveals, days } = passes[kind];
    bought.push({ kind, remaining: reveals, endsAt: now + days * day });
  }

  /** Opens somebody new where the plan or a pass allows it; answers whether one does. */
  function open(dailyLimit: number, now: number): boolean {
    const viewed = viewedToday(now);
    if (viewed < dailyLimit) {
      ofDay = { day: doualaDay(new Date(now)), count: viewed + 1 };
      return true;
    }
    const [first] = running(now);
    if (first) first.remaining -= 1;
    return first !== undefined;
  }

  return { buy, open, running, viewedToday };
}
