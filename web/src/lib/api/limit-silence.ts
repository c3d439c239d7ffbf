const mostMilliseconds = 30_000;

/** Calls a call off after thirty seconds, counted anew from each `renew`, or with `outer`. */
export function limitSilence(outer?: AbortSignal) {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const limit = {
    signal: controller.signal,
    // Chrome before 98 keeps no reason with what it calls off.
    timedOut: false,
    renew: () => {
      limit.stop();
      timer = setTimeout(() => {
        limit.timedOut = true;
        controller.abort();
      }, mostMilliseconds);
    },
    stop: () => clearTimeout(timer),
  };
  const callOff = () => controller.abort();
  if (outer?.aborted) callOff();
  outer?.addEventListener('abort', callOff);
  limit.renew();
  return limit;
}
