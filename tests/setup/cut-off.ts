import type { BrowserContext, Page, Request } from 'playwright-core';

/**
 * What becomes of a call in whose middle the network goes: it never `leaves`, or arrives at the server, whose answer is
 * lost from its first byte on, or only its `body`: the cookies are here then.
 */
export type Cut = 'leaves not' | 'whole answer lost' | 'body lost';

/** The network goes while a call is under way. */
export async function cutOff(page: Page, context: BrowserContext, call: string, cut: Cut) {
  let over = () => {};
  const isCut = new Promise<void>((resolve) => {
    over = resolve;
  });
  await page.route(
    ({ pathname }) => pathname === `/api/trpc/${call}`,
    async (route) => {
      if (cut === 'body lost') await route.fetch();
      if (cut === 'whole answer lost') await sendInVain(route.request());
      await context.setOffline(true);
      await route.abort('internetdisconnected');
      over();
    },
    { times: 1 },
  );
  return { isOver: isCut };
}

/** Sends what the browser would have sent, and keeps nothing of the answer from it: a fetch of the browser's takes the cookies. */
async function sendInVain(request: Request) {
  const sent = await request.allHeaders();
  const kept = ['accept-language', 'content-type', 'cookie', 'origin', 'user-agent'];
  const headers = Object.fromEntries(Object.entries(sent).filter(([name]) => kept.includes(name)));
  const answer = await fetch(request.url(), {
    method: request.method(),
    headers,
    body: request.postData(),
  });
  await answer.arrayBuffer();
}
