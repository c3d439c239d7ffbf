import type { TurnstileChallenge } from '@mboalink/shared/challenge.ts';

const source = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

type Widget = {
  render: (
    place: HTMLElement,
    options: { sitekey: string; action: string; cData: string } & Record<
      'callback' | 'error-callback' | 'timeout-callback',
      (token: string) => void
    >,
  ) => string;
  remove: (id: string) => void;
};

let script: Promise<Widget> | undefined;

function loadWidget(): Promise<Widget> {
  script ??= new Promise<Widget>((resolve, reject) => {
    const element = Object.assign(document.createElement('script'), { src: source, async: true });
    element.onload = () => {
      const { turnstile } = window as { turnstile?: Widget };
      if (turnstile) resolve(turnstile);
      else reject(new Error('Turnstile did not start'));
    };
    element.onerror = () => reject(new Error('Turnstile did not arrive'));
    document.head.append(element);
  });
  script.catch(() => {
    script = undefined;
  });
  return script;
}

/** Answers by Cloudflare's widget, which shows itself in `place` only where it asks for a press. */
export async function answerTurnstile(
  { siteKey, action, cData }: TurnstileChallenge,
  place: HTMLElement,
): Promise<string> {
  const widget = await loadWidget();
  let id = '';
  try {
    return await new Promise<string>((resolve, reject) => {
      const fail = () => reject(new Error('Turnstile gave no token'));
      id = widget.render(place, {
        sitekey: siteKey,
        action,
        cData,
        callback: resolve,
        'error-callback': fail,
        'timeout-callback': fail,
      });
    });
  } finally {
    widget.remove(id);
  }
}
